"""A game of the Italian kind as a rule text, for tests of those who read, play and keep the score of such games."""

COINS = """carioca 1 en
variant coins
based on family

players
  number: 2 to 6

deck
  packs: 2
  jokers: 4
  wild: jokers

options
  mode pazza: "the player who starts chooses the round"

groups
  court: A K Q J
  key: 5, 10

set
  size: at least 3 cards
  grows to: at most 4 cards
  suits: all different

run
  size: at least 3 cards

meld pair
  like: set
  size: at least 2 cards
  beyond the contract: forbidden

rounds
  1: 1 pair
  2: 1 set
  3: 1 set, 1 pair
  4: 2 sets
  5: melds worth at least 40 points
  6: 1 run
  7: 1 set, 1 run
  8: whole hand

wild cards
  per meld when opening: none
  per meld when opening in round 8: at most 1
  per meld when melding: at most 1
  per meld when laying off: at most 1

deal
  first dealer: lowest card drawn
  next dealer: to the left
  direction: clockwise
  hand: 13 cards
  upcard: none
  new deal with: 4 doubles

opening
  melds: the contract and more
  low ace: 8 points

turn
  first draw: a second card if the first is refused
  lay off onto: any meld
  lay off from: next turn
  new melds later: allowed
  final discard: required
  no discard of in round 1: court until all have opened unless forced

buying
  who: any player in turn order
  price: 2 coins
  not bought: jokers

end of round
  stock empty: round void, played again
  hand counts: every card
  hand counts in round 8: unmatched cards

scoring
  going out: -10 points
  going out after choosing in mode pazza: -20 points
  2 to 10: face value
  J to K: 10 points
  A: 10 points
  joker: 25 points

match
  bust over: 150 points
  re-entry: at the highest total of the others
  order: in order
  order in mode pazza: chosen by the player who starts
  tie: shared

money
  stake: 10 coins
  pot per round: 1 coin
  re-entry fee: 5 coins
"""

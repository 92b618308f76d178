"""The checks of the judge, one module for each act."""

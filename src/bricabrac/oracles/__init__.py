"""Games recorded by independent implementations, replayed decision by decision against our rules."""

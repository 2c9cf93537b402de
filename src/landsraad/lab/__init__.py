"""Games between bots: matches, soaks and benchmarks."""

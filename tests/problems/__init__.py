"""Problems that were reported, as the files that the client made of them, and what is right there.

A new one: put the file here, and write a test that says what was wrong (CONTRIBUTING.md).
"""

"""What a seat sees, as numbers, and many games played side by side: the quick part of the environments.

It needs the engine alone and is compiled with it; `landsraad.envs` is what users see.
"""

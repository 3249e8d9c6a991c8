"""The smallest bot: any offer, each as likely as the others. An argument makes its dice the same every time."""

import random
import sys

import boucan

dice = random.Random(sys.argv[1] if len(sys.argv) > 1 else None)
boucan.serve(lambda ask: dice.randrange(len(ask["offers"])), name="random in Python")

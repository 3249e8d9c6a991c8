"""Plays a match of every game at a server, any offer as likely as the others.

    BOUCAN_TOKEN=boucan_… python3 table_bot.py https://boucan.example [GAME…]
"""

import os
import random
import sys

import boucan_table

me = boucan_table.Client(sys.argv[1].split(","), os.environ["BOUCAN_TOKEN"])
games = {game["id"]: game for game in me.games()}
for name in sys.argv[2:] or games:
    seats = max(2, games[name]["seats"]["fewest"])
    table = me.open(name, seats, bots=[None] + ["random"] * (seats - 1), start=True)
    end = me.play(table, lambda turn: random.randrange(len(turn["asked"]["offers"])))
    print(name, table, "winners", end["result"]["winners"], "scores", end["result"]["scores"], flush=True)

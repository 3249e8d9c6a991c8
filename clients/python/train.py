"""A learner in thirty lines: which verbs win? It plays against Boucan's bots and keeps, of every verb, how often a match in which it was chosen was won."""

import random
import sys
from collections import defaultdict

import boucan


def main(game="brethren", matches=20, rivals="level1", command="npx boucan"):
    env = boucan.Env(game, command=command)
    dice, tried, won = random.Random(1), defaultdict(int), defaultdict(float)
    for match in range(matches):
        env.reset(seed=match)
        mine = env.possible_agents[match % len(env.possible_agents)]
        chosen = set()
        for agent in env.agent_iter():
            seen, reward, termination, truncation, _ = env.last()
            if termination or truncation:
                for verb in chosen if agent == mine else ():
                    tried[verb] += 1
                    won[verb] += reward
                env.step(None)
            elif agent != mine:
                env.let(rivals)
            else:
                worth = [(won[verb] + 1) / (tried[verb] + 2) + dice.random() / 10 for verb, *_ in (offer["choice"] for offer in seen["offers"])]
                action = worth.index(max(worth))
                chosen.add(seen["offers"][action]["choice"][0])
                env.step(action)
    env.close()
    for verb in sorted(tried, key=lambda verb: -won[verb] / tried[verb]):
        print(f"{verb}: {won[verb]:.1f} of {tried[verb]} matches won")


if __name__ == "__main__":
    main(*sys.argv[1:2])

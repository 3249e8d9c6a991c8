"""Boucan from Python: write a bot for `boucan arena`, or train on the games. One file, standard library alone.

A bot is a function that gets what its seat is asked and gives back one of the offers:

    import boucan, random
    boucan.serve(lambda ask: random.choice(ask["offers"])["choice"])

    npx boucan arena brethren --one cmd:"python3 my_bot.py" --others level2

An environment plays a game for a learner, with the AEC interface of PettingZoo:

    env = boucan.Env("brethren", players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else choose(observation))

The lines that travel are described in docs/programs.md.
"""

import json
import random
import shlex
import subprocess
import sys

try:  # where PettingZoo is installed, an Env is one of its environments
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    AECEnv, spaces = object, None

PROTOCOL = 1


class BoucanError(Exception):
    """What Boucan said was wrong."""


def _write(stream, message):
    stream.write(json.dumps(message, separators=(",", ":")) + "\n")
    stream.flush()


def serve(choose, name="a Python bot", words=None, start=None, end=None):
    """Play as a bot until there is nothing more to play.

    choose(ask) gives back a choice, or the place of one in ask["offers"]. words: "en" or "fr" for prompts and offers in words, which takes longer.
    start(message) and end(message) are told when a match begins and ends.
    """
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            if message["protocol"] != PROTOCOL:
                raise BoucanError(f"Boucan speaks protocol {message['protocol']}, this file {PROTOCOL}")
            _write(sys.stdout, {"type": "hello", "name": name, "words": words})
        elif kind == "ask":
            _write(sys.stdout, {"type": "choose", "choice": choose(message)})
        elif kind == "start" and start is not None:
            start(message)
        elif kind == "end" and end is not None:
            end(message)


class Game:
    """A game played by this program for all seats: `boucan env` in a process of its own."""

    def __init__(self, game, players=None, packs=(), options=None, lang=None, command="npx boucan"):
        args = shlex.split(command) + ["env", game]
        if players is not None:
            args += ["--players", str(players)]
        if packs:
            args += ["--packs", ",".join(packs)]
        for option, value in (options or {}).items():
            args += ["--option", f"{option}={str(value).lower() if isinstance(value, bool) else value}"]
        if lang is not None:
            args += ["--lang", lang]
        self._process = subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.hello = self._read()

    def reset(self, seed):
        """The first question of a match."""
        return self._ask({"type": "reset", "seed": str(seed)})

    def choose(self, choice):
        """Answer the open question with an offer or its place; gives the next question, or the end."""
        return self._ask({"type": "choose", "choice": choice})

    def let(self, bot):
        """Let one of Boucan's bots answer the open question: random, greedy, level1 … level5."""
        return self._ask({"type": "bot", "name": bot})

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait(timeout=10)
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, message):
        _write(self._process.stdin, message)
        answer = self._read()
        if answer["type"] == "error":
            raise BoucanError(answer["message"])
        return answer

    def _read(self):
        line = self._process.stdout.readline()
        if not line:
            raise BoucanError("boucan env ended; its reason is above, on standard error")
        return json.loads(line)


class Discrete:
    """The numbers from 0 to n - 1; a stand-in for that of gymnasium."""

    def __init__(self, n):
        self.n = n

    def contains(self, x):
        return isinstance(x, int) and 0 <= x < self.n

    def sample(self, mask=None):
        return random.choice([i for i in range(self.n) if mask is None or mask[i]])


class Seen(object if spaces is None else spaces.Dict):
    """What agents observe: JSON whose shape the game's schema tells (/api/v1/games/GAME/schema)."""

    def contains(self, x):
        return isinstance(x, dict)


class Env(AECEnv):
    """A game with the AEC interface of PettingZoo, with or without that package.

    An action is the place of an offer in the list of what the seat may choose now. The observation has the seat's view, the offers and a mask of `most`
    actions, an array where numpy is installed. The reward comes at the end: a seat's share of the victory. A seat that is not asked observes nothing.
    """

    metadata = {"render_modes": ["ansi"], "name": "boucan_v1", "is_parallelizable": False}

    def __init__(self, game, players=None, packs=(), options=None, lang=None, most=1024, command="npx boucan"):
        self.game = Game(game, players, packs, options, lang, command)
        self.most = most
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.hello["seats"])]
        self.agents = []
        self._spaces = (Seen(), Discrete(most) if spaces is None else spaces.Discrete(most))
        self._seed = 0

    def reset(self, seed=None, options=None):
        self._seed = self._seed + 1 if seed is None else seed
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._hear(self.game.reset(self._seed))

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the match is over for this agent: step(None)")
            self._leave(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        self._hear(self.game.choose(int(action)))

    def let(self, bot):
        """One of Boucan's bots answers for the agent whose turn it is."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._hear(self.game.let(bot))

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter=2**63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def observe(self, agent):
        """What this agent sees; only the one whose turn it is has something to choose."""
        view, offers = ({}, []) if self._ask is None or agent != self.agent_selection else (self._ask["view"], self._ask["offers"])
        mask = [1] * len(offers) + [0] * (self.most - len(offers))
        return {"observation": view, "offers": offers, "action_mask": mask if spaces is None else numpy.array(mask, numpy.int8)}

    def observation_space(self, agent):
        return self._spaces[0]

    def action_space(self, agent):
        return self._spaces[1]

    def render(self):
        return "" if self._ask is None else self._ask.get("prompt", self._ask["question"])

    def close(self):
        self.game.close()

    def _hear(self, answer):
        if answer["type"] == "end":
            self._ask = None
            winners = answer["winners"]
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = 1 / len(winners) if seat in winners else 0.0
                self._cumulative_rewards[agent] += self.rewards[agent]
                self.terminations[agent] = True
                self.infos[agent] = {"score": answer["scores"][seat]}
            self.agent_selection = self.agents[0]
            return
        if len(answer["offers"]) > self.most:
            raise BoucanError(f"{len(answer['offers'])} offers are more than most={self.most}")
        self._ask = answer
        self.agent_selection = self.possible_agents[answer["seat"]]

    def _leave(self, agent):
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)  # they were given when the match ended
        if self.agents:
            self.agent_selection = self.agents[0]

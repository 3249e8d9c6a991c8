// Bots in any language: programs that are spoken to over pipes (docs/programs.md).
import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findGame, GAMES } from '@boucan/games';
import { type Choice, seedOf } from '@boucan/kernel';
import { askOf, meant, speakerFor } from '@boucan/learn';
import { describe, expect, test } from 'vitest';
import { BIN, openShell } from './boucan.ts';

const { boucan, folder } = openShell();
const root = resolve(import.meta.dirname, '../../..');
const PYTHON = join(root, 'clients/python');
const run = promisify(execFile);

/** A program written for one test. */
function program(name: string, answers: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
const say = (message) => process.stdout.write((typeof message === 'string' ? message : JSON.stringify(message)) + '\\n');
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  ${answers}
}`,
  );
  return `cmd:${process.execPath} ${file}`;
}
const GREETS = `if (message.type === 'hello') say({ type: 'hello', words: null });`;

describe('a bot in Python and one in TypeScript', () => {
  test.for(GAMES.map(({ id }) => id))('%s: a match to the end', async (id) => {
    const game = (await findGame(id))!;
    const players = String(Math.max(2, game.seats[0]));
    const python = `cmd:python3 ${join(PYTHON, 'random_bot.py')} 1`;
    const typescript = `cmd:${process.execPath} ${join(root, 'clients/typescript/random-bot.ts')}`;
    const flags = ['--one', python, '--others', typescript, '--games', '1', '--players', players, '--json'];
    const { code, rows, err } = await boucan('arena', id, ...flags);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(rows()).toEqual([expect.objectContaining({ game: id, games: 1, endless: 0 })]);
  });

  test('the same dice, the same matches', async () => {
    const play = async () => {
      const one = `cmd:python3 ${join(PYTHON, 'random_bot.py')} 7`;
      return (await boucan('arena', 'toy', '--one', one, '--others', 'random', '--games', '5', '--json')).out;
    };
    expect(await play()).toBe(await play());
  });
});

test('a program meets tables of each of those that are named, or of the levels', async () => {
  const bot = `python3 ${join(PYTHON, 'random_bot.py')} 3`;
  const met = async (...flags: string[]) =>
    (await boucan('arena', 'toy', '--bot', bot, '--games', '2', ...flags, '--json'))
      .rows()
      .map(({ one, others, games }) => [one, others, games]);
  expect(await met()).toEqual(['random', 'level1', 'level2', 'level3'].map((level) => [`cmd:${bot}`, level, 2]));
  expect(await met('--others', 'greedy,random')).toEqual(['greedy', 'random'].map((other) => [`cmd:${bot}`, other, 2]));
  const { out } = await boucan('arena', 'toy', '--bot', bot, '--games', '2', '--others', 'random');
  expect(out).toMatch(/choices\/s\n.* \d+\n$/u);
});

test('the bot of docs/programs.md, in a folder with boucan.py alone', async () => {
  const text = readFileSync(join(root, 'docs/programs.md'), 'utf8');
  const [, bot] = /^```python my_bot\.py\n(.*?)^```$/msu.exec(text)!;
  const home = join(folder, 'this-evening');
  mkdirSync(home);
  copyFileSync(join(PYTHON, 'boucan.py'), join(home, 'boucan.py'));
  writeFileSync(join(home, 'my_bot.py'), bot!);
  const { code, rows, err } = await boucan(
    'arena',
    'brethren',
    '--bot',
    `python3 ${join(home, 'my_bot.py')}`,
    '--games',
    '1',
    '--json',
  );
  expect([code, err]).toEqual([0, '']);
  expect(rows().map(({ others }) => others)).toEqual(['random', 'level1', 'level2', 'level3']);
});

describe('what a program is told', () => {
  test('what its seat sees and what it may choose, in words where it wishes', async () => {
    const game = (await findGame('toy'))!;
    const state = game.setup({ seats: 2 }, seedOf('7'));
    const [{ seat } = { seat: 0 }] = state.asked;
    const ask = askOf(game, state, seat, speakerFor(game, 'fr', 2));
    expect(ask.view).toEqual(game.view(state, seat));
    expect(ask.offers.map(({ choice }) => choice)).toEqual(game.options(state, seat));
    expect(ask.prompt).toMatch(/\?$/u);
    for (const { words } of ask.offers) expect(words).toMatch(/^\p{Lu}/u);
    expect(askOf(game, state, seat, null).offers.every(({ words }) => words === undefined)).toBe(true);
  });

  test('an answer is an offer, word for word or by its place', async () => {
    const game = (await findGame('toy'))!;
    const state = game.setup({ seats: 2 }, seedOf('7'));
    const ask = askOf(game, state, state.asked[0]!.seat, null);
    const [first, second] = ask.offers.map(({ choice }) => choice) as [Choice, Choice];
    expect(meant(ask, [...second])).toBe(second);
    expect(meant(ask, 0)).toBe(first);
    for (const wrong of [-1, 0.5, ask.offers.length, '0', [...second, 'more'], null, {}])
      expect(meant(ask, wrong)).toBeUndefined();
  });

  test('its seats when a match begins, and who won at the end', async () => {
    const heard = join(folder, 'heard.ndjson');
    const one = program(
      'listener',
      `${GREETS}
  if (message.type === 'ask') say({ type: 'choose', choice: 0 });
  else (await import('node:fs')).appendFileSync(${JSON.stringify(heard)}, line + '\\n');`,
    );
    await boucan('arena', 'toy', '--one', one, '--others', 'random', '--games', '2', '--players', '3', '--packs', 'charms');
    const lines = readFileSync(heard, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { type: 'hello', protocol: 1, game: 'toy' },
      { type: 'start', seats: 3, yours: [0], packs: ['charms'] },
      { type: 'end', winners: expect.any(Array), scores: expect.any(Array) },
      { type: 'start', seats: 3, yours: [1] },
      { type: 'end' },
    ]);
  });
});

describe('a program that does not play along ends the arena, and is named', () => {
  test.for([
    ['that writes nonsense', `${GREETS} if (message.type === 'ask') say('nonsense');`, /not a line of JSON: nonsense/u],
    [
      'that chooses what is not offered',
      `${GREETS} if (message.type === 'ask') say({ type: 'choose', choice: ['win'] });`,
      /\["win"\] is none of the \d+ offers of /u,
    ],
    ['that ends', `${GREETS} if (message.type === 'ask') process.exit();`, /it ended before it answered /u],
    ['that says nothing', GREETS, /no answer to \S+ within 1 seconds/u],
    ['that wishes for words we do not speak', `say({ type: 'hello', words: 'la' });`, /words are "en", "fr" or null/u],
  ] as const)('one %s', async ([name, answers, complaint]) => {
    const one = program(name.replaceAll(' ', '-'), answers);
    const { code, err, out } = await boucan('arena', 'toy', '--one', one, '--others', 'random', '--patience', '1');
    expect(err).toMatch(complaint);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect([code, out]).toEqual([1, '']);
  });

  test('there is no such program', async () => {
    const { code, err } = await boucan('arena', 'toy', '--one', 'cmd:no-such-program', '--others', 'random');
    expect(err).toMatch(/no-such-program: it ended before it answered the greeting/u);
    expect(code).toBe(1);
  });
});

describe('an environment for learners', () => {
  const python = async (code: string): Promise<string> => {
    const file = join(folder, 'learner.py');
    writeFileSync(file, code);
    const env = { ...process.env, PYTHONPATH: PYTHON, BOUCAN: `${process.execPath} ${BIN}` };
    return (await run('python3', [file], { env })).stdout.trimEnd();
  };

  test('every game is played to its end, seat by seat, and rewards are shares of the victory', async () => {
    const told = await python(`
import os, boucan
for game in ${JSON.stringify(GAMES.map(({ id }) => id))}:
    env = boucan.Env(game, players=3, command=os.environ["BOUCAN"])
    env.reset(seed=1)
    shares, left = 0, []
    for agent in env.agent_iter():
        seen, reward, termination, truncation, info = env.last()
        if termination or truncation:
            shares += reward
            left.append((agent, type(info["score"]).__name__))
            env.step(None)
        else:
            assert sum(seen["action_mask"]) == len(seen["offers"]) > 0 and len(seen["action_mask"]) == env.most
            assert seen["observation"]["viewer"] == int(agent[5:])
            env.let("random")
    assert [agent for agent, _ in left] == env.possible_agents and env.agents == []
    print(game, round(shares, 6))
    env.close()
`);
    const lines = told.split('\n');
    expect(lines).toHaveLength(GAMES.length);
    for (const line of lines) expect(line).toMatch(/^\w+ (?:1\.0|0\.0|0|1)$/u);
  });

  test('it has what learners of PettingZoo ask an environment for', async () => {
    const told = await python(`
import os, boucan
env = boucan.Env("toy", players=2, command=os.environ["BOUCAN"])
env.reset(seed=3)
assert env.num_agents == env.max_num_agents == 2 and env.observation_space("seat_0") is env.observation_space("seat_0")
given = dict.fromkeys(env.agents, 0)
for agent in env.agent_iter():
    seen, reward, termination, truncation, info = env.last()
    assert env.observation_space(agent).contains(seen) and reward == given[agent]
    given[agent] = 0
    env.step(None if termination else env.action_space(agent).sample(seen["action_mask"]))
    for other, more in env.rewards.items():
        given[other] += more
    assert set(env.agents) == set(env.rewards) == set(env.terminations) == set(env.truncations) == set(env.infos)
env.close()
print(env.num_agents, set(given.values()))
`);
    expect(told).toBe('0 {0}');
  });

  test.runIf(spawnSync('python3', ['-c', 'import pettingzoo']).status === 0)(
    'where PettingZoo is installed, its own test finds nothing wrong',
    async () => {
      const told = await python(`
import os, boucan
from pettingzoo.test import api_test
for game in ("toy", "brethren"):
    env = boucan.Env(game, players=3, command=os.environ["BOUCAN"])
    api_test(env, num_cycles=1000)
    env.close()
`);
      expect(told.match(/Passed API test/gu)).toHaveLength(2);
    },
  );

  test('the same seed and actions, the same match; a wrong action changes nothing', async () => {
    const told = await python(`
import os, boucan
def play(slips):
    seen = []
    with boucan.Game("brethren", players=3, command=os.environ["BOUCAN"]) as game:
        ask = game.reset("7")
        while ask["type"] == "ask":
            if slips:
                for wrong in (999, ["win"], None):
                    try:
                        game.choose(wrong)
                        print("took", wrong)
                    except boucan.BoucanError:
                        pass
            seen.append((ask["seat"], ask["question"], len(ask["offers"])))
            ask = game.choose(len(seen) % len(ask["offers"]))
        try:
            game.choose(0)
        except boucan.BoucanError as error:
            return seen, ask["scores"], str(error)
print(play(False) == play(True), play(False)[2])
`);
    expect(told).toBe('True the match is over: send {"type": "reset", "seed": TEXT} for another');
  });

  test('the learner that is shown learns something to say', async () => {
    const env = { ...process.env, PYTHONPATH: PYTHON };
    const code = `import train; train.main("toy", 6, "random", ${JSON.stringify(`${process.execPath} ${BIN}`)})`;
    const { stdout } = await run('python3', ['-c', code], { env });
    expect(stdout).toMatch(/^\w+: \d+\.\d of 6 matches won$/mu);
  });

  test('bad lines and bad flags', async () => {
    const { code, err } = await boucan('env', 'toy', '--lang', 'la');
    expect([code, err]).toEqual([2, 'boucan: --lang takes en or fr, not la\n']);
    const told = await python(`
import os, boucan
game = boucan.Game("toy", command=os.environ["BOUCAN"], lang="fr")
for line in ({"type": "dance"}, {"type": "reset"}, {"type": "choose", "choice": 0}, {"type": "bot", "name": "hal"}):
    try:
        game._ask(line)
    except boucan.BoucanError as error:
        print(error)
print(game.reset("1")["prompt"])
game.close()
`);
    expect(told.split('\n')).toEqual([
      expect.stringMatching(/^a line is /u),
      expect.stringMatching(/^reset needs a seed/u),
      expect.stringMatching(/^nothing is being played/u),
      expect.stringMatching(/^nothing is being played/u),
      expect.stringMatching(/\?$/u),
    ]);
  });
});

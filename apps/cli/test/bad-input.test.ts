import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openShell } from './boucan.ts';

const { boucan, folder } = openShell();

writeFileSync(join(folder, 'half.json'), '{ "format": "boucan-record", "choi');
writeFileSync(join(folder, 'foreign.json'), '{ "name": "something else" }');
writeFileSync(join(folder, 'null.json'), 'null');
writeFileSync(join(folder, 'thin.json'), '{ "format": "boucan-record", "game": "toy" }');
writeFileSync(join(folder, 'lost.json'), '{ "format": "boucan-failure", "game": "toy" }');

test.concurrent.each([
  ['sim', 'sim needs a GAME; see boucan sim --help'],
  ['sim chess', 'there is no game chess; there are brethren, fortunes'],
  ['sim toy extra', 'sim has no use for extra; see boucan sim --help'],
  ['sim toy --fast', 'there is no flag --fast; sim takes --players, --games, --seed, --bots, --packs, --option, --json, --help'],
  ['sim toy -j', 'there is no flag -j; sim takes'],
  ['sim toy --json=yes', '--json takes no value'],
  ['sim toy --games', '--games needs a value'],
  ['sim toy --games --json', '--games needs a value'],
  ['sim toy --games -4', '--games takes a whole number from 1 up, not -4'],
  ['sim toy --games abc', '--games takes a whole number from 1 up, not abc'],
  ['sim toy --games 1.5', '--games takes a whole number from 1 up, not 1.5'],
  ['sim toy --players 9', '--players takes a whole number from 2 to 4, not 9'],
  ['sim toy --bots clever', 'there is no bot clever; there are random'],
  ['sim toy --bots level3:pirate', 'there is no bot level3:pirate; there are random'],
  ['match toy --bots level3:pirate,random', 'level3:trader, level3:raider, level3:gambler'],
  ['sim toy --bots random,', 'there is no bot without a name'],
  ['sim toy --players 3 --bots random,random', '--bots names 2 bots for 3 players; name one, or one for each'],
  ['sim toy --option parrot-pays=false', 'the option parrot-pays belongs to the pack charms: add it to --packs'],
  ['sim toy --packs calm', 'toy has no pack calm; it has heavy-sea, charms'],
  ['sim toy --option sea=calm', 'toy has no option sea; it has rounds'],
  ['sim toy --option rounds=4', '--option takes rounds=6 or rounds=3, not rounds=4'],
  ['laws toy --players 1', '--players takes a whole number from 2 to 4, not 1'],
  ['laws toy --cover triples', '--cover takes pairs, not triples'],
  ['laws toy --cover pairs --packs charms', '--cover says what the tables agree on: leave --packs out'],
  ['match toy', 'match needs --bots with 2 to 4 names'],
  ['match toy --bots random,random --weights a.json', 'toy names no features yet, so no weights fit it'],
  ['arena brethren --one random --others nobody', '--others: there is no bot nobody'],
  ['arena brethren --one random --others random,nobody', '--others: there is no bot nobody'],
  ['arena toy --bot true --one random', '--bot PROGRAM is --one cmd:PROGRAM: give one of the two'],
  ['arena brethren --weights nowhere.json', 'nowhere.json holds no weights for brethren'],
  ['learn brethren --hidden 300', '--hidden takes a whole number from 1 to 256, not 300'],
  ['match toy --bots random', '--bots names one bot; toy is for 2 to 4'],
  ['bench chess', 'there is no game chess'],
  ['record toy', 'record needs --out FILE'],
  ['record toy --out nowhere/match.json', 'nowhere/match.json cannot be written: there is no such file or folder'],
  ['verify nothing.json', 'nothing.json cannot be read: there is no such file or folder'],
  ['verify .', '. cannot be read: it is a folder'],
  ['verify half.json', 'half.json is not a game record: it is not JSON, or not all of it'],
  ['verify foreign.json', 'foreign.json is not a game record'],
  ['verify null.json', 'null.json is not a game record'],
  ['replay foreign.json', 'foreign.json is neither a game record nor a saved failure'],
  ['replay thin.json', 'thin.json: formatVersion is missing'],
  ['replay lost.json', 'lost.json: this failure cannot be played again'],
  ['replay half.json --lang de', '--lang takes en or fr, not de'],
  ['serve --port 99999', '--port takes a whole number from 0 to 65535, not 99999'],
  ['move --from sqlite:data', 'move needs --to: sqlite:FOLDER, sqlite:FILE.db or postgres://USER@HOST/NAME'],
  ['move --from data --to sqlite:other', '--from takes sqlite:FOLDER, sqlite:FILE.db or postgres://USER@HOST/NAME, not data'],
  ['move --from sqlite:data --to sqlite:data', '--from and --to are the same place'],
  ['backup --database mysql://host --out all.db', '--database takes postgres://USER@HOST/NAME, not mysql://host'],
  ['load --url ws://localhost', '--url takes the address of a'],
])('%s', async (line, message) => {
  const { code, out, err } = await boucan(...line.split(' '));
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^boucan: [^\n]+\n$/u);
  expect(err).toContain(message);
});

test('an unknown command shows which there are', async () => {
  const { code, out, err } = await boucan('shuffle');
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^boucan: there is no command shuffle\nboucan COMMAND/u);
});

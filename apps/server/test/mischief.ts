// A game from outside that breaks in whatever way it is asked to.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A game with one question, whose answers are good, or break the game in a way of their own. */
const SOURCE = `import { choice, defineGame, nobody, openVars, rulebook } from '@boucan/kernel';
const { proc, question } = rulebook();
const words = { title: 'Mischief', blurb: 'It breaks.', rules: { 'MIS-01': 'Choose.' }, prompts: { 'match.choose': 'What now?' },
  choices: { good: 'Go on', loop: 'Loop', eat: 'Eat', hoard: 'Hoard', hurl: 'Throw', cheat: 'Cheat', view: 'Break the view', leak: 'Show the bag' }, events: {}, reasons: {}, names: {}, cards: {}, options: {}, packs: {}, ends: { done: 'Done.' } };
const ALL = ['good', 'loop', 'eat', 'hoard', 'hurl', 'cheat', 'view', 'leak'].map((verb) => choice(verb));
const ask = question('match.choose', 'MIS-01', (o) => { for (const one of ALL) o.may(one); });
const match = proc('match', 'MIS-01', openVars(), {
  begin: (t) => t.ask(ask, t.board.round % t.board.seats, 'chosen'),
  chosen: (t, _v, [verb]) => {
    const { fuse } = t.board;
    t.board.fuse = verb; // what an offer would lead to is looked at as well, so a game breaks as soon as it offers to
    if (fuse === 'loop') for (;;) t.board.round = t.board.round | 0;
    if (fuse === 'eat') { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); }
    if (fuse === 'hoard') { const all = []; for (;;) all.push(new Uint8Array(1000000).fill(1)); } // beside the heap
    if (fuse === 'hurl') throw new Error('overboard');
    if (verb === 'cheat') t.board.coins++;
    if (verb === 'view') t.board.isDark = true;
    t.board.round++;
    return t.board.round > 20 ? t.end({ winners: [0], scores: Array(t.board.seats).fill(0), end: 'done' }) : t.go('begin');
  },
});
export const game = defineGame({ id: 'mischief', version: 1, seats: [1, 2], seatsRule: 'MIS-01', options: [], procs: [match], questions: [ask], packs: [], opening: 'match',
  verbs: { good: [], loop: [], eat: [], hoard: [], hurl: [], cheat: [], view: [], leak: [] },
  setup: ({ seats }) => ({ seats, round: 0, coins: 1, isDark: false, fuse: '', bag: ['ruby', 'pearl', 'jet', 'amber', 'opal'] }), clone: (b) => ({ ...b, bag: b.bag.slice() }),
  look: ({ board }) => { if (board.isDark) throw new Error('no light'); const { bag, ...open } = board; return board.fuse === 'leak' ? { ...open, bag } : open; },
  imagine: ({ board }) => ({ ...board, bag: ['ruby', 'pearl', 'jet', 'amber', 'opal'] }),
  knows: { seats: 'all', round: 'all', coins: 'all', isDark: 'all', fuse: 'all', bag: nobody('gem') }, faults: ({ board }) => (board.coins === 1 ? [] : ['a coin too many']), limit: 40,
  advice: { decisive: 1, worth: ({ board }) => Array(board.seats).fill(0) }, text: { en: words, fr: words } });
`;

/** Written into this folder. */
export function mischiefIn(folder: string): string {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mischief', type: 'module', exports: './game.js' }));
  writeFileSync(join(folder, 'game.js'), SOURCE);
  mkdirSync(join(folder, 'node_modules/@boucan'), { recursive: true });
  symlinkSync(resolve(import.meta.dirname, '../../../packages/kernel'), join(folder, 'node_modules/@boucan/kernel'));
  return folder;
}

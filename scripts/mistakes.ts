// How often bots make the mistakes of beginners, of the times they could have: all seats the same bot.
//   node scripts/mistakes.ts GAME [--bots level1,level2,level3,level5] [--matches 20] [--seats 3] [--seed mistakes] [--seconds 300]
import { parseArgs } from 'node:util';
import { botNamed, pitfalls } from '@boucan/bots';
import { findGame } from '@boucan/games';
import { rngFrom, sameChoice, seedOf } from '@boucan/kernel';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bots: { type: 'string', default: 'level1,level2,level3,level5' },
    matches: { type: 'string', default: '20' },
    seats: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'mistakes' },
    seconds: { type: 'string', default: '3600' },
  },
});
const game = await findGame(positionals[0] ?? '');
if (game === undefined) throw new Error('which game?');
const ids = (game.def.advice.mistakes ?? []).map(({ id }) => id);
const bots = values.bots.split(',');
/** By bot and mistake, how often it was made, and how often it could have been. */
const tallies = bots.map(() => new Map(ids.map((id) => [id, { made: 0, could: 0 }])));
const until = performance.now() + 1000 * Number(values.seconds);
let played = 0;
for (let n = 0; n < Number(values.matches) && performance.now() < until; n++, played++)
  for (const [i, name] of bots.entries()) {
    const bot = botNamed(name)!;
    const rng = rngFrom(seedOf(`${values.seed} bots ${n}`));
    const state = game.setup({ seats: Number(values.seats) }, seedOf(`${values.seed} ${n}`));
    while (state.result === null) {
      const { seat } = state.asked.find((q) => q.answer === null)!;
      const open = pitfalls(game, state, seat);
      const choice = bot.choose(game, game.glance(state, seat), rng);
      for (const { mistake, choices } of open) {
        const tally = tallies[i]!.get(mistake)!;
        tally.could++;
        if (choices.some((one) => sameChoice(one, choice))) tally.made++;
      }
      game.advance(state, seat, choice);
    }
  }
console.log(`${played} matches of ${values.seats}, seed ${values.seed}\n`);
console.log(`| mistake | ${bots.map((bot) => `\`${bot}\``).join(' | ')} | times a match |`);
console.log(`| --- | ${bots.map(() => '---:').join(' | ')} | ---: |`);
for (const id of ids) {
  const each = tallies.map((by) => by.get(id)!);
  const cells = each.map(({ made, could }) => (could === 0 ? '–' : `${((100 * made) / could).toFixed(0)} % of ${could}`));
  const could = each.reduce((sum, one) => sum + one.could, 0) / bots.length / Math.max(1, played);
  console.log(`| ${game.def.text.en.mistakes?.[id] ?? id} | ${cells.join(' | ')} | ${could.toFixed(1)} |`);
}

import { runLaws } from '@boucan/testkit';
import { fortunes as real } from '../src/game.ts';
const fortunes: typeof real = process.env.CALM ? {...real, options:(s,seat)=>{const o=real.options(s,seat); const f=o.filter(c=>c[0]!=='retire'); return f.length?f:o;}} : real; // calm
const [,, games='2', seed='a', players, only] = process.argv;
const opt: any = { games: +games, seed };
if (players && players !== '-') opt.players = +players;
if (only) opt.only = only.split(',');
for (const r of runLaws(fortunes as never, opt)) {
  if (r.failed) { console.log(`${r.law}: failed ${r.failed} (checks ${r.checks})`);
    for (const f of r.failures.slice(0, +(process.env.N ?? 2))) console.log('   ', f.message.slice(0, 700), `| seed ${f.seed} players ${f.players} choice ${f.choice} last ${JSON.stringify(f.choices.at(-1))}`); }
  else if (process.env.V) console.log(r.law, r.checks);
}

import { seedOf, said } from '@boucan/kernel';
import { fortunes } from '../src/game.ts';
import { runLaws } from '@boucan/testkit';
const [,, seed, players, law] = process.argv;
const r = runLaws(fortunes as never, { games: 1, seed, players: +players, only: law ? [law] : undefined } as never);
for (const x of r) for (const f of x.failures) {
  console.log(x.law, f.message.slice(0,1500));
  const s = fortunes.setup(f.config, seedOf(f.seed));
  for (const [seat, c] of f.choices) fortunes.advance(s, seat, c as never);
  console.log(s.stack.map(q=>`${q.proc}.${q.step} ${JSON.stringify(q.vars)}`).join(' > '), JSON.stringify(s.asked));
  for (const q of s.asked) console.log('options', q.seat, fortunes.options(s, q.seat).map(said).join(' | '));
  const b = s.board; console.log('turn', JSON.stringify(b.turn), 'market', b.market, 'basket', b.basket, 'fight', JSON.stringify(b.fight), 'windows', JSON.stringify(b.windows), 'search', JSON.stringify(b.search));
  for (const p of b.players) console.log(JSON.stringify(p));
  console.log('last', f.choices.slice(-6).map(([a,c])=>a+' '+said(c as never)).join(' ; '));
}

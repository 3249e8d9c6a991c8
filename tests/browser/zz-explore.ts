import { fortunes } from '@boucan/fortunes';
import { sought, surely } from './voyage.ts';
const t = (name: string, f: any) => { const t0 = performance.now(); try { const x = sought(name, f); console.log(name, Math.round(performance.now() - t0), 'ms', x.record.choices.length, x.at, x.question, JSON.stringify(x.options)); return x; } catch (e) { console.log(name, String(e), performance.now() - t0); } };
const has = (o: any, ...w: any[]) => o.some((c: any) => w.every((x, i) => c[i] === x));

t('port', ({ state, seat, question, options }: any) => question === 'port.activity' && ['sell', 'buy', 'yard', 'stash'].every((a) => has(options, 'activity', a)) && state.board.players[seat].gold >= 8);
t('port2', ({ state, seat, question, options }: any) => question === 'port.activity' && ['sell', 'buy', 'yard', 'recruit'].every((a) => has(options, 'activity', a)) && state.board.players[seat].gold >= 8);
t('raid', (m: any) => {
  const { state, seat, question, options } = m;
  if (question !== 'raid.use' || state.board.raid.cards.length < 3) return false;
  const d = options.find((c: any) => c[0] === 'raid-discard'); if (!d) return false;
  return surely(m, [d, ['verdict']], (s) => s.asked.some((q) => q.question === 'raid.load' && q.seat === seat)) ;
});
t('naval', ({ state, seat, question, options }: any) => question === 'naval.declare' && state.board.fight.sides.some((s: any) => s.seat === seat) && options.length === 3);
t('naval2', ({ state, seat, question, options }: any) => question === 'naval.declare' && state.board.fight.sides.some((s: any) => s.seat === seat) && options.length === 2);
t('skull', ({ state, seat, question, options }: any) => question === 'volley.skull' && options.length > 2);
t('death', (m: any) => m.state.board.fight !== null && m.question === 'volley.skull' && m.options.some((c: any) => surely(m, [c], (s, e) => e.includes('captain.died') && s.asked.some((q: any) => q.seat === m.seat && q.question === 'captain.ship'))));

import { fortunes } from '@boucan/fortunes';
import { stream } from '@boucan/testkit';
import { botNamed } from '@boucan/bots';
import { pick } from '@boucan/kernel';
import { startMatch, secretFromSeed, entropyFromSeed } from '@boucan/record';
const formal = new Set(fortunes.def.questions.filter((q) => q.formal).map((q) => q.id));
const policies: Record<string, (opts: any[], k: number) => any> = {
  rr: (o, k) => o[(k * 5) % o.length],
  first: (o, k) => o[k % 4 === 3 ? o.length - 1 : (k*3) % Math.min(3, o.length)],
  last: (o) => o[o.length - 1],
};
for (const [name, pol] of Object.entries(policies)) for (let s = 0; s < 3; s++) {
  const seed = `w${s}`;
  const t0 = performance.now();
  const m = startMatch(fortunes, { seats: 4, names: ['A', 'B', 'C', 'D'], secret: secretFromSeed(seed), entropy: [0, 1, 2, 3].map((i) => entropyFromSeed(seed, i)), options: { 'glory-target': 6 } });
  const rng = stream(seed, 'c');
  const k = [0, 0]; let all = 0, form = 0;
  const bot = botNamed('level1')!;
  for (;;) {
    const a = m.state.asked.find((q) => q.answer === null); if (!a) break;
    all++;
    if (a.seat >= 2) { m.play(a.seat, bot.choose(fortunes, fortunes.view(m.state, a.seat), rng)); continue; }
    let opts = fortunes.options(m.state, a.seat);
    if (formal.has(a.question) && opts.length === 1) { form++; m.play(a.seat, opts[0]); continue; }
    const o2 = opts.filter((c) => c[0] !== 'retire'); 
    m.play(a.seat, pol(o2.length ? o2 : opts, k[a.seat]++));
  }
  console.log(name, s, 'all', all, 'people', k, 'formal', form, m.state.result!.end, m.state.result!.scores, 'rounds', m.state.board.round, Math.round(performance.now() - t0), 'ms');
}

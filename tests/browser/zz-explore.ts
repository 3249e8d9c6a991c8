import { fortunes } from '@boucan/fortunes';
import { randomMove, stream } from '@boucan/testkit';
import { startMatch, secretFromSeed, entropyFromSeed } from '@boucan/record';
const t0 = performance.now();
const found = new Map<string, number>();
let n = 0, total = 0;
for (let s = 0; s < 20; s++) {
  const seed = `x${s}`;
  const seats = 2;
  const m = startMatch(fortunes, { seats, names: ['Anna', 'Bea'], secret: secretFromSeed(seed), entropy: [0, 1].map((i) => entropyFromSeed(seed, i)), options: { 'glory-target': 6, 'new-captain': 'at-once' } });
  const rng = stream(seed, 'choices');
  let c = 0;
  for (;;) {
    const mv = randomMove(fortunes as never, m.state as never, rng);
    if (mv === null) break;
    for (const a of m.state.asked) if (a.answer === null) found.set(a.question, (found.get(a.question) ?? 0) + 1);
    m.play(mv.seat, mv.choice); c++;
  }
  n++; total += c;
}
console.log((performance.now() - t0) / n, 'ms a match', total / n, 'choices');
console.log([...found].sort((a, b) => b[1] - a[1]));

import { rngFrom, seedOf, said } from '@boucan/kernel';
import { fortunes as real } from '/work/main/games/fortunes/src/game.ts';
const fortunes: typeof real = process.env.CALM ? {...real, options:(s,seat)=>{const o=real.options(s,seat); const f=o.filter(c=>c[0]!=='retire'&&c[0]!=='stop'); return f.length?f:o;}} : real; // calm
import { randomConfig, randomMove, stream } from '/work/main/packages/testkit/src/random-match.ts';
const [,, seats='3', games='3', tag='p'] = process.argv;
const ends: Record<string, number> = {};
const errs = new Map<string, string>();
let moves=0;
for (let i=0;i<+games;i++){
  const seed=`${tag}/${i}`;
  const config = randomConfig(fortunes as never, +seats, seed);
  const s = fortunes.setup(config, seedOf(seed));
  const rng = stream(seed,'choices');
  let last='';
  try {
    for (let n=0;n<30000;n++){
      const m = randomMove(fortunes as never, s as never, rng);
      if (m===null) break;
      last = `${s.stack.map(f=>f.proc+'.'+f.step).join('>')} :: seat ${m.seat} ${said(m.choice)}`;
      fortunes.advance(s, m.seat, m.choice); moves++;
      const f = fortunes.def.faults(s);
      if (f.length) throw new Error('FAULT '+f.join('; ').slice(0,400));
    }
    if (s.result===null) throw new Error(`no result, asked ${JSON.stringify(s.asked)}`);
    ends[s.result.end]=(ends[s.result.end]??0)+1;
    if (process.env.V) console.log(seed, s.board.round, s.result.end, JSON.stringify(s.result.scores), s.board.lostCaptains.length);
  } catch(e:any){ const k=e.message.slice(0,300); if(!errs.has(k)) errs.set(k, `${seed}\n   after ${last}\n${(e.stack??'').split('\n').slice(1,6).join('\n')}`); ends.ERR=(ends.ERR??0)+1; }
}
console.log(ends, moves); for (const [k,v] of errs) console.log('!!',k,'\n  ',v);

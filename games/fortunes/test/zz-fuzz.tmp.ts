import { rngFrom, seedOf, below, pick, type State, type Told, said, LANGS } from '@boucan/kernel';
import { staged } from '../../../packages/testkit/src/scenes/staged.ts';
import { speaker } from '../../../packages/words/src/index.ts';
import { fortunes } from '../src/game.ts';
import { CAPTAIN_IDS } from '../src/content/captains.ts';
import { SHIP_IDS, SECTIONS } from '../src/content/ships.ts';
import { MODIFICATION_IDS, WEAPON_IDS } from '../src/content/tokens.ts';
import { NPC_IDS, NPCS } from '../src/content/npcs.ts';
import { NAVY, PIRATES } from '../src/content/npc-captains.ts';
import { SPECIALIST_CARD_IDS } from '../src/content/glory/specialists.ts';
import { NPC, type Caribbean } from '../src/board.ts';
import { afloat, ship, fetched } from './kit.ts';
import { typeOf } from '../src/rules/specialists.ts';
import { BATTLE } from '../src/content/glory/battle.ts';

const game = staged(fortunes);
const N = Number(process.argv[2] ?? 300);
const ends: Record<string, number> = {};
const seen = new Set<string>();
for (let n = 0; n < N; n++) {
  const rng = rngFrom(seedOf(`fuzz ${n}`));
  const seats = 1 + below(rng, 4);
  const options = { 'npc-control': below(rng, 2) ? 'auto' : 'left-player', 'full-tie': below(rng, 2) ? 'both-die' : 'both-live', 'captured-modifications': below(rng,2) ? 'stay':'to-ports', 'new-captain': below(rng,2)?'next-turn':'at-once', 'second-bounty': below(rng,2)?'naval':'any-non-pirate' };
  const s: State<Caribbean> = game.setup({ seats, options }, seedOf(`f ${n}`));
  const b = s.board;
  const names = ['a', 'b', 'c', 'd'].slice(0, seats);
  const seatOf = (x: string) => names.indexOf(x);
  const zone = below(rng, 3) === 0 ? 'san-juan' : 'curacao';
  const free = CAPTAIN_IDS.slice();
  for (const nm of names) {
    const captain = free.splice(below(rng, free.length), 1)[0]!;
    afloat(nm, captain, pick(rng, SHIP_IDS), zone as never)(b, seatOf);
    const p = b.players[seatOf(nm)]!;
    const mods = MODIFICATION_IDS.filter((m) => below(rng, 3) === 0 && b.yards.includes(m));
    ship(nm, p.ship.type, { mods })(b, seatOf);
    for (const sec of SECTIONS) p.ship[sec] = Math.max(sec === 'hull' ? 1 : 0, p.ship[sec] - (below(rng, 3) === 0 ? below(rng, 4) : 0));
    p.weapons = WEAPON_IDS.filter(() => below(rng, 2) === 0);
    for (let i = below(rng, 4); i > 0; i--) p.hand.push(b.glory.splice(below(rng, b.glory.length), 1)[0]!);
    for (let i = below(rng, 2); i > 0; i--) { const c = pick(rng, Object.keys(BATTLE)); if (b.glory.includes(c as never)) p.hand.push(fetched(c as never, b.glory)); }
    for (const c of SPECIALIST_CARD_IDS) if (below(rng, 6) === 0 && b.glory.includes(c) && !p.specialists.some((x) => typeOf(x) === typeOf(c))) p.specialists.push(fetched(c, b.glory));
    for (let i = below(rng, p.ship.cargo + 1); i > 0; i--) p.cargo.push(b.cargo.pop()!);
    if (below(rng, 2)) p.rumour = b.rumours.pop()!;
    if (below(rng, 3) === 0) p.bounties[below(rng, 4)] = 1 + below(rng, 5);
    if (below(rng, 3) === 0) p.bounties[below(rng, 4)] = 1 + below(rng, 5);
  }
  b.turn.seat = below(rng, seats);
  b.first = 0; b.round = 1;
  const npcs = NPC_IDS.filter(() => below(rng, 2) === 0);
  for (const id of npcs) {
    const cards = Object.entries({ ...NAVY, ...PIRATES }).filter(([, c]) => c.npc === id).map(([k]) => k);
    const captain = pick(rng, cards);
    b.npcs[NPC[id]] = { zone: zone as never, ship: NPCS[id].ship, captain: fetched(captain as never, b.events) };
  }
  const mode = below(rng, 8);
  let proc = 'combat'; let vars: unknown;
  if (mode === 0) { proc = 'land-fight'; vars = { seat: 0, guards: { crew: 1 + below(rng, 3), leadership: 1 + below(rng, 3) } }; }
  else if (mode === 1) { proc = 'hit-ship'; vars = { seat: 0, hits: below(rng, 4), from: 'storm' }; }
  else if (mode < 5 && seats > 1) vars = { attacker: 0, defender: 1 };
  else if (npcs.length > 0) { const id = pick(rng, npcs); vars = below(rng, 2) ? { attacker: id, defender: 0 } : { attacker: 0, defender: id }; }
  else continue;
  s.stack[0]!.vars = { proc, vars } as never;
  const say = LANGS.map((l) => speaker(game as never, l, names));
  let st = s;
  try {
    for (let k = 0; k < 3000 && st.result === null; k++) {
      const f = game.def.faults(st);
      if (f.length) throw new Error(`fault ${f.join('; ')}`);
      const open = st.asked.filter((q) => q.answer === null);
      const q = pick(rng, open);
      seen.add(q.question);
      const opts = game.options(st, q.seat);
      if (opts.length === 0) throw new Error(`no option in ${q.question}`);
      if (q.question !== 'scene.curtain') {
        for (const sp of say) { sp.prompt(game.prompt(st, q.seat)!); for (const o of game.offers(st, q.seat)) { sp.label(o.choice); for (const r of o.because) sp.reason(r); } }
        const im = game.determinize(game.view(st, q.seat), rng);
        const a = game.options(im, q.seat).map(said).join(), bb = opts.map(said).join();
        if (a !== bb) throw new Error(`imagined ${q.question}: ${a} / ${bb}`);
        const ff = game.def.faults(im); if (ff.length) throw new Error(`imagined fault ${ff.join()}`);
      }
      const c = pick(rng, opts);
      const out = game.play(st, q.seat, c);
      if (out.refused) throw new Error('refused');
      for (const t of game.witness(out.events as Told[], q.seat)) if (t.event !== 'scene-done') for (const sp of say) sp.event(t);
      for (const t of out.events) seen.add(t.event);
      const twin = game.clone(st); game.advance(twin, q.seat, c);
      if (game.hash(twin) !== game.hash(out.state)) throw new Error('advance differs');
      st = out.state;
    }
    if (st.result === null) throw new Error('endless');
    const key = st.result.end; ends[key] = (ends[key] ?? 0) + 1;
    if (st.result.end === 'scene-done' && (st.board.fight !== null || st.board.volleys.length > 0 || st.board.windows.length > 0)) throw new Error('left over');
  } catch (e) {
    console.log('seed', n, proc, JSON.stringify(vars), st.asked.map((q) => q.question).join(), st.stack.map((f) => `${f.proc}.${f.step}`).join(' > '));
    console.log((e as Error).stack?.split('\n').slice(0, 6).join('\n'));
    if (process.argv[3] === 'stop') break;
  }
}
console.log(ends); console.log([...seen].sort().join(' '));

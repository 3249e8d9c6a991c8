// The other events of the round.
import { playerOf, ZONE } from '../src/board.ts';
import { PORTS } from '../src/content/map.ts';
import { drawEvent } from '../src/rules/round/event.ts';
import { roundEnd } from '../src/rules/round/round-end.ts';
import { at, atHome, bounties, type Change, chest, crowd, cubes, demand, gold, inForce, inPort, npc, scenario } from './kit.ts';

const EVENT = { event: null };
const onTrack =
  (n: number): Change =>
  (b) => {
    for (let i = 0; i < n; i++) {
      b.track.push(b.merchants[i]!);
      b.merchants[i] = null;
    }
  };
const fewEvents: Change = (b) => {
  b.eventDiscard.push(...b.events.filter((e) => e !== 'ill-tidings'));
  b.events = ['ill-tidings'];
};

// ── drawing ──

scenario(
  'FDM-TURN-04, FDM-TURN-05, FDM-TURN-07, SEA-BASE-25: the first player draws; icons move first, then the text; then it is discarded',
)
  .given((b) => {
    b.first = 1;
  })
  .given(npc('pirate-frigate', 'pirate-frigate-teach', 'port-royal'))
  .given(at('anne', 'la-habana'))
  .given(at('bart', 'trinidad'))
  .draws('event', 'bart', 'storm-jamaica-channel') // FRI E, but there is prey
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .start(drawEvent, EVENT)
  .expectTold('event.drawn', { seat: 'bart', event: 'storm-jamaica-channel' })
  .expectChange({ 'pirate-frigate': 'la-habana', events: -1 })
  .expectBoard((b) => b.eventDiscard, ['storm-jamaica-channel']);

for (const event of ['dead-calm', 'steady-trades', 'yellow-jack', 'plate-fleet', 'royal-pardon'] as const) {
  scenario(`${event}, FDM-TURN-06, FDM-TURN-07, SEA-BASE-25: is in force until the end of the round`)
    .draws('event', 'anne', event)
    .start(drawEvent, EVENT)
    .expectChange({ events: -1 })
    .expectBoard((b) => [b.inForce, b.eventDiscard], [[{ event, eye: null, good: null }], []]);
  scenario(`${event}, FDM-TURN-01, FDM-TURN-07: and is then discarded`)
    .given(inForce(event))
    .start(roundEnd, {})
    .expectTold('event.lapsed', { event })
    .expectBoard((b) => [b.inForce, b.eventDiscard], [[], [event]]);
}

// ── storms ──

scenario('CT-18, storm-windward, FDM-TURN-06: strength 3 less one success: two hits')
  .given(at('anne', 'st-john'))
  .given(at('bart', 'st-john'))
  .given(inPort('bart', 'st-john'))
  .draws('event', 'anne', 'storm-windward')
  .dice('manoeuvre', 'anne', 5, 4, 4)
  .dice('location', 'anne', 1, 2)
  .start(drawEvent, EVENT)
  .expectTold('storm.struck', { seat: 'anne', hits: 2 })
  .expectChange({ 'anne.masts': -1, 'anne.hold': -1, events: -1 });

scenario('storm-jamaica-channel: none at sea elsewhere is struck')
  .given(at('anne', 'trinidad'))
  .given(inPort('bart', 'nassau'))
  .draws('event', 'anne', 'storm-jamaica-channel')
  .start(drawEvent, EVENT)
  .expectNotTold('storm.struck')
  .expectChange({ events: -1 });

scenario('storm-windward, FDM-COMBAT-08: without Masts a single die')
  .given(at('anne', 'st-john'))
  .given(cubes('anne', { masts: 0 }))
  .draws('event', 'anne', 'storm-windward')
  .dice('manoeuvre', 'anne', 6)
  .dice('location', 'anne', 1, 3)
  .start(drawEvent, EVENT)
  .expectTold('storm.struck', { seat: 'anne', dice: ['skull'], hits: 2 });

scenario('great-hurricane: strength 3 in the eye, 2 around it, and it stays for the round')
  .given(at('anne', 'curacao'))
  .given(at('bart', 'caracas'))
  .draws('event', 'anne', 'great-hurricane')
  .draws('eye', null, 'curacao')
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .dice('manoeuvre', 'bart', 5, 5)
  .start(drawEvent, EVENT)
  .expectTold('hurricane.formed', { zone: 'curacao' })
  .expectTold('storm.struck', { seat: 'anne', hits: 0 })
  .expectTold('storm.struck', { seat: 'bart', hits: 0 })
  .expectChange({ events: -1 })
  .expectBoard((b) => b.inForce, [{ event: 'great-hurricane', eye: 'curacao', good: null }]);

scenario('great-hurricane: around it three successes are no better than two')
  .given(at('anne', 'caracas'))
  .given(inPort('bart', 'nassau'))
  .draws('event', 'anne', 'great-hurricane')
  .draws('eye', null, 'curacao')
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .start(drawEvent, EVENT)
  .expectTold('storm.struck', { seat: 'anne', hits: 0 })
  .expectNotTold('volley.fired');

scenario('great-hurricane: two zones away it is quiet, and around it one success leaves one hit')
  .given(at('anne', 'trinidad'))
  .given(at('bart', 'caracas'))
  .draws('event', 'anne', 'great-hurricane')
  .draws('eye', null, 'curacao')
  .dice('manoeuvre', 'bart', 5, 1)
  .dice('location', 'bart', 1)
  .start(drawEvent, EVENT)
  .expectNotTold('storm.struck', { seat: 'anne' })
  .expectTold('storm.struck', { seat: 'bart', hits: 1 });

// ── trade ──

scenario('colonial-boom: a token of the reserve is shown and put back; the good is wanted everywhere this round')
  .given((b) => {
    if (!b.reserve.includes('cocoa')) demand('curacao', b.reserve[0]!)(b, () => 0);
  })
  .draws('event', 'anne', 'colonial-boom')
  .start(drawEvent, EVENT)
  .expectTold('boom.began')
  .expectBoard((b) => [b.reserve.length, b.inForce.length, b.reserve.includes(b.inForce[0]!.good!)], [8, 1, true]);

scenario('new-fashions: four ports get tokens of the reserve, drawn before the old ones go back')
  .given((b) => {
    // The reserve is all the cocoa and more; every port knows what it called for.
    for (const good of ['rum', 'cocoa'] as const)
      for (const port of PORTS)
        if (b.demand[ZONE[port]] === good) demand(port, b.reserve.find((g) => g !== 'rum' && g !== 'cocoa')!)(b, () => 0);
  })
  .draws('event', 'anne', 'new-fashions')
  .draws('port', null, 'nassau', 'curacao', 'trinidad', 'tortuga')
  .draws('demand', null, 'rum', 'cocoa', 'rum', 'cocoa')
  .start(drawEvent, EVENT)
  .expectTold('fashion.changed', { zone: 'curacao', good: 'cocoa' })
  .expectBoard(
    (b) => (['nassau', 'curacao', 'trinidad', 'tortuga'] as const).map((port) => b.demand[ZONE[port]]),
    ['rum', 'cocoa', 'rum', 'cocoa'],
  )
  .expectBoard((b) => b.reserve.length, 8);

scenario('convoys-make-sail, FDM-RAID-01: every merchant of the track puts to sea, whatever their number')
  .given(onTrack(3))
  .draws('event', 'anne', 'convoys-make-sail')
  .start(drawEvent, EVENT)
  .expectTold('merchants.returned', { merchants: 3 })
  .expectChange({ track: -3, events: -1 })
  .expectView('table', (view) => new Set(view.board.merchants), new Set(['hidden']));

// ── more events ──

scenario('ill-tidings, FDM-TURN-08: the next event comes at once, icons first')
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .given(at('anne', 'nassau'))
  .draws('event', 'anne', 'ill-tidings', 'dead-calm') // SPA W, then SPA N
  .start(drawEvent, EVENT)
  .expectTold('event.drawn', { event: 'ill-tidings' })
  .expectTold('npc.sailed', { npc: 'navy-spain', zone: 'caracas' })
  .expectTold('event.drawn', { event: 'dead-calm' })
  .expectTold('npc.sailed', { npc: 'navy-spain', zone: 'basse-terre' })
  .expectChange({ 'navy-spain': 'basse-terre', events: -2 })
  .expectBoard((b) => [b.eventDiscard, b.inForce.map((f) => f.event)], [['ill-tidings'], ['dead-calm']]);

scenario('CT-27, ill-tidings: as the last card it draws nothing')
  .given(fewEvents)
  .start(drawEvent, EVENT)
  .expectDone()
  .expectChange({ events: -1 });

// ── the Peace Congress ──

crowd('peace-congress, FDM-TURN-06: in peace whoever is wanted may pay 5 gold for one bounty, in turn order', 3)
  .given(bounties('anne', { spain: 2, england: 1 }))
  .given(bounties('cleo', { spain: 1 }))
  .draws('event', 'anne', 'peace-congress')
  .start(drawEvent, EVENT)
  .expectAsked('anne', 'congress.pardon')
  .expectOptions('anne', ['pardon england', 'pardon spain', 'pass'])
  .plays('anne pardon spain')
  .expectTold('congress.paid', { seat: 'anne', gold: 5 })
  .expectChange({ 'anne.gold': -5, 'anne.spain': -1 })
  .expectNotAsked('bart')
  .expectAsked('cleo', 'congress.pardon')
  .plays('cleo pass')
  .expectChange({})
  .expectDone();

scenario('peace-congress: gold in the chest away from home does not pay, but nobody else learns of it')
  .given(bounties('anne', { spain: 2 }))
  .given(gold('anne', 4))
  .given(chest('anne', 30))
  .draws('event', 'anne', 'peace-congress')
  .start(drawEvent, EVENT)
  .expectAsked('anne', 'congress.pardon')
  .expectOptions('anne', ['pass'])
  .expectWhyNot('anne', 'pardon spain', 'FDM-STASH-06', 'gold-missing');

scenario('peace-congress: at home the chest pays too')
  .given(bounties('anne', { spain: 2 }))
  .given(atHome('anne'))
  .given(gold('anne', 4))
  .given(chest('anne', 30))
  .draws('event', 'anne', 'peace-congress')
  .start(drawEvent, EVENT)
  .plays('anne pardon spain')
  .expectChange({ 'anne.gold': -4, 'anne.chest': -1, 'anne.spain': -1 });

scenario('peace-congress: who has retired is not asked')
  .given(bounties('anne', { spain: 2 }))
  .given((b) => {
    const p = playerOf(b, 0);
    b.lostCaptains.push(p.captain!);
    p.captain = null;
    p.retired = true;
  })
  .draws('event', 'anne', 'peace-congress')
  .start(drawEvent, EVENT)
  .expectDone();

scenario('convoys-make-sail, FDM-RAID-01: with an empty track nobody puts to sea')
  .given((b) => {
    for (const p of b.players) p.zone = 'trinidad';
  })
  .draws('event', 'anne', 'convoys-make-sail')
  .start(drawEvent, EVENT)
  .expectNotTold('merchants.returned')
  .expectChange({ events: -1 });

for (const [aboard, asked] of [
  [4, false],
  [5, true],
] as const) {
  const scene = scenario(`peace-congress: ${aboard} gold in all ${asked ? 'are just enough to be asked' : 'are too few'}`)
    .given(gold('anne', aboard))
    .given(bounties('anne', { france: 1 }))
    .draws('event', 'anne', 'peace-congress')
    .start(drawEvent, EVENT);
  if (asked)
    scene
      .expectAsked('anne', 'congress.pardon')
      .expectOptions('anne', ['pardon france', 'pass'])
      .plays('anne pardon france')
      .expectTold('congress.paid', { seat: 'anne', gold: 5 })
      .expectChange({ 'anne.gold': -5, 'anne.france': -1 });
  else scene.expectDone();
}

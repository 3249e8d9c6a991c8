import type { SeatOf } from '@boucan/testkit/scenario';
import { backOf, TALES } from '../src/content/tales.ts';
import { passing } from '../src/rules/quays.ts';
import { refit } from '../src/rules/refit.ts';
import { seaTurn } from '../src/rules/sailing.ts';
import { meetSeaDog } from '../src/rules/sea-dog.ts';
import { atSea, bare, cleared, lay, outpostIn, postIn, scenario, seaDogIn, seaTurnOf, ship, shipNow, towerIn } from './kit.ts';

const calmSea = cleared('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I');

// ── outposts ──

scenario('NAS-OUTPOST-01: it must be in the zone, and nobody’s')
  .given(lay(calmSea, outpostIn('C', 'outpost-2'), outpostIn('B', 'outpost-7'), atSea('patricia', 'B')))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'capture outpost-7')
  .expectWhyNot('patricia', 'capture outpost-2', 'NAS-SAIL-02');

scenario('NAS-OUTPOST-02: a pirate from deck, standing or lying; one who lies is sent first')
  .given(lay(calmSea, outpostIn('B', 'outpost-7'), atSea('patricia', 'B', { standing: 3 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia capture outpost-7')
  .expectChange({ 'patricia.provisions': -1, 'patricia.lying': -1, 'patricia.outposts': 1, 'patricia.doubloons': 2 });

scenario('NAS-OUTPOST-02: as many standing as lying are pirates aboard all the same')
  .given(lay(calmSea, outpostIn('B', 'outpost-7'), atSea('patricia', 'B', { standing: 4 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectBoard((b) => [b.ships[0]!.standing, b.ships[0]!.lying], [4, 4])
  .expectCan('patricia', 'capture outpost-7');

scenario('NAS-OUTPOST-02: without a pirate aboard it cannot be done')
  .given(
    lay(calmSea, outpostIn('B', 'outpost-7'), atSea('patricia', 'B', { standing: 0 }), (b) => {
      b.alleys[46] = 0;
      b.alleys[47] = 0;
    }),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'capture outpost-7', 'NAS-OUTPOST-02', 'no-pirate-aboard');

scenario('NAS-OUTPOST-03: its reward at once')
  .given(lay(calmSea, outpostIn('B', 'outpost-6'), atSea('patricia', 'B', { crates: 0 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia capture outpost-6')
  .expectTold('cargo.stowed', { cargo: 'crates', n: 3, cause: 'outpost-6' });

scenario('NAS-OUTPOST-04: the pirate stays there in Phase III')
  .given(
    lay(outpostIn('B', 'outpost-7', 'patricia'), (b) => {
      b.round = 4;
    }),
  )
  .start(refit, {})
  .expectBoard((b, seat) => [b.garrisons[0], shipNow('patricia')(b, seat).standing], [0, 7]);

scenario('NAS-OUTPOST-05: an occupied one cannot be taken')
  .given(lay(calmSea, outpostIn('B', 'outpost-7', 'frank'), atSea('patricia', 'B')))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'capture outpost-7', 'NAS-OUTPOST-05', 'outpost-held');

scenario('NAS-OUTPOST-06: its holder may start there later')
  .given(lay(outpostIn('G', 'outpost-7', 'patricia')))
  .start(passing, (seat) => ({ seat: seat('patricia'), quay: -1 }))
  .plays('patricia dock outpost-7')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).zone, 6);

scenario('NAS-OUTPOST-07: for two provisions and nothing more')
  .given(lay(outpostIn('G', 'outpost-7', 'patricia'), ship('patricia', { animals: { 'pet-kraken': 'ready' } })))
  .start(passing, (seat) => ({ seat: seat('patricia'), quay: -1 }))
  .plays('patricia dock outpost-7')
  .expectDone()
  .expectChange({ 'patricia.provisions': 2, 'patricia.stage': 'sea', 'patricia.zone': 'G' });

// ── watch towers ──

scenario('NAS-TOWER-01: in the zone, with the weapon it shows')
  .given(
    lay(calmSea, towerIn('B', 'tower-3'), atSea('patricia', 'B', { crates: 4, sailors: 5, weapons: { sabre: 1, pistol: 4 } })),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia occupy tower-3')
  .expectOptions('patricia', ['place 1 0', 'place 2 0']);

scenario('NAS-TOWER-02: a crate for each set, with pirates for sailors that are missing')
  .given(
    lay(calmSea, towerIn('B', 'tower-3'), atSea('patricia', 'B', { crates: 4, sailors: 1, standing: 2, weapons: { sabre: 2 } })),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia occupy tower-3')
  .expectOptions('patricia', ['place 1 0', 'place 2 1', 'place 3 2'])
  .plays('patricia place 3 2')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).standing, shipNow('patricia')(b, seat).crates], [0, 1]);

scenario('NAS-TOWER-03: at least one crate on an empty tower')
  .given(lay(calmSea, towerIn('B', 'tower-3'), atSea('patricia', 'B', { crates: 0 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'occupy tower-3', 'NAS-TOWER-03', 'too-few-crates');

scenario('NAS-TOWER-04: one more than lie there, of whomever')
  .given(
    lay(calmSea, towerIn('B', 'tower-3', 'frank', 2), atSea('patricia', 'B', { crates: 4, sailors: 3, weapons: { sabre: 3 } })),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia occupy tower-3')
  .expectOptions('patricia', ['place 3 0', 'place 4 1']);

scenario('NAS-TOWER-04: otherwise it is impossible')
  .given(
    lay(calmSea, towerIn('B', 'tower-3', 'frank', 2), atSea('patricia', 'B', { crates: 2, sailors: 3, weapons: { sabre: 3 } })),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'occupy tower-3', 'NAS-TOWER-04', 'too-few-crates');

scenario('NAS-TOWER-05: the earlier crates go to their owner’s reserve')
  .given(lay(calmSea, towerIn('B', 'tower-3', 'frank', 1), atSea('patricia', 'B', { crates: 4, weapons: { sabre: 3 } })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia occupy tower-3', 'patricia place 2 0')
  .expectBoard((b, seat) => [shipNow('frank')(b, seat).reserve, shipNow('frank')(b, seat).crates], [17, 3]);

scenario('NAS-TOWER-06: who has two points for it')
  .given(lay(calmSea, towerIn('B', 'tower-3', 'frank', 1), atSea('patricia', 'B', { crates: 4, weapons: { sabre: 3 } })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia occupy tower-3', 'patricia place 2 0')
  .expectTold('points.scored', { seat: 'frank', points: 2, cause: 'tower-3' });

scenario('NAS-TOWER-06, DX-07: even if it is himself')
  .given(
    lay(
      calmSea,
      towerIn('B', 'tower-3', 'patricia', 2),
      atSea('patricia', 'B', { crates: 4, sailors: 3, weapons: { sabre: 2 } }),
    ),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia occupy tower-3', 'patricia place 3 0')
  .expectChange({
    'patricia.provisions': -1,
    'patricia.crates': -3,
    'patricia.reserve': 2,
    'patricia.towerCrates': 1,
    'patricia.score': 2,
  });

scenario('NAS-TOWER-07: no tokens, and no reward for the occupier')
  .given(lay(calmSea, towerIn('B', 'tower-3'), atSea('patricia', 'B', { crates: 4 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia occupy tower-3', 'patricia place 1 0')
  .expectNotTold('tokens.drawn')
  .expectChange({ 'patricia.provisions': -1, 'patricia.crates': -1, 'patricia.towers': 1, 'patricia.towerCrates': 1 });

scenario('NAS-TOWER-08, DX-08: five crates are the most, and then nobody can take it')
  .given(
    lay(
      calmSea,
      towerIn('B', 'tower-3', 'frank', 5),
      atSea('patricia', 'B', { crates: 8, sailors: 5, standing: 3, weapons: { sabre: 4 } }),
    ),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'occupy tower-3', 'NAS-TOWER-04');

// ── trading posts ──

const raider = (has = {}) =>
  atSea('patricia', 'B', { weapons: { pistol: 1 }, sailors: 2, standing: 0, crates: 3, provisions: 1, ...has });

scenario('NAS-TRADE-01: it must carry a good')
  .given(lay(calmSea, postIn('B', 'post-1', null), raider()))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'plunder post-1', 'NAS-TRADE-01', 'post-empty');

scenario('NAS-TRADE-02: two weapons of the type, with the printed one')
  .given(lay(calmSea, postIn('B', 'post-1', 'silver'), raider({ weapons: { pistol: 0 } })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'plunder post-1', 'NAS-TRADE-02', 'too-few-weapons');

scenario('NAS-TRADE-03: two sailors, or pirates who lie down for them')
  .given(lay(calmSea, postIn('B', 'post-1', 'silver'), raider({ sailors: 1 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'plunder post-1', 'NAS-TRADE-03', 'too-few-sailors');

scenario('NAS-TRADE-04: the good goes into an empty hold')
  .given(lay(calmSea, postIn('B', 'post-1', 'silver'), raider()))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia plunder post-1')
  .expectChange({ 'patricia.provisions': -1, 'patricia.goods': 'silver' });

scenario('NAS-TRADE-05: without one a hold must be emptied first')
  .given(lay(calmSea, postIn('B', 'post-1', 'silver'), raider({ crates: 8, provisions: 2 })))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia plunder post-1')
  .expectOptions('patricia', ['drop crates 4', 'drop provisions 1'])
  .plays('patricia drop crates 4')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).crates, shipNow('patricia')(b, seat).goods.silver], [4, 1]);

scenario('NAS-TRADE-05: any hold may be emptied for it, one with a good of the same kind too')
  .given(
    lay(calmSea, bare, postIn('B', 'post-1', 'silver'), raider({ crates: 0, provisions: 3, goods: { silver: 2 }, holds: 3 })),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia plunder post-1')
  .expectOptions('patricia', ['drop provisions 2', 'drop silver 1'])
  .plays('patricia drop silver 1')
  .expectTold('good.dropped', { good: 'silver' })
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).goods.silver, b.postGoods.includes('silver')], [2, false]);

scenario('NAS-TRADE-06: no crates and no tokens')
  .given(lay(calmSea, postIn('B', 'post-1', 'silver'), raider()))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia plunder post-1')
  .expectNotTold('tokens.drawn')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).crates, 3);

scenario('NAS-TRADE-07: the post stays empty')
  .given(lay(calmSea, postIn('B', 'post-1', 'silver'), raider()))
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia plunder post-1')
  .expectBoard((b) => b.postGoods[b.posts.indexOf('post-1')], null);

// ── the old sea dog ──

const meeting = (name: string) => (seat: SeatOf) => ({ seat: seat(name), gain: 'rum-2' as const });

scenario('NAS-SEADOG-01: only where he is')
  .given(lay(calmSea, seaDogIn('C'), atSea('patricia', 'B')))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectWhyNot('patricia', 'meet', 'NAS-SAIL-02')
  .plays('patricia enter C 0')
  .expectCan('patricia', 'meet');

scenario('NAS-SEADOG-02: two rum').start(meetSeaDog, meeting('patricia')).expectChange({ 'patricia.rum': 2 });

scenario('NAS-SEADOG-03: a tale from the deck he likes')
  .start(meetSeaDog, meeting('patricia'))
  .expectOptions('patricia', ['deck deck-arrr', 'deck deck-b'])
  .plays('patricia deck deck-arrr')
  .expectBoard((b, seat) => shipNow('patricia')(b, seat).hand.length, 1);

scenario('NAS-SEADOG-04: one equipment of the offering for a doubloon, if he likes')
  .given(lay(seaDogIn('C', 'offering-7')))
  .start(meetSeaDog, meeting('patricia'))
  .plays('patricia deck deck-b')
  .expectOptions('patricia', ['buy sailor', 'buy crates-3', 'buy bomb', 'no-trade'])
  .plays('patricia buy sailor')
  .expectChange({ 'patricia.doubloons': -1, 'patricia.sailors': 1, 'patricia.reserve': -1, 'patricia.marker': 1 });

scenario('NAS-SEADOG-04: without a doubloon there is no trade, and what cannot be had is not sold')
  .given(lay(seaDogIn('C', 'offering-7'), ship('patricia', { sailors: 5 })))
  .start(meetSeaDog, meeting('patricia'))
  .plays('patricia deck deck-b')
  .expectWhyNot('patricia', 'buy sailor', 'NAS-EQUIP-15', 'nothing-to-receive');

scenario('NAS-SEADOG-05: one trade a round, marked by a crate')
  .given(lay(seaDogIn('C', 'offering-7'), ship('patricia', { traded: true, marker: 1, doubloon: 3 })))
  .start(meetSeaDog, meeting('patricia'))
  .plays('patricia deck deck-b')
  .expectDone();

scenario('NAS-SEADOG-04, NAS-SEADOG-05: the equipment comes first, then a crate marks the trade')
  .given(lay(seaDogIn('C', 'offering-7'), ship('patricia', { crates: 0, afield: 19 })))
  .start(meetSeaDog, meeting('patricia'))
  .plays('patricia deck deck-b', 'patricia buy crates-3')
  .expectTold('cargo.stowed', { cargo: 'crates', n: 1, lost: 0 })
  .expectChange({ 'patricia.hand': 1, 'patricia.doubloons': -1, 'patricia.reserve': -1, 'patricia.marker': 1 });

scenario('NAS-SEADOG-05: a crate that will mark the trade still takes its room while the equipment comes aboard')
  .given(lay(seaDogIn('C', 'offering-1'), ship('patricia', { crates: 1, provisions: 6, holds: 3, afield: 19 })))
  .start(meetSeaDog, meeting('patricia'))
  .plays('patricia deck deck-b', 'patricia buy provisions-2')
  .expectAsked('patricia', 'holds.room')
  .plays('patricia leave')
  .expectChange({ 'patricia.crates': -1, 'patricia.marker': 1 });

scenario('NAS-SEADOG-06: meeting him again brings rum and a tale')
  .given(lay(seaDogIn('C', 'offering-7'), ship('patricia', { traded: true, marker: 1 })))
  .start(meetSeaDog, meeting('patricia'))
  .plays('patricia deck deck-b')
  .expectBoard((b, seat) => [shipNow('patricia')(b, seat).rum, shipNow('patricia')(b, seat).hand.length], [3, 1]);

// ── tales ──

scenario('NAS-TALE-01: one tale from deck A or B')
  .given(lay(calmSea, atSea('patricia', 'E')))
  .start(seaTurn, seaTurnOf('patricia'))
  .draws('tale', 'patricia', 50)
  .plays('patricia tale deck-b')
  .expectToldTo('patricia', 'tale.drawn', { card: 'tale-50' })
  .expectChange({ 'patricia.provisions': -1, 'patricia.hand': 1 });

scenario('NAS-TALE-02: in every zone, so that there is always an action; an empty deck is made of its discards')
  .given(
    lay(calmSea, atSea('patricia', 'I', { crates: 0 }), (b) => {
      b.discards = TALES.filter((n) => backOf(n) === 'B');
    }),
  )
  .start(seaTurn, seaTurnOf('patricia'))
  .plays('patricia tale deck-b')
  .expectTold('deck.renewed', { deck: 'deck-b' })
  .expectBoard((b) => [b.deckB.length, b.discards.length], [TALES.filter((n) => backOf(n) === 'B').length - 1, 0]);

scenario('NAS-TALE-02: if there are none one draws from the other deck, and without any there is no card')
  .given(lay(calmSea, atSea('patricia', 'I', { hand: TALES.slice() })))
  .start(seaTurn, seaTurnOf('patricia'))
  .expectCan('patricia', 'tale deck-b')
  .plays('patricia tale deck-b')
  .expectTold('gain.nothing', { gain: 'tale-1' })
  .expectDone();

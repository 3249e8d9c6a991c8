// Module 4: upgrades of captains whom nobody plays. How they are drawn, and what becomes of them; what they do is in upgrades-used.test.ts.
import { expect, test } from 'vitest';
import { NPC, npcOf } from '../../src/board.ts';
import { GALLEON } from '../../src/packs/treasure-galleon/content.ts';
import { isUpgrade, PACK, TOKENS, tokensOf, WITH_ARMS } from '../../src/packs/upgrades/content.ts';
import { upgrades, upgradesOf } from '../../src/packs/upgrades/pool.ts';
import { spoils } from '../../src/rules/combat/spoils.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { roundEnd } from '../../src/rules/round/round-end.ts';
import { atWar, type Change, commodore, covered, fetched, npc } from '../kit.ts';
import { faultsOf, hasSunk, setOut, voyage } from './kit.ts';
import { fitted } from './upgrades-kit.ts';

const scene = (name: string) => voyage(name, PACK);
const pool = (b: Parameters<typeof upgradesOf>[0]) => upgrades.of(b).pool.length;
const arriving =
  (...cards: Parameters<typeof fetched>[0][]): Change =>
  (b) => {
    for (const card of cards) b.arrivals.push(fetched(card as (typeof b.events)[number], b.events));
  };

test('SEA-m4-01, SEA-SET-20, SEA-SET-21, SEA-SET-22, SEA-SET-23, SEA-SET-24, SEA-SET-25, SEA-SET-26, SEA-SET-27, SEA-TURN-05: 17 tokens, with the further weapons 20', () => {
  expect(tokensOf([PACK]).length).toBe(17);
  expect(tokensOf([PACK, 'special-weapons']).length).toBe(20);
  expect(tokensOf([PACK]).filter((token) => token === 'no-upgrade').length).toBe(4);
  expect(tokensOf([PACK]).filter((token) => token === 'two-upgrades').length).toBe(2);
  expect(new Set(tokensOf([PACK, 'special-weapons']).filter(isUpgrade)).size).toBe(14);
  for (const token of Object.keys(WITH_ARMS)) expect(tokensOf([PACK])).not.toContain(token);
  for (const { source } of Object.values({ ...TOKENS, ...WITH_ARMS }))
    expect(['document', 'public', 'designed']).toContain(source);
});

setOut('SEA-m4-01: all of them lie face down, and nobody sees more than how many', 2, PACK)
  .start()
  .expectView('bart', (view) => upgrades.seen(view), { pool: 17, fitted: [], taken: [] });

// ── drawn ──

scene('SEA-EX-02, SEA-m4-02, SEA-m4-04: a captain enters and draws a 2, a 0 and two upgrades; the 0 is replaced')
  .given(arriving('navy-spain-pez'))
  .draws('upgrade', null, 'two-upgrades', 'no-upgrade', 'chasers', 'grapple')
  .start(roundEnd, {})
  .expectBoard((b) => upgradesOf(b, 'navy-spain'), ['chasers', 'grapple'])
  .expectBoard(pool, 15)
  .expectToldInOrder(
    ['npc.entered', { npc: 'navy-spain' }],
    ['upgrade.doubled', { npc: 'navy-spain' }],
    ['upgrade.fitted', { npc: 'navy-spain', upgrade: 'chasers' }],
    ['upgrade.fitted', { npc: 'navy-spain', upgrade: 'grapple' }],
  )
  .expectNothingLeft();

scene('SEA-m4-02: as a rule one')
  .given(arriving('navy-spain-pez', 'pirate-sloop-rackham'))
  .draws('upgrade', null, 'chasers', 'swivel-guns')
  .start(roundEnd, {})
  .expectBoard((b) => [upgradesOf(b, 'navy-spain'), upgradesOf(b, 'pirate-sloop')], [['chasers'], ['swivel-guns']])
  .expectNotTold('upgrade.none')
  .expectNothingLeft();

scene('SEA-m4-03: a 0 gives nothing, and nothing more is drawn')
  .given(arriving('navy-spain-pez'))
  .draws('upgrade', null, 'no-upgrade')
  .start(roundEnd, {})
  .expectBoard((b) => [upgradesOf(b, 'navy-spain').length, pool(b)], [0, 17])
  .expectTold('upgrade.none', { npc: 'navy-spain' });

scene('SEA-EX-22, SEA-m4-13, SEA-m4-14: a 2 or a 0 among the two is replaced, and all of them go back')
  .given(arriving('navy-spain-pez'))
  .draws('upgrade', null, 'two-upgrades', 'two-upgrades', 'chasers', 'no-upgrade', 'grapple')
  .start(roundEnd, {})
  .expectTold('upgrade.aside', { npc: 'navy-spain' }) // whoever counts draws has been told of each
  .expectBoard((b) => upgradesOf(b, 'navy-spain'), ['chasers', 'grapple'])
  .expectBoard((b) => upgrades.of(b).pool.filter((token) => !isUpgrade(token)).length, 6)
  .expectNothingLeft();

scene('SEA-m4-14: a pool of numbers alone gives no upgrade')
  .given(npc('navy-england', 'navy-england-benbow', 'port-royal'))
  .given(fitted('navy-england', ...tokensOf([PACK]).filter(isUpgrade)))
  .given(arriving('navy-spain-pez'))
  .start(roundEnd, {})
  .expectBoard((b) => [upgradesOf(b, 'navy-spain').length, pool(b)], [0, 6])
  .expectTold('upgrade.none', { npc: 'navy-spain' });

scene('SEA-m4-14: a 2 gives what there is')
  .given(npc('navy-england', 'navy-england-benbow', 'port-royal'))
  .given(fitted('navy-england', ...tokensOf([PACK]).filter((token) => isUpgrade(token) && token !== 'chasers')))
  .given(arriving('navy-spain-pez'))
  .draws('upgrade', null, 'two-upgrades', 'chasers')
  .start(roundEnd, {})
  .expectBoard((b) => upgradesOf(b, 'navy-spain'), ['chasers']);

scene('SEA-EX-03, SEA-m4-05: whoever covers another draws anew, and the old upgrade goes back')
  .given(npc('navy-holland', 'navy-holland-evertsen', 'trinidad'))
  .given(fitted('navy-holland', 'chasers'))
  .given(arriving('navy-holland-almonde'))
  .draws('upgrade', null, 'swivel-guns')
  .start(roundEnd, {})
  .expectBoard(
    (b) => [npcOf(b, 'navy-holland')?.captain, upgradesOf(b, 'navy-holland')],
    ['navy-holland-almonde', ['swivel-guns']],
  )
  .expectBoard((b) => upgrades.of(b).pool.includes('chasers'), true)
  .expectTold('upgrade.removed', { npc: 'navy-holland', upgrade: 'chasers' });

scene('SEA-EX-03, SEA-m4-06: a captain who returns from beneath draws as if just entering')
  .given(covered('navy-holland', 'navy-holland-evertsen'))
  .draws('upgrade', null, 'grape-shot')
  .start(roundEnd, {})
  .expectToldInOrder(['npc.returned', { npc: 'navy-holland' }], ['upgrade.fitted', { upgrade: 'grape-shot' }])
  .expectBoard((b) => upgradesOf(b, 'navy-holland'), ['grape-shot']);

scene('SEA-m4-02: whoever has drawn does not draw again at the end of the next round')
  .given(npc('navy-holland', 'navy-holland-evertsen', 'trinidad'))
  .given(fitted('navy-holland', 'chasers'))
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .given(fitted('navy-spain'))
  .start(roundEnd, {})
  .expectBoard((b) => [upgradesOf(b, 'navy-holland'), upgradesOf(b, 'navy-spain')], [['chasers'], []]);

scene('SEA-Q-44, SEA-m4-02: each Man-o’-war of a war draws, and the ship it relieves gives its upgrade back')
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .given(fitted('navy-spain', 'chasers'))
  .given(atWar(['spain', 'holland'], { entered: false }))
  .draws('upgrade', null, 'swivel-guns', 'no-upgrade')
  .start(roundEnd, {})
  .expectBoard((b) => [upgradesOf(b, 'navy-spain'), upgradesOf(b, 'navy-holland')], [['swivel-guns'], []])
  .expectBoard((b) => upgrades.of(b).pool.includes('chasers'), true)
  .expectNothingLeft();

scene('SEA-m4-10: a commodore who leaves as the war ends leaves the upgrade')
  .given((b) => {
    b.round = 1;
  })
  .given(atWar(['spain', 'holland']))
  .given(commodore('commodore-spain-lezo'))
  .given(fitted('navy-spain', 'chasers'))
  .draws('event', 'anne', 'war-two-flags')
  .draws('war', null, 'england', 'france')
  .start(drawEvent, { event: null })
  .expectToldInOrder(['npc.left', { npc: 'navy-spain' }], ['upgrade.removed', { upgrade: 'chasers' }])
  .expectBoard(pool, 17);

scene('SEA-m4-10: the upgrade of a sunk ship goes back')
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .given(fitted('navy-spain', 'chasers', 'grapple'))
  .given((b) => {
    hasSunk(b, 'navy-spain');
  })
  .start(spoils, { at: 0, cargo: 0, refused: [] })
  .expectBoard((b) => [b.npcs[NPC['navy-spain']], pool(b), upgrades.of(b).fitted.length], [null, 17, 0])
  .expectTold('upgrade.removed', { upgrade: 'grapple' });

scene('SEA-m4-02: the first ship of the fleet draws like the others')
  .given(arriving('navy-england-benbow'))
  .draws('upgrade', null, 'grapple')
  .start(roundEnd, {})
  .expectBoard((b) => [upgradesOf(b, 'navy-england'), upgrades.of(b).fitted.length, pool(b)], [['grapple'], 1, 16])
  .expectBoard((b) => faultsOf(b), [])
  .expectNothingLeft();

// ── in sight ──

scene('SEA-m4-11: everybody sees what lies beside a ship')
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .given(fitted('navy-spain', 'chasers'))
  .start(roundEnd, {})
  .expectView('bart', (view) => upgrades.seen(view).fitted, [
    { npc: 'navy-spain', captain: 'navy-spain-pez', tokens: ['chasers'] },
  ]);

setOut('SEA-m4-12, SEA-m6-02: the treasure galleon draws as the game begins', 2, PACK, 'treasure-galleon')
  .draws('upgrade', null, 'swivel-guns')
  .start()
  .expectBoard((b) => [upgradesOf(b, GALLEON), pool(b)], [['swivel-guns'], 16])
  .expectTold('upgrade.fitted', { npc: GALLEON, upgrade: 'swivel-guns' });

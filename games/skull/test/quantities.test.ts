// Every number says why it is what it is.
import { expect, test } from 'vitest';
import { CLASS_IDS } from '../src/content/characters.ts';
import { FOE_IDS, FOES } from '../src/content/foes.ts';
import { SKILL_IDS } from '../src/content/skills.ts';
import * as quantities from '../src/quantities.ts';
import { en } from '../src/text/en.ts';
import { at, bigger, crew, loaded, person, pirates, scenario, set } from './kit.ts';

scenario('SKU-SPEED-06, SKU-DICE-02: the dice at the helm, with their causes')
  .given(at({ 'sea-dog': 'helm' }))
  .expectBoard((b) => quantities.summed((why) => quantities.helmDice(b, person(b, 'sea-dog'), why)), {
    value: 2,
    causes: [
      { what: 'helm', by: 1 },
      { what: 'helmsman', by: 1 },
    ],
  });
scenario('SKU-SPEED-02: the load index, with a head wind')
  .given(bigger(9, 4))
  .given(loaded(8, 'sugar'))
  .given(set({ wind: 'head' }))
  .expectBoard((b) => quantities.summed((why) => quantities.loadIndex(b, why)), {
    value: 5,
    causes: [
      { what: 'hold-red', by: 4 },
      { what: 'head-wind', by: 1 },
    ],
  });
scenario('SKU-DICE-04: surplus dice are a cause, too')
  .given(pirates({ anne: 'surgeon', bart: 'cook', cleo: 'witch' }))
  .given((b) => {
    b.registers[0]!.item = 'surgeons-kit';
  })
  .expectBoard((b) => quantities.summed((why) => quantities.healDice(b, person(b, 'surgeon'), why)), {
    value: 5,
    causes: [
      { what: 'intelligence', by: 4 },
      { what: 'field-medicine', by: 1 },
      { what: 'surgeons-kit', by: 1 },
      { what: 'five-dice', by: -1 },
    ],
  });
scenario('SKU-SPAWN-07: how far the look-out reaches at night')
  .given(pirates({ anne: 'sea-dog', bart: 'look-out', cleo: 'witch' }))
  .given(at({ 'look-out': 'crows-nest' }))
  .given(set({ watch: 5 }))
  .given(crew('rail'))
  .expectBoard((b) => quantities.summed((why) => quantities.spawnReach(b, person(b, 'look-out'), why)), {
    value: 3,
    causes: [
      { what: 'perception', by: 4 },
      { what: 'night', by: -1 },
    ],
  });

test('every cause has a name', () => {
  const names = Object.keys(en.names);
  for (const id of [...CLASS_IDS, ...SKILL_IDS, ...FOE_IDS]) expect(names).toContain(id);
  for (const what of [
    'helm',
    'rigging',
    'captaincy',
    'five-dice',
    'usual-distance',
    'night',
    'fog',
    'hold-green',
    'hold-yellow',
    'hold-red',
  ])
    expect(names).toContain(what);
  for (const what of ['head-wind', 'following-wind', 'stone-crab', 'maelstrom', 'cannons', 'sails', 'marooned-pilot', 'sick-bay'])
    expect(names).toContain(what);
  expect(Object.keys(FOES)).toHaveLength(FOE_IDS.length);
});

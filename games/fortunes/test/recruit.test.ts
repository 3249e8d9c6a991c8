// FDM-RECRUIT: a Leadership roll fills the berths, and gold does if it fails.
import type { PortId } from '../src/content/map.ts';
import { bounties, chest, cubes, gold, ship } from './kit.ts';
import { ashore, inBusiness } from './port-kit.ts';

/** Felipe Barrios has Leadership 2; his Sloop has lost all hands. */
const short = (name: string, port: PortId = 'nassau') => ashore(name, port).given(cubes('anne', { crew: 0 }));

inBusiness(short('FDM-RECRUIT-01, SEA-BASE-72: a Leadership roll that succeeds fills the Crew for nothing'))
  .dice('leadership', 'anne', 5, 1)
  .plays('anne activity recruit')
  .expectTold('crew.filled', { seat: 'anne', crew: 2 })
  .expectChange({ 'anne.crew': 2 })
  .expectAsked('anne', 'port.activity');

inBusiness(short('FDM-RECRUIT-02, SEA-BASE-72: after a failure sailors cost 2 gold each, any number'))
  .dice('leadership', 'anne', 4, 1)
  .plays('anne activity recruit')
  .expectTold('recruit.rolled', { seat: 'anne', dice: [4, 1] })
  .expectAsked('anne', 'port.enlist')
  .expectOptions('anne', ['sign-on 2', 'done'])
  .plays('anne sign-on 2')
  .expectChange({ 'anne.crew': 1, 'anne.gold': -2 })
  .plays('anne done')
  .expectChange({})
  .expectAsked('anne', 'port.activity');

inBusiness(short('FDM-RECRUIT-02: without gold there are none').given(gold('anne', 1)))
  .dice('leadership', 'anne', 4, 1)
  .plays('anne activity recruit')
  .expectWhyNot('anne', 'sign-on 2', 'FDM-RECRUIT-02', 'too-dear');

inBusiness(short('FDM-RECRUIT-02: at home the chest pays too', 'cartagena').given(gold('anne', 1)).given(chest('anne', 3)))
  .dice('leadership', 'anne', 4, 1)
  .plays('anne activity recruit', 'anne sign-on 2')
  .expectTold('crew.hired', { seat: 'anne', gold: 2 })
  .expectChange({ 'anne.crew': 1, 'anne.gold': -1, 'anne.chest': -1 });

inBusiness(short('FDM-RECRUIT-03, SEA-BASE-72: the Crew stops at the value of the ship'))
  .dice('leadership', 'anne', 4, 1)
  .plays('anne activity recruit', 'anne sign-on 2', 'anne sign-on 2')
  .expectBoard((b) => b.players[0]!.ship.crew, 2)
  .expectAsked('anne', 'port.activity');

inBusiness(
  ashore('FDM-RECRUIT-03: extra hammocks counted', 'nassau').given(ship('anne', 'sloop', { mods: ['extra-hammocks'], crew: 1 })),
)
  .dice('leadership', 'anne', 6, 1)
  .plays('anne activity recruit')
  .expectChange({ 'anne.crew': 2 });

inBusiness(
  ashore('FDM-RECRUIT-03: and five is the end of it', 'nassau').given(
    ship('anne', 'man-o-war', { mods: ['extra-hammocks'], crew: 1 }),
  ),
)
  .dice('leadership', 'anne', 6, 1)
  .plays('anne activity recruit')
  .expectChange({ 'anne.crew': 4 });

inBusiness(ashore('FDM-RECRUIT-03: a full Crew takes nobody on', 'nassau')).expectWhyNot(
  'anne',
  'activity recruit',
  'FDM-RECRUIT-03',
  'crew-complete',
);

inBusiness(short('FDM-RECRUIT-04: the roll comes first, and once per turn'))
  .expectWhyNot('anne', 'sign-on 2', 'FDM-PORT-02', 'not-an-option')
  .dice('leadership', 'anne', 4, 1)
  .plays('anne activity recruit', 'anne done')
  .expectWhyNot('anne', 'activity recruit', 'FDM-PORT-03', 'activity-done');

inBusiness(
  short('brethrens-tables: in Tortuga whoever is wanted by anybody needs no roll', 'tortuga').given(
    bounties('anne', { spain: 1 }),
  ),
)
  .plays('anne activity recruit')
  .expectTold('zone.acted', { seat: 'anne', ability: 'brethrens-tables' })
  .expectNotTold('recruit.rolled')
  .expectChange({ 'anne.crew': 2 });

inBusiness(short('brethrens-tables: an honest captain rolls', 'tortuga'))
  .dice('leadership', 'anne', 4, 1)
  .plays('anne activity recruit')
  .expectTold('recruit.rolled', { seat: 'anne' })
  .expectAsked('anne', 'port.enlist');

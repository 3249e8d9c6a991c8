// Look-out, at any moment of the movement.   SKU-LOOKOUT
import { choices, openVars, type Said } from '@boucan/kernel';
import { personAt, proc, question, type Voyage } from '../board.ts';
import { ISLAND_IDS, type IslandId } from '../content/map.ts';
import { sightOf } from '../quantities.ts';
import { isInSight, revealMarker } from './objectives.ts';
import { changeTrust } from './track.ts';
import { PASS, type Pass } from './words.ts';

type Spy = Said<'spy', [island: IslandId]>;

/** Any marker within his Perception, as often as he likes; a point of trust for each.   SKU-LOOKOUT-01, SKU-LOOKOUT-02, SKU-LOOKOUT-03, SKU-LOOKOUT-06 */
export const lookout = proc('lookout', 'SKU-LOOKOUT-01', openVars<object, { seen: Spy | Pass }, undefined>(), {
  begin: (t) => (isSighted(t.board) ? t.ask(sight, t.board.people[personAt(t.board, 'crows-nest')]!.owner, 'seen') : t.done()),
  seen: (t, _v, c) => {
    if (c[0] === 'pass') return t.done();
    revealMarker(t, c[1]);
    changeTrust(t, personAt(t.board, 'crows-nest'), 1, 'lookout');
    return t.go('begin');
  },
});

/** Whether somebody aloft could make out a marker now. */
export function isSighted(b: Voyage): boolean {
  const at = personAt(b, 'crows-nest');
  if (at < 0) return false;
  const reach = sightOf(b, b.people[at]!);
  for (const marker of b.objectives) if (!marker.up && isInSight(b, marker.island, reach)) return true;
  return false;
}

const SPY = choices('spy', ISLAND_IDS);
export const sight = question<object, Spy | Pass>('lookout.sight', 'SKU-LOOKOUT-01', (o, b) => {
  const reach = sightOf(b, b.people[personAt(b, 'crows-nest')]!);
  for (const { island, up } of b.objectives)
    if (!up) o.may(SPY[island]).unless(!isInSight(b, island, reach), 'SKU-LOOKOUT-01', 'out-of-sight', { reach });
  o.may(PASS);
});

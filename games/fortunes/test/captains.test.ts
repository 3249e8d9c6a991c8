// The sixteen captains as the content set has them: home, nation, skills and what each alone can do.   FDM-CAPTAIN

import type { SeatOf } from '@boucan/testkit/scenario';
import { playerOf } from '../src/board.ts';
import type { CaptainAbilityId } from '../src/content/captain-abilities.ts';
import { CAPTAIN_IDS, type CaptainId, nationOf } from '../src/content/captains.ts';
import { SKILLS } from '../src/content/effect.ts';
import type { Nation, PortId } from '../src/content/map.ts';
import { hasAbility, skillOf } from '../src/rules/facts.ts';
import { recruit } from '../src/rules/port/recruit.ts';
import { newCaptain } from '../src/rules/round/death.ts';
import { atHome, cubes, scenario } from './kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });

type Sheet = readonly [PortId, Nation, skills: readonly [number, number, number, number], ...CaptainAbilityId[]];

/** Table 3.1 of the content set: Manoeuvre, Scouting, Leadership, Influence. */
const SHEETS: Readonly<Record<CaptainId, Sheet>> = {
  'frances-wright': ['nassau', 'england', [2, 3, 3, 3], 'sharp-bargain'],
  'bartholomew-sharp': ['port-royal', 'england', [3, 4, 2, 2], 'stolen-charts'],
  'tamsin-pellow': ['old-providence', 'england', [2, 2, 2, 3], 'ear-to-the-wall', 'stubborn-belief'],
  'edmund-harrowgate': ['st-john', 'england', [2, 3, 3, 3], 'dockyard-cousins'],
  'stede-bonnet': ['bridgetown', 'england', [1, 3, 3, 4], 'gentlemans-purse'],
  'juan-corso': ['la-habana', 'spain', [3, 3, 4, 1], 'guarda-costa'],
  'felipe-barrios': ['cartagena', 'spain', [3, 3, 2, 3], 'rolling-with-the-blow'],
  'beltran-de-aguilar': ['santo-domingo', 'spain', [2, 2, 3, 4], 'friend-at-court'],
  'miguel-enriquez': ['san-juan', 'spain', [2, 2, 2, 3], 'outfitter', 'kings-privateer'],
  'rodrigo-urdaneta': ['caracas', 'spain', [2, 3, 2, 4], 'planters-credit'],
  'lope-maranon': ['trinidad', 'spain', [3, 3, 2, 1], 'delta-pilot', 'night-tide'],
  'anne-dieu-le-veut': ['tortuga', 'france', [2, 2, 4, 3], 'god-wills-it'],
  'laurens-de-graaf': ['petit-goave', 'france', [4, 2, 3, 2], 'cool-head'],
  'corentin-le-bihan': ['basse-terre', 'france', [2, 2, 2, 3], 'trade-wind-pilot', 'well-stowed'],
  'frederico-da-silva': ['curacao', 'holland', [3, 2, 2, 2], 'paper-flags', 'featherweight'],
  'jan-erasmus-reyning': ['st-maarten', 'holland', [3, 3, 3, 2], 'turned-coat'],
};

for (const captain of CAPTAIN_IDS) {
  const [home, nation, skills, ...abilities] = SHEETS[captain];

  scenario(`${captain}: sets out from home with the skills and abilities of the card`)
    .given((b) => {
      const [p, q] = [playerOf(b, 0), playerOf(b, 1)];
      // Whoever has this captain gives it up for another one.
      for (const other of [p, q])
        if (other.captain === captain || other.next === captain) {
          const free = b.captains.findIndex((id) => id !== captain);
          [other.captain, b.captains[free]] = [b.captains[free]!, captain];
        }
      b.lostCaptains.push(p.captain!);
      b.captains.splice(b.captains.indexOf(captain), 1);
      p.captain = null;
      p.next = captain;
      p.gold = 0;
    })
    .start(newCaptain, anne)
    .plays('anne ship sloop')
    .expectTold('captain.set-out', { seat: 'anne', captain, zone: home })
    .expectBoard(
      ({ players: [p] }) => [
        nationOf(captain),
        SKILLS.map((skill) => skillOf(p!, skill)),
        abilities.every((ability) => hasAbility(p!, ability)),
      ],
      [nation, skills, true],
    );

  scenario(`${captain}: rolls as many dice for Leadership as the card says`)
    .given((b, seat) => {
      const p = playerOf(b, seat('anne'));
      const other = b.players.find((q) => q !== p && q.captain === captain);
      if (other !== undefined) other.captain = p.captain;
      else if (p.captain !== captain) b.captains[b.captains.indexOf(captain)] = p.captain!;
      p.captain = captain;
    })
    .given(atHome('anne'))
    .given(cubes('anne', { crew: 1 }))
    .dice('leadership', 'anne', ...Array.from({ length: skills[2] }, (_, i) => (i === 0 ? 5 : 1)))
    .start(recruit, anne)
    .expectTold('recruit.rolled', { dice: Array.from({ length: skills[2] }, (_, i) => (i === 0 ? 'skull' : 1)) })
    .expectChange({ 'anne.crew': 1 });
}

// What the things on this board say of themselves, each with its rule.
import type { RuleId } from '@boucan/kernel';
import { type Says, says } from '@boucan/words';
import type { Speaking } from '../parts/speaks.ts';
import { EXHAUSTED, GOODS, type Group, type Marker, type Person } from './content.ts';
import { en } from './speech.en.ts';
import { fr } from './speech.fr.ts';
import type { AtSea } from './table.tsx';

export const words = { en, fr };
export type Tells = Says<typeof en>;
export const tellIn = says(words);
export type Thing = keyof typeof en;

/** The rule behind each sentence. */
export const ABOUT: Readonly<Record<Thing, RuleId>> = {
  helm: 'SKU-POST-20',
  bridge: 'SKU-COMMAND-02',
  'main-deck': 'SKU-POST-17',
  forecastle: 'SKU-CHART-02',
  boarding: 'SKU-BOARDING-17',
  swivel: 'SKU-BOARDING-30',
  rail: 'SKU-BOARDING-35',
  infirmary: 'SKU-DOWN-03',
  cabins: 'SKU-POST-11',
  guard: 'SKU-PLOT-05',
  plot: 'SKU-PLOT-04',
  'gun-deck': 'SKU-NAVAL-11',
  'crows-nest': 'SKU-POST-14',
  rigging: 'SKU-POST-02',
  'enemy-deck': 'SKU-BOARDING-20',
  trade: 'SKU-GOODS-11',
  rum: 'SKU-GOODS-07',
  provisions: 'SKU-GOODS-06',
  wood: 'SKU-GOODS-02',
  cannon: 'SKU-SHIP-12',
  emptyCell: 'SKU-SPEED-02',
  brokenCell: 'SKU-SHIP-07',
  load: 'SKU-SPEED-04',
  overboard: 'SKU-GOODS-13',
  sail: 'SKU-POST-05',
  speed: 'SKU-MOVE-02',
  guns: 'SKU-NAVAL-16',
  command: 'SKU-COMMAND-03',
  watch: 'SKU-TIME-02',
  dirt: 'SKU-DIRT-02',
  loot: 'SKU-DOCK-06',
  morale: 'SKU-MORALE-06',
  trust: 'SKU-TRUST-06',
  prestige: 'SKU-MUTINY-06',
  doubloons: 'SKU-PLOT-11',
  destiny: 'SKU-GOODS-09',
  life: 'SKU-DOWN-01',
  wind: 'SKU-SPEED-04',
  fog: 'SKU-SPAWN-04',
  stepPosts: 'SKU-STATIONS-04',
  stepPrep: 'SKU-PREP-01',
  stepMove: 'SKU-MOVE-05',
  stepDock: 'SKU-DOCK-01',
  stepEvent: 'SKU-EVENT-01',
  stepFoes: 'SKU-ENEMY-01',
  captain: 'SKU-GOAL-02',
  pirate: 'SKU-GOAL-03',
  ally: 'SKU-TRUST-04',
  group: 'SKU-CREW-02',
  groupDone: 'SKU-CREW-04',
  groupHurt: 'SKU-CREW-10',
  ownShip: 'SKU-MAP-09',
  galleon: 'SKU-FOE-GALLEON-01',
  coastguard: 'SKU-FOE-COASTGUARD-01',
  merchant: 'SKU-FOE-MERCHANT-01',
  'ghost-ship': 'SKU-FOE-GHOST-01',
  whale: 'SKU-FOE-WHALE-02',
  'sea-monster': 'SKU-FOE-MONSTER-01',
  privateer: 'SKU-ENEMY-11',
  tower: 'SKU-EVENT-12',
  crab: 'SKU-EVENT-12',
  maelstrom: 'SKU-SPEED-17',
  wreck: 'SKU-SHIP-16',
  hidden: 'SKU-OBJECTIVE-03',
  goal: 'SKU-GOAL-01',
  decoy: 'SKU-OBJECTIVE-08',
  mooring: 'SKU-MAP-07',
  hoard: 'SKU-DOCK-07',
  hostile: 'SKU-ENEMY-11',
  neutral: 'SKU-ENEMY-14',
  passive: 'SKU-ENEMY-16',
  foeSpeed: 'SKU-NAVAL-13',
  foeCombat: 'SKU-ENEMY-21',
  foeHold: 'SKU-ENEMY-19',
  foeGuns: 'SKU-NAVAL-15',
  foeHits: 'SKU-HIT-12',
  ownHits: 'SKU-HIT-02',
  ball: 'SKU-NAVAL-13',
  rake: 'SKU-MANOEUVRE-05',
  dismast: 'SKU-MANOEUVRE-04',
  grapeshot: 'SKU-MANOEUVRE-02',
  'chain-shot': 'SKU-MANOEUVRE-02',
  gunner: 'SKU-NAVAL-14',
  gunGroup: 'SKU-NAVAL-08',
  sightline: 'SKU-NAVAL-06',
  gold: 'SKU-PLOT-11',
  silver: 'SKU-PLOT-13',
  copper: 'SKU-PLOT-14',
  none: 'SKU-PLOT-07',
  bid: 'SKU-MUTINY-11',
  fist: 'SKU-INFO-06',
  fresh: 'SKU-BOARDING-44',
  hurt: 'SKU-BOARDING-44',
  line: 'SKU-BOARDING-26',
  event: 'SKU-EVENT-06',
  prize: 'SKU-PLUNDER-07',
  trait: 'SKU-DICE-02',
  advice: 'SKU-MOVE-01',
  share: 'SKU-PLUNDER-07',
};

/** One sentence and its rule. */
export const ofThing = ({ lang }: Pick<AtSea, 'lang'>, thing: Thing, name?: string, not?: string): Speaking => ({
  name,
  words: tellIn(lang)(thing, { n: 0 }),
  rule: ABOUT[thing],
  not,
});

/** What a marker of the hold is good for. */
export function ofMarker(at: Pick<AtSea, 'lang' | 'speaker'>, marker: Marker): Speaking {
  const name = at.speaker.name(marker);
  if (marker === 'rum' || marker === 'provisions' || marker === 'wood' || marker === 'cannon') return ofThing(at, marker, name);
  return { name, words: tellIn(at.lang)('trade', { n: GOODS[marker].sale }), rule: ABOUT.trade };
}

/** Who somebody is, and what he is good at. */
export function ofPerson(
  { board, lang, speaker }: AtSea,
  { number, owner }: Person,
  name: string,
  skills: readonly string[],
): Speaking {
  const role = number > 0 ? 'ally' : owner === board.captain ? 'captain' : 'pirate';
  const can = skills.map((skill) => `${speaker.name(skill)} – ${speaker.card(skill)}`);
  return { name, words: [tellIn(lang)(role), ...can].join(' '), rule: ABOUT[role] };
}

export const ofGroup = (at: AtSea, { fatigue, wounds }: Group, name: string): Speaking =>
  ofThing(at, fatigue >= EXHAUSTED ? 'groupDone' : wounds > 0 ? 'groupHurt' : 'group', name);

/** A card, a mission, an upgrade, a thing one carries: as it reads. */
export function ofCard({ speaker }: Pick<AtSea, 'speaker'>, id: string, rule: RuleId): Speaking | null {
  const text = speaker.card(id);
  return text === null || text === undefined ? null : { name: speaker.name(id), words: text, rule };
}

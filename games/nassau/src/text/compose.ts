// Names that are put together from others: a space by what it gives, a tile by what is on it, a tale by what must be true.
import { ABILITIES, ANIMALS, type Animal } from '../content/animals.ts';
import { CORNERS, FACE_IDS, FACES } from '../content/districts.ts';
import type { GainId, Weapon } from '../content/gains.ts';
import type { Good } from '../content/goods.ts';
import { type Kind, OPPONENT_NUMBERS, opponent, opponentId } from '../content/opponents.ts';
import { ZONES } from '../content/sea.ts';
import { type Condition, TALE_IDS, TALES, type TaleId, tale, taleId } from '../content/tales.ts';
import {
  OFFERING_IDS,
  OFFERINGS,
  OUTPOST_IDS,
  OUTPOSTS,
  POST_IDS,
  POSTS,
  QUAY_IDS,
  QUAYS,
  TABLE_IDS,
  TABLES,
  TOWER_IDS,
  TOWERS,
} from '../content/tiles.ts';
import { districtOf } from '../content/town.ts';

type Names = { readonly [id: string]: string };

/** What a language has to say for it. */
export interface Parts {
  readonly gains: Readonly<Record<GainId, string>>;
  readonly weapons: Readonly<Record<Weapon, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly animals: Readonly<Record<Animal, string>>;
  readonly goods: Readonly<Record<Good, string>>;
  readonly districts: Names;
  outpost(gain: string): string;
  tower(weapon: string): string;
  post(weapon: string): string;
  quay(gain: string): string;
  table(gain: string): string;
  opponent(kind: string, strength: number, points: number): string;
  tale(condition: Condition, points: number): string;
}

const listed = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): Names =>
  Object.fromEntries(ids.map((id) => [id, name(id)]));

export const namesFrom = (p: Parts): Names => ({
  ...Object.fromEntries(
    FACE_IDS.flatMap((face) =>
      FACES[face].spaces.map((gains, i) => {
        const given = gains.map((gain) => p.gains[gain]).join(' / ');
        return [`${face}-${CORNERS[i]!}`, `${p.districts[districtOf(face)]!} (${given})`];
      }),
    ),
  ),
  ...listed(OUTPOST_IDS, (id) => p.outpost(p.gains[OUTPOSTS[id].gain])),
  ...listed(TOWER_IDS, (id) => p.tower(p.weapons[TOWERS[id].weapon])),
  ...listed(POST_IDS, (id) => p.post(p.weapons[POSTS[id].weapon])),
  ...listed(QUAY_IDS, (id) => p.quay(p.gains[QUAYS[id].gain])),
  ...listed(TABLE_IDS, (id) => p.table(p.gains[TABLES[id].gain])),
  ...listed(OFFERING_IDS, (id) => OFFERINGS[id].gains.map((gain) => p.gains[gain]).join(' / ')),
  ...Object.fromEntries(
    OPPONENT_NUMBERS.map((n) => {
      const { kind, strength, points } = opponent(n);
      return [opponentId(n), p.opponent(p.kinds[kind], strength, points)];
    }),
  ),
  ...Object.fromEntries(TALES.map((n) => [taleId(n), p.tale(tale(n).condition, tale(n).points)])),
});

const USES = {
  doubloon: 'NAS-ITEM-01',
  rum: 'NAS-ITEM-02',
  contract: 'NAS-ITEM-03',
  bomb: 'NAS-ITEM-04',
  compass: 'NAS-ITEM-07',
  'skull-island': 'NAS-SKULLISLE-02',
  campfire: 'NAS-CAMPFIRE-02',
  'sea-dog': 'NAS-SEADOG-04',
} as const;

/** The rule of a tale has its number: one without words in both languages does not compile. */
type TaleRule<Id extends TaleId = TaleId> = Id extends `tale-${infer Number}` ? `NAS-CARD-${Number}` : never;
const taleRule = (id: TaleId): TaleRule => id.replace('tale', 'NAS-CARD') as TaleRule;
type Explained = TaleRule | (typeof ABILITIES)[Animal] | (typeof USES)[keyof typeof USES];

/** What stands on a thing is what its rule says. */
export const cardsFrom = (rules: Readonly<Record<Explained, string>>): Names => ({
  ...listed(TALE_IDS, (id) => rules[taleRule(id)]),
  ...listed(ANIMALS, (animal) => rules[ABILITIES[animal]]),
  ...Object.fromEntries(Object.entries(USES).map(([id, rule]) => [id, rules[rule]])),
});

export const zoneName = (zone: number): string => ZONES[zone]!;

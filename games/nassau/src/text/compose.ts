// Names that are put together from others: a space by what it gives, a tile by what is on it, a tale by what must be true.
import { ABILITIES, ANIMALS, type Animal } from '../content/animals.ts';
import { CORNERS, DISTRICTS, type DistrictId, FACE_IDS, FACES } from '../content/districts.ts';
import type { GainId, Weapon } from '../content/gains.ts';
import { type Kind, OPPONENT_IDS, opponent, opponentNumber } from '../content/opponents.ts';
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

/** A name, and its forms in a sentence. */
export interface Said {
  readonly name: string;
  readonly the: string;
  readonly a?: string;
  readonly to?: string;
  readonly because?: string;
}

/** What a language has to say for it. */
export interface Parts {
  readonly gains: Readonly<Record<GainId, string>>;
  readonly gainsOffered: Readonly<Record<GainId, string>>; // with an article or a number
  readonly districts: Readonly<Record<DistrictId, Said & { readonly to: string }>>;
  either(things: readonly string[]): string;
  outpost(gain: GainId): Said;
  tower(weapon: Weapon): Said;
  post(weapon: Weapon): Said;
  quay(gain: GainId): Said;
  table(gain: GainId): Said;
  offering(gains: string, offered: string): Said;
  opponent(kind: Kind, strength: number, points: number): Said;
  tale(condition: Condition, points: number): string;
}

const listed = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): Names =>
  Object.fromEntries(ids.map((id) => [id, name(id)]));

/** Each under its id, with its forms beside it. */
export const spoken = <Id extends string>(ids: readonly Id[], say: (id: Id) => Said): Names =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const { name, ...forms } = say(id);
      return [[id, name], ...Object.entries(forms).map(([form, words]) => [`${id}:${form}`, words])];
    }),
  );

export const namesFrom = (p: Parts): Names => ({
  ...Object.fromEntries(
    FACE_IDS.flatMap((face) =>
      FACES[face].spaces.flatMap((gains, i) => {
        const id = `${face}-${CORNERS[i]!}`;
        const { name, the, to } = p.districts[districtOf(face)];
        return [
          [id, `${name} (${p.either(gains.map((gain) => p.gains[gain]))})`],
          [`${id}:the`, the],
          [`${id}:to`, to],
        ];
      }),
    ),
  ),
  ...spoken(DISTRICTS, (id) => p.districts[id]),
  ...spoken(OUTPOST_IDS, (id) => p.outpost(OUTPOSTS[id].gain)),
  ...spoken(TOWER_IDS, (id) => p.tower(TOWERS[id].weapon)),
  ...spoken(POST_IDS, (id) => p.post(POSTS[id].weapon)),
  ...spoken(QUAY_IDS, (id) => p.quay(QUAYS[id].gain)),
  ...spoken(TABLE_IDS, (id) => p.table(TABLES[id].gain)),
  ...spoken(OFFERING_IDS, (id) => {
    const { gains } = OFFERINGS[id];
    return p.offering(p.either(gains.map((gain) => p.gains[gain])), p.either(gains.map((gain) => p.gainsOffered[gain])));
  }),
  ...spoken(OPPONENT_IDS, (id) => {
    const { kind, strength, points } = opponent(opponentNumber(id));
    return p.opponent(kind, strength, points);
  }),
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

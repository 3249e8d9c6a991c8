// How this game draws what its offers speak of: a good, a card, a ship, a flag.
import ashore from 'icon:anchor';
import fire from 'icon:cannon-shot';
import ear from 'icon:conversation';
import sabres from 'icon:crossed-sabres';
import leave from 'icon:exit-door';
import flag from 'icon:flying-flag';
import grapple from 'icon:grapple';
import hammer from 'icon:hammer-nails';
import hour from 'icon:hourglass';
import chest from 'icon:locked-chest';
import plate from 'icon:metal-plate';
import dice from 'icon:rolling-dices';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import wheel from 'icon:ship-wheel';
import shop from 'icon:shop';
import spyglass from 'icon:spyglass';
import crew from 'icon:three-friends';
import map from 'icon:treasure-map';
import coins from 'icon:two-coins';
import wind from 'icon:windsock';
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { SeatBadge } from '../../parts/seat-badge.tsx';
import { Die } from '../parts/die.tsx';
import type { Drawn } from '../parts/hands.tsx';
import type { Speaking } from '../parts/speaks.ts';
import { CargoFace, GloryFace, MissionFace, RumourFace } from './cards/cards.tsx';
import {
  CARGO,
  type CargoId,
  GLORY,
  type GloryId,
  GOODS,
  type Good,
  MISSIONS,
  type MissionId,
  MODIFICATIONS,
  type ModificationId,
  NATIONS,
  type Nation,
  NPCS,
  type NpcId,
  RUMOURS,
  type RumourId,
  SECTIONS,
  type Section,
  SHIPS,
  type ShipId,
  WEAPONS,
  type WeaponId,
  ZONES,
  type ZoneId,
} from './content.ts';
import type { Deck } from './deck.tsx';
import { noteOn, useOdds } from './odds.tsx';
import { isPackStepped, isPackWayOut, packIcon } from './packs.ts';
import { faceOf } from './scenes/faces.ts';
import { Flag } from './ships/flag.tsx';
import { ShipPicture } from './ships/ship.tsx';
import { tokenIcon } from './tokens/icons.ts';
import { GoodPicture, SectionIcon } from './tokens/tokens.tsx';

const VERB_ICON: { readonly [verbOrNoun: string]: string } = {
  port: ashore,
  'sail port': ashore,
  'sail sea': wind,
  sail: wind,
  pilot: wind,
  slip: wind,
  scout: spyglass,
  seek: spyglass,
  peek: spyglass,
  errand: spyglass,
  'test-rumour': map,
  test: map,
  stop: hour,
  leave,
  attack: sabres,
  spare: flag,
  'activity sell': scales,
  'activity buy': shop,
  'activity yard': hammer,
  'activity recruit': crew,
  'activity rumour': ear,
  'activity mission': scroll,
  'activity stash': chest,
  fetch: chest,
  verdict: hour,
  'see-offer': shop,
  'order fire': fire,
  'order board': grapple,
  'order flee': wind,
  chase: fire,
  throw: dice,
  'look-again': dice,
  'roll-again': dice,
  face: sabres,
  toll: coins,
  restore: plate,
  retire: leave,
  'sail-on': wheel,
};

const isIn = <T extends object>(table: T, id: unknown): id is keyof T => typeof id === 'string' && Object.hasOwn(table, id);

/** What the offer is about, as a picture; null if only words can say it. */
function pictureOf({ choice }: OfferView): ReactNode {
  const [verb, first] = choice;
  const own = VERB_ICON[`${verb} ${first}`] ?? VERB_ICON[verb] ?? packIcon(verb);
  if (verb === 'reroll') return <Die face={faceOf(choice.at(-1)!)} />;
  if (verb === 'seek' || verb === 'spy-on' || verb === 'counter') return <SeatBadge seat={first as number} size={26} />;
  for (const noun of choice.slice(1)) {
    if (GOODS.includes(noun as Good)) return <GoodPicture good={noun as Good} size={30} />;
    if (isIn(MODIFICATIONS, noun)) return <Icon body={tokenIcon(noun as ModificationId)} size={24} />;
    if (isIn(WEAPONS, noun)) return <Icon body={tokenIcon(noun as WeaponId)} size={24} />;
    if (isIn(NPCS, noun)) {
      const { ship, nation } = NPCS[noun as NpcId];
      return <ShipPicture type={ship} flag={nation ?? 'pirate'} livery={nation === null ? 'pirate' : 'navy'} size={34} />;
    }
    if (isIn(SHIPS, noun)) return <ShipPicture type={noun as ShipId} size={34} />;
    if (NATIONS.includes(noun as Nation)) return <Flag of={noun as Nation} size={26} />;
    if (verb !== 'activity' && SECTIONS.includes(noun as Section)) return <SectionIcon section={noun as Section} size={24} />;
    if (verb !== 'sail' && isIn(ZONES, noun) && ZONES[noun as ZoneId].nation !== null)
      return <Flag of={ZONES[noun as ZoneId].nation!} size={22} />;
  }
  const icon = own ?? choice.slice(1).flatMap((noun) => packIcon(String(noun)) ?? [])[0];
  return icon === undefined ? null : <Icon body={icon} size={22} />;
}

/** The card the offer is about. */
function cardOf({ choice, because }: OfferView): ReactNode {
  const brief = because.length > 0;
  for (const noun of choice.slice(1)) {
    if (isIn(CARGO, noun)) return <CargoFace card={noun as CargoId} />;
    if (isIn(GLORY, noun)) return <GloryFace card={noun as GloryId} brief={brief} />;
    if (isIn(MISSIONS, noun)) return <MissionFace card={noun as MissionId} brief={brief} />;
    if (isIn(RUMOURS, noun)) return <RumourFace card={noun as RumourId} />;
  }
  return null;
}

/** What a weapon, a modification or a card does, where it is offered by its name alone. */
function aboutOf({ speaker }: Deck, { choice }: OfferView): Speaking | undefined {
  const noun = choice.slice(1).find((id) => [WEAPONS, MODIFICATIONS, GLORY, MISSIONS, RUMOURS].some((shelf) => isIn(shelf, id)));
  const words = noun === undefined ? null : speaker.card(String(noun));
  return words === null ? undefined : { name: speaker.name(String(noun)), words };
}

/** These end what is going on, or let it pass. */
const OUT = [
  'done',
  'leave',
  'pass',
  'withhold',
  'verdict',
  'decline',
  'stop',
  'spare',
  'stay',
  'keep-dice',
  'keep-ship',
  'leave-prize',
];
export const isWayOut = ({ choice }: OfferView): boolean =>
  choice.length === 1 && (OUT.includes(choice[0]) || isPackWayOut(choice[0]));

/** How this game draws its offers, with what one should know before choosing. */
export function useDrawn(deck: Deck, guided: boolean): Drawn {
  const odds = useOdds(guided);
  return { ...DRAWN, note: (offer) => noteOn(deck, odds, offer), about: (offer) => aboutOf(deck, offer) };
}

const DRAWN: Drawn = {
  picture: pictureOf,
  card: cardOf,
  isWayOut,
  isAmount: ({ choice }) =>
    choice.length === 2 && typeof choice[1] === 'number' && (choice[0] === 'stash' || choice[0] === 'take-out'),
  isStepped: ({ choice }) => isPackStepped(choice[0]),
  coin: <Icon body={coins} size={20} />,
};

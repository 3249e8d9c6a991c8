// How the offers of this game look.
import type { OfferView } from '@boucan/table';
import { Icon } from '../../parts/icon.tsx';
import type { Drawn } from '../parts/hands.tsx';
import type { Marker, Post } from './content.ts';
import { ICONS, MARKER_ICONS, POST_ICONS } from './icons.ts';

const OUT = new Set(['enough', 'pass', 'no', 'hold-still', 'land', 'pay-wages']);

const BY_VERB: Readonly<Record<string, string>> = {
  rum: MARKER_ICONS.rum,
  clean: ICONS.broom,
  scrub: ICONS.broom,
  repair: ICONS.hammer,
  fix: ICONS.hammer,
  mend: ICONS.hammer,
  'mend-with': ICONS.hammer,
  'mend-after': ICONS.hammer,
  pump: ICONS.pump,
  'pump-help': ICONS.pump,
  dive: ICONS.bell,
  fathom: ICONS.bell,
  cargo: ICONS.hold,
  heal: ICONS.bandage,
  chart: ICONS.map,
  destiny: ICONS.dice,
  skill: ICONS.star,
  spare: ICONS.sail,
  'make-sail': ICONS.sail,
  'hold-still': ICONS.anchor,
  dock: ICONS.anchor,
  fire: ICONS.cannon,
  board: ICONS.sabre,
  explore: ICONS.foot,
  'go-ashore': ICONS.foot,
  send: ICONS.foot,
  land: ICONS.star,
  'bury-loot': ICONS.spade,
  bury: ICONS.spade,
  dig: ICONS.spade,
  mission: ICONS.compass,
  jump: ICONS.jump,
  shoot: ICONS.pistol,
  'fire-swivel': ICONS.swivel,
  harangue: ICONS.shout,
  cut: ICONS.rope,
  capitulate: ICONS.flag,
  support: ICONS.sabre,
  plunder: ICONS.chest,
  'plunder-with': ICONS.chest,
  'spend-prestige': ICONS.crown,
  distance: ICONS.spyglass,
};

function picture({ choice }: OfferView) {
  const [verb, what] = choice as readonly [string, string?];
  if (verb === 'post') return <Icon body={POST_ICONS[what as Post]} size={22} />;
  if (verb === 'load' || verb === 'filch' || verb === 'sell' || (verb === 'buy' && what! in MARKER_ICONS))
    return <Icon body={MARKER_ICONS[what as Marker]} size={22} />;
  if (verb === 'fight') return <Icon body={what === 'melee' ? ICONS.sabre : ICONS.pistol} size={22} />;
  const body = BY_VERB[verb];
  return body === undefined ? null : <Icon body={body} size={22} />;
}

export const DRAWN: Drawn = {
  picture,
  card: () => null,
  isWayOut: ({ choice }) => OUT.has(choice[0] as string),
  isAmount: () => false,
  coin: null,
};

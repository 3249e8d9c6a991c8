// How the offers of this game look.
import type { OfferView } from '@boucan/table';
import { Icon } from '../../parts/icon.tsx';
import type { Drawn } from '../parts/hands.tsx';
import {
  ANIMALS,
  type Animal,
  type GainId,
  GOODS,
  type Good,
  type Item,
  LOSS_OF,
  opponentNumber,
  type Token,
  type Weapon,
} from './content.ts';
import { ANIMAL_ICONS, ICONS, LOSS_ICONS, WEAPON_ICONS, WORD_ICONS } from './icons.ts';
import { Crate, Fire, GainPiece, GoodPiece, Pirate } from './pieces.tsx';
import { OpponentPiece } from './sea/opponent.tsx';
import { HELPS } from './stage.ts';
import { useNassau } from './table.tsx';

const OUT = new Set([
  'pass',
  'stop',
  'leave',
  'no-trade',
  'plain-reward',
  'no-cat',
  'leave-fire',
  'no-tortoise',
  'once',
  'spend',
  'give-way',
  'enough',
]);

const BY_ANIMAL = Object.fromEntries(ANIMALS.map((animal) => [HELPS[animal], animal])) as Readonly<Record<string, Animal>>;
const BY_ITEM: Readonly<Record<string, Item>> = {
  bring: 'doubloon',
  pause: 'rum',
  pour: 'rum',
  'ignore-dodge': 'rum',
  bomb: 'bomb',
  contract: 'contract',
  steer: 'compass',
};

function picture({ choice }: OfferView) {
  const [verb, what] = choice as readonly [string, string?];
  const animal = BY_ANIMAL[verb];
  if (animal !== undefined) return <Icon body={ANIMAL_ICONS[animal]} size={24} />;
  const item = BY_ITEM[verb];
  if (item !== undefined) return <Icon body={WORD_ICONS[item]} size={24} />;
  switch (verb) {
    case 'take':
    case 'buy':
      return <GainPiece gain={what as GainId} />;
    case 'arm':
    case 'lose':
      return <Icon body={WEAPON_ICONS[what as Weapon]} size={26} />;
    case 'hat':
    case 'adopt':
    case 'unseat':
      return <Icon body={ANIMAL_ICONS[what as Animal]} size={26} />;
    case 'deck':
    case 'tale':
      return <Icon body={ICONS.card} size={24} />;
    case 'drop':
    case 'hide':
      return (GOODS as readonly unknown[]).includes(what) ? (
        <GoodPiece good={what as Good} />
      ) : what === 'crates' ? (
        <Crate />
      ) : (
        <Icon body={ICONS.ham} size={22} />
      );
    case 'fire':
    case 'place':
      return <CratesAndPirates crates={Number(choice[1])} pirates={Number(choice[2])} />;
    case 'fight':
      return <OpponentPiece number={opponentNumber(what!)} size={40} />;
    case 'repel':
      return <Icon body={LOSS_ICONS[LOSS_OF[what as Token]]} size={24} />;
    case 'pass':
    case 'dock':
      return <Icon body={ICONS.anchor} size={22} />;
    case 'tell':
    case 'joke':
      return <Fire />;
    default:
      return null;
  }
}

/** So many crates, and the pirates who lie down for them. */
function CratesAndPirates({ crates, pirates }: { readonly crates: number; readonly pirates: number }) {
  const { own } = useNassau();
  return (
    <span className="nas-crates-row">
      {Array.from({ length: crates }, (_, i) => (
        <Crate key={`crate-${i}`} seat={own} size={20} />
      ))}
      {Array.from({ length: pirates }, (_, i) => (
        <Pirate key={`pirate-${i}`} seat={own} lying size={20} />
      ))}
    </span>
  );
}

export const DRAWN: Drawn = {
  picture,
  card: () => null,
  isWayOut: ({ choice }) => OUT.has(choice[0] as string),
  isAmount: () => false,
  coin: null,
};

// Contraband: pictures of the wares, the card on the sheet that waits for its second, and the scene of a search that found some.
import brandy from 'icon:brandy-bottle';
import clockwork from 'icon:clockwork';
import cup from 'icon:coffee-cup';
import coins from 'icon:coins-pile';
import emerald from 'icon:emerald';
import gems from 'icon:metal-bar';
import musket from 'icon:musket';
import pamphlets from 'icon:newspaper';
import pearls from 'icon:pearl-necklace';
import powder from 'icon:powder-bag';
import lace from 'icon:ribbon';
import flask from 'icon:round-bottom-flask';
import type { Ware } from '@boucan/fortunes/packs/contraband';
import type { Seat } from '@boucan/kernel';
import { CardRow } from '../../../parts/card.tsx';
import { Horizon } from '../../../parts/horizon.tsx';
import { Group } from '../../../parts/panel.tsx';
import { speaks } from '../../../parts/speaks.ts';
import { CargoFace } from '../../cards/cards.tsx';
import { CARGO, type CargoId, NPCS, type NpcId } from '../../content.ts';
import { type Deck, useDeck } from '../../deck.tsx';
import { npcAt } from '../../map/berths.ts';
import type { PackFace } from '../../packs.ts';
import { Scene } from '../../scenes/scene.tsx';
import { flagOf } from '../../ships/colours.ts';
import { ShipPicture } from '../../ships/ship.tsx';
import { sayIn } from './words.ts';

function Sheet({ seat }: { readonly seat: Seat }) {
  const { view, lang } = useDeck();
  const say = sayIn(lang);
  const { waiting } = view.match!.parts!.contraband as { readonly waiting: readonly (readonly CargoId[])[] };
  const cards = waiting[seat]!;
  if (cards.length === 0) return null;
  return (
    <Group title={say('sold')}>
      <span {...speaks({ name: say('sold'), words: say('soldDoes'), rule: 'SEA-m7-05' })}>
        {cards.map((card) => (
          <CargoFace key={card} card={card} />
        ))}
      </span>
    </Group>
  );
}

const titleOf = ({ question, lang }: Pick<Deck, 'question' | 'lang'>): string =>
  sayIn(lang)(question === CUSTOMS ? 'customs' : 'found');
const CUSTOMS = 'customs.hold';

/** Both ships, or one's own before the customs; and what is in the hold that nobody likes to see there. */
function Found({ fold }: { readonly fold: () => void }) {
  const deck = useDeck();
  const { board, me, offers, params } = deck;
  const p = board.players[me!]!;
  const npc = params.npc as NpcId | undefined;
  const ship = npc === undefined ? null : npcAt(board, npc);
  return (
    <Scene kind="venture" title={titleOf(deck)} offers={offers} fold={fold}>
      <Horizon>
        <ShipPicture type={p.ship.type} seat={me!} flag={flagOf(p)} className="fdm-foe fdm-foe-left" />
        {ship !== null && (
          <ShipPicture type={ship.ship} flag={NPCS[npc!].nation ?? 'pirate'} livery="navy" className="fdm-foe fdm-foe-right" />
        )}
      </Horizon>
      {!offers.some(({ choice: [verb] }) => verb === 'surrender') && (
        <CardRow>
          {(p.cargo ?? []).flatMap((card) => (CARGO[card].port === undefined ? [] : [<CargoFace key={card} card={card} />]))}
        </CardRow>
      )}
    </Scene>
  );
}

export const face: PackFace = {
  Sheet,
  icons: {
    'unminted-silver': gems,
    muskets: musket,
    brandy,
    quicksilver: flask,
    lace,
    gunpowder: powder,
    'false-coin': coins,
    pamphlets,
    pearls,
    emeralds: emerald,
    tea: cup,
    clockwork,
  } satisfies Record<Ware, string>,
  scene: (deck) =>
    deck.me !== null && (deck.question === CUSTOMS || deck.question?.startsWith('contraband.') === true)
      ? { key: deck.question, title: titleOf(deck), show: (fold) => <Found fold={fold} /> }
      : null,
};

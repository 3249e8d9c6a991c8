// A combat: two ships, what they declare, the dice, and where the hits land. On deck and ashore the crews stand against each other.
import cannon from 'icon:cannon-shot';
import grapple from 'icon:grapple';
import rolling from 'icon:rolling-dices';
import crewIcon from 'icon:three-friends';
import wind from 'icon:windsock';
import type { OfferView } from '@boucan/table';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { Cubes } from '../../parts/cubes.tsx';
import { useHands } from '../../parts/hands.tsx';
import { Horizon } from '../../parts/horizon.tsx';
import { Chip, Label, Note } from '../../parts/label.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { keyOf, offersOf } from '../../parts/offers.ts';
import { ComingAndGoing } from '../../parts/presence.tsx';
import { owned } from '../../parts/seat-mark.tsx';
import { Sum } from '../../parts/sum.tsx';
import { Comes } from '../../parts/travels.tsx';
import { Skills } from '../cards/cards.tsx';
import {
  CAPTAINS,
  type Declaration,
  EVENTS,
  type EventId,
  NPCS,
  type Npc,
  type Section,
  type Ship,
  type Side,
  type Volley,
} from '../content.ts';
import { type Deck, useDeck } from '../deck.tsx';
import { npcAt } from '../map/berths.ts';
import { type TokenId, tokensBeside } from '../packs.ts';
import { Sections } from '../sheet/sections.tsx';
import { flagOf } from '../ships/colours.ts';
import type { Flown } from '../ships/flag.tsx';
import { type Livery, ShipPicture } from '../ships/ship.tsx';
import { ofToken, ofTokenBeside } from '../speech.ts';
import { tokenIcon } from '../tokens/icons.ts';
import './combat.css';
import { Dice } from './dice.tsx';
import { faceOf, isSkull } from './faces.ts';
import { Scene } from './scene.tsx';
import { VolleyRow } from './volley.tsx';

const DECLARED: Readonly<Record<Declaration, string>> = { fire: cannon, board: grapple, flee: wind };

interface Foe {
  readonly name: string;
  readonly ship: Ship | null;
  readonly flag: Flown | null;
  readonly livery: Livery;
  readonly skills: Parameters<typeof Skills>[0]['of'];
}

/** Who stands on a side, and with which ship. */
function foeOf({ board, names, speaker, say }: Deck, side: Side): Foe {
  if (side.seat !== null) {
    const p = board.players[side.seat]!;
    return {
      name: names[side.seat] ?? '',
      ship: p.ship,
      flag: flagOf(p),
      livery: 'seat',
      skills: p.captain === null ? {} : CAPTAINS[p.captain],
    };
  }
  if (side.npc !== null) {
    const { nation, kind } = NPCS[side.npc];
    const captain = npcAt(board, side.npc)?.captain;
    // By his own card; else by what the ship says of him, or for a commodore by the War card.
    const card =
      captain === undefined
        ? undefined
        : (EVENTS[captain as EventId] ??
          (NPCS[side.npc] as Npc).skills ??
          (board.war === null ? undefined : EVENTS[board.war.card]));
    return {
      name: captain === undefined ? speaker.name(side.npc) : speaker.name(captain),
      ship: side.ship,
      flag: nation ?? 'pirate',
      livery: kind === 'pirate' ? 'pirate' : 'navy',
      skills: card !== undefined && 'manoeuvre' in card ? card : {},
    };
  }
  return { name: say('guards'), ship: side.ship, flag: null, livery: 'navy', skills: { leadership: side.leadership } };
}

const struckOn = (volleys: readonly Volley[], side: Side): ReadonlySet<Section> =>
  new Set(
    volleys
      .filter(({ at }) => (typeof at === 'number' ? at === side.seat : at === side.npc))
      .flatMap(({ sections, cancelled }) => sections.filter((section, i) => section !== null && !cancelled[i]) as Section[]),
  );

/** What can be chosen on the card of one side: what it declares, where a hit goes, which of its dice is rolled again. */
function onSide({ board, offers, me }: Deck, at: 0 | 1): readonly OfferView[] {
  const { sides, stage } = board.fight!;
  const isMine = ({ seat, runBy }: Side): boolean => me !== null && (seat === me || runBy === me);
  const side = sides[at]!;
  const mine = isMine(side);
  const struck = board.volleys.find(({ sections, cancelled }) => sections.some((s, i) => s === null && !cancelled[i]));
  const isStruck = struck !== undefined && (typeof struck.at === 'number' ? struck.at === side.seat : struck.at === side.npc);
  const whose = mine ? 'own' : 'enemy';
  return [
    ...(mine && stage !== 'crew' && side.declared === null ? offersOf(offers, 'order') : []),
    ...(mine && stage !== 'crew' && isStruck ? offersOf(offers, 'take-hit') : []),
    ...(isMine(sides[0]!) !== isMine(sides[1]!)
      ? offersOf(offers, 'reroll', whose).filter(({ choice }) => side.dice.some((die) => isFace(die, choice[2])))
      : []),
  ];
}

const isFace = (die: number, face: unknown): boolean =>
  face === 'skull' ? isSkull(die) : !isSkull(die) && faceOf(face as number) === die;

export function CombatScene({ fold }: { readonly fold: () => void }) {
  const deck = useDeck();
  const { board, say, speaker, offers } = deck;
  const fight = board.fight!;
  const onSides = [onSide(deck, 0), onSide(deck, 1)] as const;
  const foes = fight.sides.map((side) => foeOf(deck, side));
  const title = fight.where === 'land' ? 'fightLand' : fight.stage === 'crew' ? 'fightDeck' : 'fightSea';
  return (
    <Scene
      kind="combat"
      title={say(title, { zone: speaker.name(fight.zone) })}
      note={fight.round > 0 && <Chip>{say('fightRound', { n: fight.round })}</Chip>}
      offers={offers.filter((offer) => !onSides.some((shown) => shown.includes(offer)))}
      fold={fold}
    >
      {fight.where === 'sea' && (
        <Horizon>
          {foes.map(({ ship, flag, livery }, i) =>
            ship === null ? null : (
              <span
                key={i}
                className={`fdm-foe ${i === 0 ? 'fdm-foe-left' : 'fdm-foe-right'}${fight.stage === 'crew' ? ' fdm-alongside' : ''}`}
                data-hull={ship.hull}
              >
                <ShipPicture type={ship.type} seat={fight.sides[i]!.seat} flag={flag} livery={livery} />
                {deck.packs.map((face) => face.Aloft && <face.Aloft key={face.pack} side={fight.sides[i]!} />)}
                <ComingAndGoing>
                  {board.volleys.some(({ by }) => by === i) && (
                    <Comes by="billowed" as="span" key="smoke" className="fdm-smoke">
                      <svg viewBox="0 0 84 60" aria-hidden="true">
                        <path d="M6 40q-4-12 8-14 2-14 16-12 8-12 20-4 14-2 14 10 14 2 12 14-2 12-14 10-6 8-16 4-8 6-18 1-16 3-22-9z" />
                      </svg>
                    </Comes>
                  )}
                </ComingAndGoing>
              </span>
            ),
          )}
        </Horizon>
      )}
      {board.volleys.length > 0 && (
        <div className="fdm-volleys">
          {board.volleys.map((volley, i) => (
            <VolleyRow key={i} volley={volley} />
          ))}
        </div>
      )}
      <div className="fdm-sides">
        {fight.sides.map((side, i) => (
          <SideCard
            key={i}
            at={i as 0 | 1}
            side={side}
            foe={foes[i]!}
            struck={struckOn(board.volleys, side)}
            offers={onSides[i as 0 | 1]}
          />
        ))}
      </div>
    </Scene>
  );
}

interface SideProps {
  readonly at: 0 | 1;
  readonly side: Side;
  readonly foe: Foe;
  readonly struck: ReadonlySet<Section>;
  readonly offers: readonly OfferView[];
}

/** Modifications and weapons of a side; what it has used up in this combat is crossed out. */
function Arms({ side, foe: { ship } }: Pick<SideProps, 'side' | 'foe'>) {
  const deck = useDeck();
  const { board, view, say, speaker } = deck;
  if (board.fight!.where === 'land' || ship === null) return null;
  const own = side.seat === null ? [] : [...ship.mods, ...board.players[side.seat]!.weapons];
  const tokens = side.npc === null ? own : tokensBeside(view.match!, side.npc);
  const isUsed = (token: TokenId): boolean => side.used.includes(token) || (token === 'reinforced-hull' && ship.turned);
  return (
    <span className="fdm-arms">
      {tokens.map((token) => (
        <Label
          key={token}
          className={isUsed(token) ? 'fdm-used' : ''}
          title={(side.npc === null ? ofToken : ofTokenBeside)(deck, token)}
        >
          <Icon body={tokenIcon(token)} size={18} />
          {speaker.name(token)}
          {isUsed(token) && <span className="sr-only"> ({say('used')})</span>}
        </Label>
      ))}
      {deck.packs.map((face) => face.Side && <face.Side key={face.pack} side={side} />)}
    </span>
  );
}

function SideCard({ at, side, foe, struck, offers }: SideProps) {
  const { board, say, speaker, names } = useDeck();
  const fight = board.fight!;
  const onDeck = fight.stage === 'crew';
  const rolls = board.sums.fight?.[onDeck ? 'deck' : 'contest'][at];
  const hits = onDeck ? undefined : board.sums.fight?.hits?.[at];
  return (
    <section className={`fdm-side${fight.winner === at ? ' fdm-winner' : ''}`} aria-label={foe.name} style={owned(side.seat)}>
      <header>
        {side.seat !== null && <SeatBadge seat={side.seat} size={26} />}
        <b>{foe.name}</b>
        <i>{fight.winner === at ? say('winner') : say(at === 0 ? 'attacker' : 'defender')}</i>
      </header>
      <Skills of={foe.skills} sums={side.seat === null ? undefined : board.sums.players[side.seat]?.dice} />
      {foe.ship !== null && (!onDeck || (fight.winner !== null && fight.where === 'sea')) && (
        <Sections ship={foe.ship} seat={side.seat} hit={struck} offers={offersOf(offers, 'take-hit')} />
      )}
      <Arms side={side} foe={foe} />
      {foe.ship !== null && onDeck && (
        <span className="fdm-crew-row">
          <Icon body={crewIcon} size={22} />
          <Cubes n={foe.ship.crew} of={Math.max(foe.ship.crew, foe.ship.crew + side.crewLost)} />
          <b>{foe.ship.crew}</b>
        </span>
      )}
      {!onDeck && <Orders offers={offersOf(offers, 'order')} />}
      {!onDeck && offersOf(offers, 'order').length === 0 && (
        <span className={`fdm-plaque${side.declared === null ? ' fdm-plaque-blank' : ''}`}>
          {side.declared === null ? (
            say('declares')
          ) : (
            <>
              <Icon body={DECLARED[side.declared]} size={22} />
              {say(side.declared)}
            </>
          )}
        </span>
      )}
      <Dice dice={side.dice} under={(i) => <Reroll offer={offers.find(({ choice }) => isFace(side.dice[i]!, choice[2]))} />} />
      {rolls !== undefined && side.dice.length === 0 && (
        <Label className="fdm-rolls">
          <Icon body={rolling} size={20} />
          <Sum of={rolls} name={say('rolls')} nameOf={speaker.name} />
        </Label>
      )}
      {hits !== undefined && (
        <Label className="fdm-rolls">
          <Icon body={cannon} size={20} />
          <Sum of={hits} name={say('hits')} nameOf={speaker.name} />
        </Label>
      )}
      {side.seat === null && (
        <Note>{side.runBy === null ? say('ownGame') : say('runBy', { name: names[side.runBy] ?? '' })}</Note>
      )}
      <span className="sr-only">{foe.ship === null ? '' : speaker.name(foe.ship.type)}</span>
    </section>
  );
}

/** The plaques that can be laid down: what one declares. */
function Orders({ offers }: { readonly offers: readonly OfferView[] }) {
  const { speaker, drawn } = useHands();
  if (offers.length === 0) return null;
  return (
    <span className="fdm-orders">
      {offers.map((offer) => (
        <OfferButton key={keyOf(offer)} offer={offer} className="fdm-order" worded>
          <Icon body={DECLARED[offer.choice[1] as Declaration]} size={22} />
          <span>
            {speaker.label(offer.choice)}
            {drawn.note?.(offer)}
          </span>
        </OfferButton>
      ))}
    </span>
  );
}

/** A die that may be rolled again is picked up where it lies. */
const Reroll = ({ offer }: { readonly offer: OfferView | undefined }) =>
  offer === undefined ? null : (
    <OfferButton offer={offer} className="bp-offer-small">
      <Icon body={rolling} size={20} />
    </OfferButton>
  );

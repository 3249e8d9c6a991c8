// A fight: the opponent on the left, one's own crew on the right, between them what comes out of the bag.
import type { Seat } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import { Bag } from '../../parts/bag.tsx';
import { Horizon } from '../../parts/horizon.tsx';
import { OfferButton, Thing } from '../../parts/offer.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import { Scene } from '../../parts/scene.tsx';
import { latelyTold, type ToldStep } from '../../parts/tale.ts';
import { Teller, TellerStep, useTold } from '../../parts/teller.tsx';
import { Comes } from '../../parts/travels.tsx';
import { type DutchmanView, opponent, opponentId, opponentNumber, TOKEN_COUNTS, type Token, WEAPON_AGAINST } from '../content.ts';
import { Crate, Pirate } from '../pieces.tsx';
import { OpponentPiece } from '../sea/opponent.tsx';
import { Deck, Rack, Sails } from '../ship/parts.tsx';
import { partOf, useNassau, varsOf } from '../table.tsx';
import { DefenceDice, TokenPiece } from './telling.tsx';
import './fight.css';

interface Fight {
  readonly seat: Seat;
  readonly place: number;
  readonly number: number;
  readonly strength: number;
  readonly placed: number;
}
interface Counter {
  readonly seat: Seat;
  readonly dodges: number;
  readonly attacks: readonly Token[];
  readonly dice: readonly number[];
}

/** A fight as far as it has got. */
export interface Bout {
  readonly seat: Seat;
  /** `opp-07`, or `dutchman`. */
  readonly foe: string;
  readonly fired: number;
  readonly tokens: readonly Token[];
  readonly dodged: number;
  readonly dice: readonly number[];
  readonly repelled: readonly Token[];
  readonly end: 'damaged' | 'unharmed' | 'beaten' | null;
}

const END = { damaged: 'endDamaged', unharmed: 'endUnharmed', beaten: 'endBeaten' } as const;

const AFTER = /^(provision|captain|town|sea\.began|stop|refit|round|zone)/u;

/** The latest fight among what has been told. */
export function boutTold(steps: readonly ToldStep[]): Bout | null {
  const from = steps.findLastIndex(({ event }) => event === 'fight.began' || event === 'dutchman.attacked');
  if (from < 0) return null;
  const first = steps[from]!;
  let bout: Bout = {
    seat: first.with.seat as Seat,
    foe: first.event === 'fight.began' ? (first.with.opponent as string) : 'dutchman',
    ...{ fired: 0, tokens: [], dodged: 0, dice: [], repelled: [], end: null },
  };
  for (const { event, with: w } of steps.slice(from + 1)) {
    if (AFTER.test(event)) return null;
    if (event === 'crates.fired') bout = { ...bout, fired: w.crates as number };
    else if (event === 'tokens.drawn') bout = { ...bout, tokens: w.tokens as readonly Token[] };
    else if (event === 'crate.dodged') bout = { ...bout, dodged: bout.dodged + 1 };
    else if (event === 'dice.rolled' || event === 'dice.rerolled') bout = { ...bout, dice: w.dice as readonly number[] };
    else if (event === 'attack.repelled') bout = { ...bout, repelled: [...bout.repelled, w.token as Token] };
    else if (event === 'opponent.damaged') bout = { ...bout, end: 'damaged' };
    else if (event === 'opponent.unharmed') bout = { ...bout, end: 'unharmed' };
    else if (event === 'opponent.beaten') bout = { ...bout, end: 'beaten' };
  }
  return bout;
}

/** The fight that is going on, by what the table knows of it: for whoever has only just come back. */
function boutKnown(view: TableView): Bout | null {
  const fight = varsOf<Fight>(view, 'fight');
  const ghost = varsOf<{ readonly seat: Seat }>(view, 'attack-dutchman');
  const counter = varsOf<Counter>(view, 'counter');
  const seat = fight?.seat ?? ghost?.seat;
  if (seat === undefined) return null;
  return {
    seat,
    foe: fight === null ? 'dutchman' : opponentId(fight.number),
    fired: fight?.placed ?? 0,
    tokens: counter === null ? [] : [...counter.attacks, ...Array<Token>(counter.dodges).fill('dodge')],
    dodged: 0,
    dice: counter?.dice.filter((die) => die > 0) ?? [],
    repelled: [],
    end: null,
  };
}

/** One's own fight, while it goes on or is still being told. */
export function useBout(): Bout | null {
  const { view, me } = useNassau();
  const telling = useTold();
  const told = boutTold(telling.going ? latelyTold(telling) : telling.told);
  const known = boutKnown(view);
  const mine = (bout: Bout | null): Bout | null => (bout !== null && bout.seat === me ? bout : null);
  if (known !== null) return mine(told !== null && told.foe === known.foe && told.end === null ? told : known);
  return telling.going ? mine(told) : null;
}

export function FightScene({ bout, fold }: { readonly bout: Bout; readonly fold: () => void }) {
  const { view, board, ship, offers, speaker, say } = useNassau();
  const telling = useTold();
  const fires = offersOf(offers, 'fire');
  const number = bout.foe === 'dutchman' ? null : opponentNumber(bout.foe);
  const ghost = partOf<DutchmanView>(view, 'flying-dutchman');
  const place = number === null ? -1 : board.opponents.indexOf(number);
  const strength = varsOf<Fight>(view, 'fight')?.strength ?? (number === null ? null : opponent(number).strength);
  const weapon = number === null ? ghost!.weapons[board.round - 1]! : WEAPON_AGAINST[opponent(number).kind];
  const bag = Object.values(TOKEN_COUNTS).reduce((sum, n) => sum + n, 0) - bout.tokens.length;
  return (
    <Scene
      className="nas-fight"
      title={say('fight', { foe: speaker.name(bout.foe) })}
      offers={offers.filter((offer) => !fires.includes(offer))}
      fold={fold}
      told={<Teller telling={telling} look="line" show={(step) => <TellerStep words={speaker.event(step)} />} />}
    >
      <div className="nas-ring">
        <Horizon>{null}</Horizon>
        <section className="nas-foe-side" aria-label={speaker.name(bout.foe)}>
          {number !== null && <OpponentPiece number={number} size={190} />}
          {strength !== null && <p>{say('foeStrength', { strength, left: place < 0 ? 0 : board.strengthLeft[place]! })}</p>}
          <p className="nas-hits">
            <span className="sr-only">{say('cratesOn', { n: Math.max(0, bout.fired - bout.dodged) })}</span>
            {Array.from({ length: bout.fired }, (_, i) => (
              <span key={i} data-missed={i >= bout.fired - bout.dodged}>
                <Crate seat={bout.seat} size={26} />
              </span>
            ))}
          </p>
          {bout.end !== null && (
            <p className="nas-end" data-end={bout.end}>
              {say(END[bout.end])}
            </p>
          )}
        </section>
        <section className="nas-between" aria-label={say('tokens')}>
          <Bag n={bag}>
            {bout.tokens.map((token, i) => (
              <Comes by="pulled" key={i} after={i}>
                <Thing offer={isDone(bout, i) ? undefined : offerOf(offers, 'repel', token)} className="nas-drawn">
                  <span className="nas-drawn-in" data-done={isDone(bout, i)}>
                    <TokenPiece token={token} size={52} />
                    <span>{speaker.name(token)}</span>
                  </span>
                </Thing>
              </Comes>
            ))}
          </Bag>
          {bout.tokens.length === 0 && (
            <p className="nas-odds">
              {say('odds', {
                tokens: strength ?? 0,
                nothing: TOKEN_COUNTS.nothing,
                dodge: TOKEN_COUNTS.dodge,
                attack: Object.entries(TOKEN_COUNTS).reduce((sum, [token, n]) => sum + (token.startsWith('attack') ? n : 0), 0),
                all: bag,
              })}
            </p>
          )}
          {bout.dice.length > 0 && <DefenceDice dice={bout.dice} words={say('dice', { dice: bout.dice.join(', ') })} />}
        </section>
        <section className="nas-crew-side" aria-label={say('yourCrew')}>
          <Sails ship={ship} seat={bout.seat} />
          <Deck ship={ship} seat={bout.seat} />
          <Rack ship={ship} seat={bout.seat} />
          <p>{say('withWeapon', { weapon: speaker.name(weapon), n: ship.sums.weapons[weapon], crates: ship.crates })}</p>
        </section>
      </div>
      {fires.length > 0 && (
        <fieldset className="nas-fires" aria-label={say('howMany')}>
          {fires.map((offer) => {
            const [, crates, pirates] = offer.choice as readonly [string, number, number];
            return (
              <OfferButton key={crates} offer={offer} className="nas-fire-offer">
                <span className="nas-fire-crates" aria-hidden="true">
                  {crates === 0 ? '–' : Array.from({ length: crates }, (_, i) => <Crate key={i} seat={bout.seat} size={24} />)}
                </span>
                <b aria-hidden="true">{crates}</b>
                {pirates > 0 && (
                  <span className="nas-fire-pirates" aria-hidden="true">
                    {Array.from({ length: pirates }, (_, i) => (
                      <Pirate key={i} seat={bout.seat} lying size={20} />
                    ))}
                  </span>
                )}
              </OfferButton>
            );
          })}
        </fieldset>
      )}
    </Scene>
  );
}

/** Whether a token has been answered: dodges in order, attacks as they were repelled. */
function isDone({ tokens, dodged, repelled }: Bout, i: number): boolean {
  const token = tokens[i]!;
  const before = tokens.slice(0, i).filter((other) => other === token).length;
  if (token === 'dodge') return before < dodged;
  return before < repelled.filter((other) => other === token).length;
}

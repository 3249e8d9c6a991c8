// A fight: the opponent on the left, the crew on the right, between them what comes out of the bag.
import dutch from 'icon:ship-wreck';
import { Icon } from '../../../parts/icon.tsx';
import { varsOf } from '../../parts/at-table.ts';
import { Bag } from '../../parts/bag.tsx';
import { Horizon } from '../../parts/horizon.tsx';
import { OfferButton, Thing } from '../../parts/offer.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import { Scene } from '../../parts/scene.tsx';
import { Teller, TellerStep, useTold } from '../../parts/teller.tsx';
import { Comes } from '../../parts/travels.tsx';
import { type DutchmanView, FIRST_TOKENS, opponent, opponentNumber, TOKEN_COUNTS, WEAPON_AGAINST } from '../content.ts';
import { Crate, Pirate } from '../pieces.tsx';
import { OpponentPiece } from '../sea/opponent.tsx';
import { Deck, Rack, Sails } from '../ship/parts.tsx';
import { partOf, useNassau } from '../table.tsx';
import type { Bout, Fight } from './bout.ts';
import { DefenceDice, TokenPiece } from './telling.tsx';
import './fight.css';

const END = { damaged: 'endDamaged', unharmed: 'endUnharmed', beaten: 'endBeaten' } as const;

export function FightScene({ bout, fold }: { readonly bout: Bout; readonly fold: () => void }) {
  const { view, board, me, names, speaker, say, ...at } = useNassau();
  const telling = useTold();
  const mine = bout.seat === me;
  const offers = mine ? at.offers : [];
  const ship = board.ships[bout.seat]!;
  const fires = offersOf(offers, 'fire');
  const number = bout.foe === 'dutchman' ? null : opponentNumber(bout.foe);
  const ghost = partOf<DutchmanView>(view, 'flying-dutchman');
  const place = number === null ? -1 : board.opponents.indexOf(number);
  const fight = varsOf<Fight>(view, 'fight');
  // Worked out for a fight without helpers.
  const chances = fight === null || fight.crab || fight.bombed ? undefined : ship.sums.fights?.[place]?.with;
  const strength = fight?.strength ?? (number === null ? null : opponent(number).strength);
  const weapon = number === null ? ghost!.weapons[board.round - 1]! : WEAPON_AGAINST[opponent(number).kind];
  const chased = varsOf<{ readonly crab: boolean }>(view, 'attack-dutchman');
  const draws = strength ?? FIRST_TOKENS + board.round - 1 - (chased?.crab ? 1 : 0);
  const bag = Object.values(TOKEN_COUNTS).reduce((sum, n) => sum + n, 0) - bout.drawn;
  return (
    <Scene
      className="nas-fight"
      title={say(mine ? 'fight' : 'fightOf', { foe: speaker.name(bout.foe), name: names[bout.seat]! })}
      offers={offers.filter((offer) => !fires.includes(offer))}
      fold={fold}
      told={<Teller telling={telling} look="line" show={(step) => <TellerStep words={speaker.event(step)} />} />}
    >
      <div className="nas-ring">
        <Horizon>{null}</Horizon>
        <section className="nas-foe-side" aria-label={speaker.name(bout.foe)}>
          {number === null ? (
            <span className="round nas-ghost-mark">
              <Icon body={dutch} size={120} />
            </span>
          ) : (
            <OpponentPiece number={number} size={190} />
          )}
          {strength !== null && (
            <p>{say('foeStrength', { strength, left: place < 0 ? 0 : Math.max(0, board.strengthLeft[place]!) })}</p>
          )}
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
          {bout.tokens.length === 0 && bout.fired === 0 && (
            <p className="nas-odds">
              {say('odds', {
                tokens: draws,
                nothing: TOKEN_COUNTS.nothing,
                dodge: TOKEN_COUNTS.dodge,
                attack: Object.entries(TOKEN_COUNTS).reduce((sum, [token, n]) => sum + (token.startsWith('attack') ? n : 0), 0),
                all: bag,
              })}
            </p>
          )}
          {bout.dice.length > 0 && <DefenceDice dice={bout.dice} words={say('dice', { dice: bout.dice.join(', ') })} />}
        </section>
        <section className="nas-crew-side" aria-label={say('crewOf', { name: names[bout.seat]! })}>
          <Sails ship={ship} seat={bout.seat} />
          <Deck ship={ship} seat={bout.seat} />
          <Rack ship={ship} seat={bout.seat} />
          <p>
            {say('withWeapon', {
              mine: bout.seat === me ? 'yes' : 'no',
              weapon: speaker.name(weapon),
              n: ship.sums.weapons[weapon],
              crates: ship.crates,
            })}
          </p>
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
                {chances?.[crates - 1] !== undefined && (
                  <small aria-hidden="true">{say('beats', { chance: chances[crates - 1]! })}</small>
                )}
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

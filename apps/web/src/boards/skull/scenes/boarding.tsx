// A boarding on its own board: their deck on the left, the lines between, our rail on the right.
import type { OfferView } from '@boucan/table';
import { Icon } from '../../../parts/icon.tsx';
import { Dice as Thrown } from '../../parts/die.tsx';
import { useHands } from '../../parts/hands.tsx';
import { OfferButton, Thing as Piece } from '../../parts/offer.tsx';
import { keyOf, offerOf } from '../../parts/offers.ts';
import { speaks } from '../../parts/speaks.ts';
import { Sum } from '../../parts/sum.tsx';
import { useTold } from '../../parts/teller.tsx';
import {
  type Boarding,
  COMBAT_CELLS,
  ENEMY_CELLS,
  EXHAUSTED,
  GROUP_IDS,
  type Person,
  type Post,
  quantities,
} from '../content.ts';
import { usePieces } from '../hand.tsx';
import { ICONS, POST_ICONS } from '../icons.ts';
import { GroupPiece, PersonPiece } from '../pieces/crew.tsx';
import { diceFor } from '../remark.ts';
import { ofThing, type Thing } from '../speech.ts';
import { askedOf, useVoyage } from '../table.tsx';
import { tenths } from '../words.ts';
import './boarding.css';
import { expectedOf } from './chance.ts';
import { frayTold } from './fray-told.ts';
import { Staged } from './stage.tsx';

const OURS: readonly Post[] = ['boarding', 'swivel', 'bridge', 'crows-nest'];
/** Done with a weapon, by whoever stands there. */
const DEEDS = new Set<unknown>(['fight', 'shoot', 'fire-swivel', 'harangue', 'support']);

export function BoardingScene({ fray, fold }: { readonly fray: Boarding; readonly fold: () => void }) {
  const at = useVoyage();
  const { board, say, speaker, offers, lang } = at;
  const acts = usePieces();
  const told = frayTold(useTold());
  const enemy = fray.foe ?? fray.card!;
  const rail = board.groups.flatMap((group, i) => (group.post === 'rail' ? [{ group, i }] : []));
  const fighting = rail.filter(({ group }) => group.fatigue < EXHAUSTED);
  const over = board.people.filter((p) => p.post === 'enemy-deck');
  // Whoever does not stand here is offered by name.
  const drawn = new Set<unknown>([
    ...rail.map(({ i }) => GROUP_IDS[i]),
    ...board.people.filter(({ post }) => post === 'enemy-deck' || OURS.includes(post)).map(({ cls }) => cls),
  ]);
  const asked = askedOf(at);
  const deeds = asked !== undefined ? offers.filter(({ choice }) => DEEDS.has(choice[0])) : [];
  const jump = over.length < COMBAT_CELLS ? offerOf(offers, 'jump') : undefined;
  const cut = offerOf(offers, 'cut');
  const strikes = { fresh: offerOf(offers, 'strike', 'fresh'), hurt: offerOf(offers, 'strike', 'hurt') };
  const pieces = offers.filter(
    (o) =>
      ((o.choice[0] === 'call' || o.choice[0] === 'group') && drawn.has(o.choice[1])) ||
      deeds.includes(o) ||
      [jump, cut, strikes.fresh, strikes.hurt].includes(o),
  );
  return (
    <Staged
      className="sku-fray"
      title={say('fray', { enemy: speaker.name(fray.foe === null ? enemy : `${enemy}:the`) })}
      note={<span className="bp-chip">{say('frayTurn', { n: fray.turn, points: fray.points })}</span>}
      shown={pieces}
      fold={fold}
    >
      {asked !== undefined && deeds.length > 0 && (
        <div className="sku-deeds">
          <PersonPiece person={asked} />
          <Deeds offers={deeds} who={asked} />
        </div>
      )}
      <div className="sku-fray-board">
        <section className="sku-their-deck" aria-label={speaker.name(enemy)}>
          <h4>
            {say('theirDice', {
              dice: quantities.enemyDice(board),
              from: fray.from,
              hits: tenths(lang, expectedOf(quantities.enemyDice(board), fray.from)),
            })}
          </h4>
          <ul className="sku-enemies" aria-label={say('enemyGroups', { fresh: fray.fresh, hurt: fray.hurt })}>
            {Array.from({ length: ENEMY_CELLS }, (_, i) => {
              const state = i < fray.fresh ? 'fresh' : i < fray.fresh + fray.hurt ? 'hurt' : 'gone';
              const strike = state === 'gone' ? undefined : strikes[state];
              return (
                <li
                  key={i}
                  data-state={state}
                  aria-hidden={strike === undefined ? true : undefined}
                  {...speaks(state === 'gone' ? null : ofThing(at, state))}
                >
                  {state !== 'gone' && (
                    <Piece offer={strike}>
                      <Icon body={ICONS.skull} size={26} />
                    </Piece>
                  )}
                </li>
              );
            })}
          </ul>
          {told.theirs !== null && (
            <Thrown faces={told.theirs} words={told.theirs.join(', ')} count={say('hitsOf', { n: told.hits })} />
          )}
          <div className="sku-combat-cells" {...speaks(ofThing(at, 'enemy-deck', speaker.name('enemy-deck')))}>
            {Array.from({ length: COMBAT_CELLS }, (_, i) => (
              <span key={i}>
                {over[i] !== undefined && <PersonPiece person={over[i]!} {...acts.person(over[i]!.cls)} />}
                {i === over.length && jump !== undefined && (
                  <Piece offer={jump}>
                    <Icon body={ICONS.jump} size={26} />
                  </Piece>
                )}
              </span>
            ))}
          </div>
        </section>
        <section
          className="sku-lines"
          aria-label={say('lines', { n: fray.lines })}
          {...speaks(ofThing(at, 'line', say('lines', { n: fray.lines })))}
        >
          {[0, 1].map((i) => (
            <span key={i} data-cut={i >= fray.lines} aria-hidden={cut === undefined || i >= fray.lines ? true : undefined}>
              <Piece offer={i < fray.lines ? cut : undefined}>
                <Icon body={ICONS.rope} size={24} />
              </Piece>
            </span>
          ))}
          <small>{say('lines', { n: fray.lines })}</small>
        </section>
        <section className="sku-our-rail" aria-label={speaker.name('rail')}>
          <h4>
            {say('ourDice', {
              dice: Math.min(5, fighting.length),
              hits: tenths(lang, expectedOf(Math.min(5, fighting.length), 5)),
            })}
          </h4>
          <div className="sku-rail-groups">
            {rail.map(({ group, i }) => (
              <span key={i}>
                <GroupPiece group={group} at={i} {...acts.group(GROUP_IDS[i]!)} />
                <Rolled die={told.ours.get(GROUP_IDS[i]!) ?? told.ours.get(board.people[fray.support[i]!]?.cls ?? '')} />
                {(fray.support[i] ?? -1) >= 0 && <b className="sku-support">+{fray.value[i]}</b>}
              </span>
            ))}
            {rail.length === 0 && <p className="sku-warning">{say('railEmpty')}</p>}
          </div>
          <div className="sku-fighters">
            {OURS.map((post) => (
              <div key={post}>
                <h5 {...speaks(ofThing(at, post as Thing, speaker.name(post)))}>
                  <Icon body={POST_ICONS[post]} size={14} /> {speaker.name(post)}
                </h5>
                {board.people
                  .filter((p) => p.post === post)
                  .map((p) => (
                    <span key={p.cls} data-done={p.done || p.laid}>
                      <PersonPiece person={p} {...acts.person(p.cls)} />
                      <Dice post={post} at={board.people.indexOf(p)} />
                    </span>
                  ))}
              </div>
            ))}
          </div>
        </section>
      </div>
    </Staged>
  );
}

/** What somebody can do from where he stands, weapon by weapon. */
function Deeds({ offers, who }: { readonly offers: readonly OfferView[]; readonly who: Person }) {
  const { speaker, drawn } = useHands();
  const { board, say } = useVoyage();
  return offers.map((offer) => {
    const dice = diceFor(board, who, offer.choice);
    return (
      <OfferButton key={keyOf(offer)} offer={offer} className="sku-deed" worded>
        {drawn.picture(offer)}
        {speaker.label(offer.choice)}
        {dice !== undefined && <small>{say('diceOf', { n: dice })}</small>}
      </OfferButton>
    );
  });
}

const Rolled = ({ die }: { readonly die: number | undefined }) =>
  die === undefined ? null : <Thrown faces={[die]} words={`${die}`} />;

/** How many dice somebody would roll from where he stands, and why. */
function Dice({ post, at }: { readonly post: Post; readonly at: number }) {
  const { board, say, speaker } = useVoyage();
  const p = board.people[at]!;
  const rolls: readonly (readonly [string, (why: quantities.Cause[]) => number])[] =
    post === 'bridge'
      ? [['harangue', (why) => quantities.harangue(board, p, why)]]
      : post === 'crows-nest'
        ? [['shot', (why) => quantities.shotDice(board, p, why)]]
        : post === 'swivel'
          ? [['swivel', (why) => quantities.swivelDice(board, p, why)]]
          : [
              ['jump', (why) => quantities.jumpDice(board, p, why)],
              ['fight', (why) => quantities.fightDice(board, p, 'melee', false, why)],
            ];
  return (
    <span className="sku-fray-dice">
      {rolls.map(([what, count]) => (
        <Sum
          key={what}
          of={quantities.summed(count)}
          name={say('brings', { kind: post === 'bridge' ? 'points' : 'dice', what: speaker.name(what) })}
          nameOf={(cause) => speaker.name(cause)}
        />
      ))}
    </span>
  );
}

// What a viewer may not know of a position, by its declaration alone; and positions that differ from it in nothing else.
import {
  type Asked,
  below,
  type Choice,
  type Figure,
  type Game,
  type Place,
  pick,
  type Rng,
  type Secret,
  type State,
  sameChoice,
  shuffle,
  type Tabletop,
  type Viewer,
} from '@boucan/kernel';

type Fields = { [key: string | number]: unknown };

/** Where something is: how its declaration calls it, where it is written, and what a declaration may ask about the place. */
interface Spot {
  readonly name: string; // 'duellists.hand'
  readonly holder: Fields;
  readonly key: string | number;
  readonly place: Omit<Place<unknown, unknown, unknown>, 'who' | 'thing'>;
}

/** A thing that is declared a secret. */
interface Declared extends Spot {
  readonly as: Secret<unknown, unknown, unknown> | Figure<unknown, unknown, unknown>;
  readonly thing: unknown;
}

/** All things below a spot that are declared secrets. */
function* declared(knows: unknown, value: unknown, spot: Spot): Iterable<Declared> {
  if (knows === 'all' || value === null || value === undefined) return;
  const says = knows as Fields;
  const isSecret = 'secret' in says || 'redraw' in says;
  if (Array.isArray(value))
    for (const [at, inner] of value.entries())
      yield* declared(isSecret ? says : (says.each ?? says.bySeat), inner, {
        name: spot.name,
        holder: value as unknown as Fields,
        key: at,
        place: { ...spot.place, at, owner: says.bySeat === undefined ? spot.place.owner : at },
      });
  else if (isSecret) yield { ...spot, as: says as unknown as Declared['as'], thing: value };
  else yield* fields(says, value as Fields, `${spot.name}.`, spot.place);
}

function* fields(knows: Fields, here: Fields, name: string, place: Spot['place']): Iterable<Declared> {
  for (const [key, says] of Object.entries(knows))
    yield* declared(says, here[key], { name: `${name}${key}`, holder: here, key, place: { ...place, here, at: -1 } });
}

/** Those of the board, and of the parts of packs on it. */
function* secretsOn({ def }: Game, state: State<unknown>): Iterable<Declared> {
  const { board } = state;
  const { packs = [], parts = {} } = board as Tabletop;
  const place = { state, board, owner: -1, here: board, at: -1 };
  yield* fields(def.knows as Fields, board as Fields, '', place);
  for (const { id, part } of def.packs)
    if (packs.includes(id) && part !== undefined) yield* fields(part.knows, parts[id] as Fields, `${id}: `, place);
}

/** Whether the rules let this viewer know it. */
const isKnown = ({ as, place, thing }: Declared, who: Viewer): boolean => as.known?.({ ...place, thing, who }) === true;

const kindOf = ({ as, thing }: Declared): string => {
  const { secret } = as as Secret<unknown, unknown, unknown>;
  return typeof secret === 'string' ? secret : secret(thing);
};

const isFigure = (s: Declared): s is Declared & { readonly as: Figure<unknown, unknown, unknown> } => 'redraw' in s.as;
const isBound = ({ as, place, thing }: Declared, who: Viewer): boolean =>
  (as as Secret<unknown, unknown, unknown>).bound?.({ ...place, thing, who }) === true;

// A clone may share what no rule changes, and a shuffle is no rule.
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A board as far as the rules let this viewer know it: of what is hidden only that it is there, and what is open of it all the same. */
export function knownTo(game: Game, state: State<unknown>, who: Viewer): unknown {
  const known = { ...state, board: copied(state.board) };
  const hidden = [...secretsOn(game, known)].filter((s) => !isKnown(s, who));
  const open = hidden.map((s) => (isFigure(s) ? s.as.open?.({ ...s.place, thing: s.thing, who }) : undefined));
  for (const [i, { holder, key }] of hidden.entries()) holder[key] = open[i] ?? '?';
  return known.board;
}

/** How often a secret was met, was hidden from the viewer, could have been another, and was. */
export interface Tally {
  met: number;
  hidden: number;
  tried: number;
  varied: number;
}
export type Tallies = Map<string, Tally>;

const tallyOf = (tallies: Tallies, name: string): Tally => {
  const tally = tallies.get(name) ?? { met: 0, hidden: 0, tried: 0, varied: 0 };
  tallies.set(name, tally);
  return tally;
};

/** Gives every hidden thing of a kind to any hidden place of that kind; or lets two of them change places. */
function exchange(things: readonly Declared[], rng: Rng, onlyTwo: boolean): void {
  const values = things.map(({ thing }) => thing);
  if (!onlyTwo) shuffle(rng, values);
  else {
    const [i, j] = [below(rng, values.length), below(rng, values.length)];
    [values[i], values[j]] = [values[j], values[i]];
  }
  for (const [i, { holder, key }] of things.entries()) holder[key] = values[i];
}

const TRIES = 4;

export interface Twinned {
  readonly state: State<unknown>;
  /** How many hidden things are not what they were. */
  readonly changed: number;
}

/**
 * A match that differs from this one only in what the rules do not let a viewer know: all of it is dealt anew, or just two things have changed
 * places. Nothing if chance has found none that is sound.
 */
export function twinOf(
  game: Game,
  state: State<unknown>,
  who: Viewer,
  rng: Rng,
  onlyTwo = false,
  tallies?: Tallies,
): Twinned | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const other = { ...game.clone(state), board: copied(state.board) };
    const all = [...secretsOn(game, other)];
    const hidden = all.filter((s) => !isKnown(s, who));
    const kinds = new Map<string, Declared[]>();
    const figures = hidden.filter(isFigure);
    for (const s of hidden) if (!isFigure(s) && !isBound(s, who)) kinds.set(kindOf(s), [...(kinds.get(kindOf(s)) ?? []), s]);
    const pools = [...kinds.values()].filter((pool) => pool.some(({ thing }) => thing !== pool[0]!.thing));
    if (tallies !== undefined && tries === 0) {
      for (const { name } of all) tallyOf(tallies, name).met++;
      for (const { name } of hidden) tallyOf(tallies, name).hidden++;
      for (const { name } of [...pools.flat(), ...figures]) tallyOf(tallies, name).tried++;
    }
    if (onlyTwo && pools.length > 0) exchange(pick(rng, pools), rng, true);
    if (!onlyTwo) for (const pool of pools) exchange(pool, rng, false);
    if (!onlyTwo || pools.length === 0)
      for (const { as, place, holder, key } of figures) holder[key] = as.redraw({ ...place, who, thing: holder[key] }, rng);
    const changed = hidden.filter(({ thing, holder, key }) => holder[key] !== thing);
    if (!onlyTwo) answerAnew(game, other, who, rng);
    if (game.faults(other).length > 0) continue;
    if (tallies !== undefined) for (const { name } of changed) tallyOf(tallies, name).varied++;
    return { state: other, changed: changed.length };
  }
  return undefined;
}

/** Whether everybody could have answered as they did: a card that has changed places is in another hand now. */
export function answersHold(game: Game, state: State<unknown>): boolean {
  return state.asked.every((q) => {
    const { answer } = q;
    if (answer === null) return true;
    q.answer = null;
    const could = game.options(state, q.seat).some((choice) => sameChoice(choice, answer));
    q.answer = answer;
    return could;
  });
}

/** A sealed answer of somebody else could be any other. */
function answerAnew(game: Game, state: State<unknown>, who: Viewer, rng: Rng): void {
  const given: [Asked, Choice][] = state.asked.flatMap((q) => (q.answer === null || q.seat === who ? [] : [[q, q.answer]]));
  for (const [q, answer] of given) {
    q.answer = null;
    q.answer = game.sealed(state, q.seat) ? pick(rng, game.options(state, q.seat)) : answer;
  }
}

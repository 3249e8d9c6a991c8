// Scenes with packs: the table of `kit.ts`, and what packs keep on it.
import type { Options, State } from '@boucan/kernel';
import { scenariosOf, type Tally } from '@boucan/testkit/scenario';
import type { Caribbean } from '../../src/board.ts';
import type { CargoId } from '../../src/content/cargo.ts';

import type { NpcId } from '../../src/content/npcs.ts';
import type { ModificationId } from '../../src/content/tokens.ts';
import { fortunes } from '../../src/game.ts';
import { decks } from '../../src/packs/cards-and-flags/decks.ts';
import { sold } from '../../src/packs/contraband/sold.ts';
import type { LocationId } from '../../src/packs/locations/content.ts';
import { isles } from '../../src/packs/locations/isles.ts';
import { SMUGGLERS_HOLD } from '../../src/packs/modifications/content.ts';
import { spare } from '../../src/packs/modifications/reserve.ts';
import { newSide } from '../../src/rules/combat/sides.ts';
import { afloat, type Change, CREW, fetched, hold, npc, ship, tally, turnOf } from '../kit.ts';

/** What is wrong on a table, the parts of its packs included. */
export const faultsOf = (b: Caribbean, seats = b.players.length): readonly string[] => {
  const state = { board: b, seats, asked: [], stack: [], result: null } as unknown as State<Caribbean>;
  const parts = fortunes.def.packs.filter(({ id }) => b.packs?.includes(id)).flatMap(({ part }) => part ?? []);
  return [...fortunes.def.faults(state), ...parts.flatMap((part) => part.faults?.(part.of(b), state) ?? [])];
};

const lawfulTally: Tally<Caribbean> = (b, names) => {
  const wrong = faultsOf(b, names.length);
  if (wrong.length > 0) throw new Error(`this table cannot be: ${wrong.join('; ')}`);
  return tally(b, names);
};

/** A scene for two with these packs: anne at sea off Cartagena, bart off Nassau, anne's turn. */
export const voyage = (name: string, ...packs: string[]) => agreedVoyage(name, {}, ...packs);

/** The same, where the table has agreed on something. */
export const agreedVoyage = (name: string, options: Options, ...packs: string[]) =>
  scenariosOf(fortunes, { tally: lawfulTally })(name)
    .seats('anne', 'bart')
    .packs(...packs)
    .options(options)
    .given(afloat('anne', 'felipe-barrios', 'sloop', 'cartagena'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'nassau'))
    .given(turnOf('anne'));

/** What the cut of the decks has put aside is back in them. */
export const uncut: Change = (b) => {
  const unused = decks.of(b);
  b.events.push(...unused.events);
  b.captains.push(...unused.captains);
  [unused.events, unused.captains] = [[], []];
};

/** The first one with more cards and these packs: every card is at hand, whatever the cut has put aside. */
export const uncutVoyage = (name: string, ...packs: string[]) =>
  setOut(name, 2, ...packs)
    .given(uncut)
    .given(afloat('anne', 'felipe-barrios', 'sloop', 'cartagena'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'nassau'))
    .given(turnOf('anne'));

/** The table as it is laid out with these packs. */
export const setOut = (name: string, players: number, ...packs: string[]) =>
  scenariosOf(fortunes, { tally: lawfulTally })(name)
    .seats(...CREW.slice(0, players))
    .packs(...packs);

/** These cards have been sold by the first seat, and wait for a second. */
export const waits =
  (...cards: string[]): Change =>
  (b) => {
    const { waiting } = sold.of(b);
    waiting[0] = [...waiting[0]!, ...cards.map((card) => fetched(card as CargoId, b.cargo))];
  };

/** Anne's ship has this modification, wherever it lay before. */
export const fittedWith =
  (mod: ModificationId): Change =>
  (b) => {
    const { reserve } = spare.of(b);
    if (reserve.includes(mod)) fetched(mod, reserve);
    else b.yards[b.yards.indexOf(mod)] = reserve.pop()!;
    b.players[0]!.ship.mods.push(mod);
  };
/** In a flute with a smuggler's hold, these cards aboard and an English naval ship by. */
export const hiding = (name: string, ...cards: CargoId[]) =>
  voyage(name, 'modifications', 'contraband')
    .given(ship('anne', 'flute'))
    .given(fittedWith(SMUGGLERS_HOLD))
    .given(hold('anne', ...cards))
    .given(npc('navy-england', 'navy-england-benbow', 'cartagena'));

/** These two Locations have changed places. */
export const exchanged =
  (one: LocationId, two: LocationId): Change =>
  (b) => {
    const lies = isles.of(b);
    const at = lies.tokens.indexOf(one);
    lies.tokens = lies.tokens.with(lies.tokens.indexOf(two), one).with(at, two);
  };

/** Off Cartagena, in the third round: the first seat has beaten a ship of nobody's, from afar or on deck. */
export function hasBeaten(b: Caribbean, npc: NpcId, stage: 'naval' | 'crew'): void {
  const onDeck = stage === 'crew';
  b.fight = {
    zone: 'cartagena',
    where: 'sea',
    stage,
    round: 3,
    sides: [newSide(b, 0, npc), newSide(b, npc, 0)],
    boarder: onDeck ? 0 : null,
    single: false,
    winner: 0,
    end: onDeck ? 'boarded' : 'sunk',
  };
}
export const hasSunk = (b: Caribbean, npc: NpcId): void => hasBeaten(b, npc, 'naval');

/** Bart has lost his captain, and the next has not set out yet. */
export const bartWaits: Change = (b) => {
  const p = b.players[1]!;
  b.lostCaptains.push(p.captain!);
  p.next = b.captains.pop()!;
  p.captain = null;
  p.gold = 0;
};

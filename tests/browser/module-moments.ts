// A moment for everything that modules put before a player's eyes.
import { fortunes } from '@boucan/fortunes';
import { type Found, type Moment, sought } from './voyage.ts';

/** Every module, and no variant. */
export const ALL = fortunes.def.packs.flatMap(({ id, variant }) => (variant === true ? [] : [id]));

interface Wanted {
  readonly packs: readonly string[];
  readonly wish: (moment: Moment) => boolean;
}

const asks =
  (question: string, more: (moment: Moment) => boolean = () => true) =>
  (moment: Moment): boolean =>
    moment.question === question && more(moment);
const offered =
  (...verbs: readonly string[]) =>
  ({ options }: Moment): boolean =>
    verbs.every((verb) => options.some(([said]) => said === verb));
const part = <T>({ state }: Moment, pack: string): T => state.board.parts![pack] as T;
const owns = ({ state, seat }: Moment) => state.board.players[seat]!;

/** By name, the packs they are looked for with and what they are. */
const WANTED: Readonly<Record<string, Wanted>> = {
  visit: { packs: ['locations'], wish: asks('location.business') },
  reef: { packs: ['locations'], wish: asks('location.salvage') },
  assault: {
    packs: ['locations'],
    wish: asks('assault.bombard', (m) => part<{ assault: { dice: unknown[] } }>(m, 'locations').assault.dice.length > 0),
  },
  ashore: { packs: ['locations'], wish: asks('assault.land') },
  galleon: {
    packs: ['treasure-galleon'],
    wish: asks('turn.action', ({ options }) => options.some(([verb, what]) => verb === 'scout' && what === 'treasure-galleon')),
  },
  'galleon-fight': {
    packs: ['treasure-galleon'],
    wish: asks('naval.declare', ({ state }) =>
      state.board.fight!.sides.some(({ npc }) => (npc as string) === 'treasure-galleon'),
    ),
  },
  contraband: { packs: ['contraband'], wish: asks('contraband.found') },
  customs: { packs: ['contraband', 'cards-and-flags'], wish: asks('customs.hold', ({ options }) => options.length > 1) },
  favour: { packs: ['favours'], wish: asks('favour.roll') },
  'favour-draw': { packs: ['favours'], wish: asks('favour.draw') },
  'favour-search': { packs: ['favours'], wish: asks('favour.search') },
  rally: { packs: ['loyalty'], wish: asks('turn.action', (m) => offered('rally')(m) && m.state.board.turn.actions === 3) },
  angry: {
    packs: ['loyalty'],
    wish: asks('turn.action', (m) => part<{ steps: number[] }>(m, 'loyalty').steps[m.seat]! === -3 && owns(m).captain !== null),
  },
  storm: {
    packs: ['wind-and-storm'],
    wish: asks(
      'turn.action',
      (m) => m.state.board.round > 2 && part<{ storm: string }>(m, 'wind-and-storm').storm === owns(m).zone && !owns(m).inPort,
    ),
  },
  upgrades: {
    packs: ['upgrades', 'special-weapons'],
    wish: asks('volley.skull', (m) => {
      const { fitted } = part<{ fitted: { npc: string; tokens: string[] }[] }>(m, 'upgrades');
      const { sides } = m.state.board.fight!;
      return fitted.some(({ npc, tokens }) => tokens.length > 0 && sides.some((side) => side.npc === npc));
    }),
  },
  salvage: { packs: ['upgrades'], wish: asks('spoils.upgrades', offered('take-upgrade')) },
  double: { packs: ['special-weapons'], wish: asks('naval.double') },
  caltrops: { packs: ['special-weapons'], wish: asks('naval.caltrops') },
  yard: {
    packs: ['modifications', 'contraband', 'loyalty'],
    wish: asks('port.yard', ({ options }) => options.length > 3),
  },
  commissions: { packs: ['two-commissions'], wish: asks('commission.choose') },
  sheet: { packs: ALL, wish: asks('turn.action', (m) => m.state.board.round > 6 && owns(m).ship.mods.length > 0) },
};

export const MODULE_MOMENTS = Object.keys(WANTED);
export const moduleMoment = (name: string): Found => {
  const { packs, wish } = WANTED[name]!;
  return sought(`module ${name}`, wish, fortunes, packs);
};

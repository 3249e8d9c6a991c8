// Scenes of combat: two captains whose abilities do not count there, and a first combat round in which nothing happens.
import type { Seat } from '@boucan/kernel';
import type { Caribbean } from '../src/board.ts';
import { SECTIONS } from '../src/content/ships.ts';
import type { HouseRules } from '../src/house-rules.ts';
import { combat } from '../src/rules/combat/combat.ts';
import { afloat, bounties, npc, scenario } from './kit.ts';

/**
 * anne is Bartholomew Sharp (Manoeuvre 3, Leadership 2) with a Frigate, bart Frances Wright (2, 3) with a Sloop, both off
 * Curaçao. Both are wanted by Holland, so nobody becomes a pirate by attacking. Nobody holds a card, so nobody is asked for one.
 */
export const battle = (name: string) =>
  scenario(name)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'curacao'))
    .given(bounties('anne', { holland: 1 }))
    .given(bounties('bart', { holland: 1 }));

export type Scene = ReturnType<typeof battle>;

/** Nobody has a success. anne rolls three dice, bart two. */
export const idle = (scene: Scene): Scene => scene.dice('manoeuvre', 'anne', 1, 1, 1).dice('manoeuvre', 'bart', 1, 1);

export const begin = (scene: Scene, attacker: Seat = 0, defender: Seat = 1): Scene => scene.start(combat, { attacker, defender });

/** The second combat round: anne is asked what she does. */
export const secondRound = (scene: Scene): Scene => begin(idle(scene)).expectAsked('anne', 'naval.declare');

/** anne meets the English naval ship of Benbow (Manoeuvre 3, Leadership 3); bart, to her left, runs it. */
export const navy = (name: string) =>
  scenario(name)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(npc('navy-england', 'navy-england-benbow', 'curacao'));

/** Her first combat round with a ship of nobody's, in which nothing happens. */
export const idleNpc = (scene: Scene, dice = 3): Scene =>
  scene.dice('manoeuvre', 'anne', 1, 1, 1).dice('npc-manoeuvre', null, ...Array<number>(dice).fill(1));

/** Hull, Cargo, Masts, Crew, Cannons of a player's ship. */
export const shipOf = (name: string) => (b: Caribbean, seat: (name: string) => Seat) =>
  SECTIONS.map((section) => b.players[seat(name)]!.ship[section]);

/** The same of the Enemy table. */
export const enemy = ({ fight }: Caribbean) => {
  const table = fight?.sides.find(({ npc: id }) => id !== null)?.ship;
  return table && SECTIONS.map((section) => table[section]);
};

/** What the table has agreed on. */
export const agreed =
  (change: Partial<HouseRules>) =>
  (b: Caribbean): void => {
    Object.assign(b, { house: { ...b.house, ...change } });
  };

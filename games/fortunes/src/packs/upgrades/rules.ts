// What upgrades do in a fight, and how they are won.
import { choice, choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { after, around, before, type Caribbean, playerOf, proc, question } from '../../board.ts';
import type { NpcId } from '../../content/npcs.ts';
import type { Hunt } from '../../content/quantity.ts';
import { addArmoury } from '../../rules/combat/arms.ts';
import { combat } from '../../rules/combat/combat.ts';
import { manned } from '../../rules/combat/sides.ts';
import { spoils } from '../../rules/combat/spoils.ts';
import type { Tools } from '../../rules/dice.ts';
import { fightOf, otherSide, SIDES, type SideNo, shipAt } from '../../rules/facts.ts';
import { redistribute } from '../../rules/port/modifications.ts';
import { death } from '../../rules/round/death.ts';
import { dismount, mount } from '../../rules/ships.ts';
import { CROWS_NEST } from '../modifications/content.ts';
import { isModification, isUpgrade, isWeapon, LOOKOUT, PACK, TOKENS, type Upgrade, WITH_ARMS } from './content.ts';
import { drawing, handBack, takeOff } from './drawing.ts';
import { hasAboard, upgrades, upgradesOf } from './pool.ts';

declare module '../../events.ts' {
  interface Events {
    'upgrade.taken': { seat: Seat; upgrade: Upgrade };
  }
}

// ── in a fight ──

/** Modifications are mounted for the fight, and what they raise begins it raised.   SEA-m4-15 */
function mountAll(b: Caribbean, i: SideNo): void {
  const { npc } = fightOf(b).sides[i];
  if (npc === null) return;
  const ship = shipAt(b, i);
  for (const token of upgradesOf(b, npc)) if (isModification(token)) mount(ship, token);
  manned(npc, ship);
}

/** A crow's nest sees further.   SEA-m4-15, SEA-m4-16 */
export const looksFurther = (b: Caribbean, _seat: Seat, { npc }: Hunt): number =>
  upgradesOf(b, npc).includes(CROWS_NEST) ? LOOKOUT : 0;

// Used in the windows in which a player's are, each once in a combat; then they are back, for the ship keeps its tokens.   SEA-m4-07, SEA-m4-16, SEA-m4-20
addArmoury(PACK, {
  of: (b, npc) => upgradesOf(b, npc).filter(isWeapon),
  lost: (t, seat, weapon) => {
    handBack(t, seat, weapon);
  },
});

// ── won ──

/** A weapon used up, chasers fired or a hull turned cannot be taken.   SEA-m4-17 */
function unused(b: Caribbean, i: SideNo): Upgrade[] {
  const { npc, used } = fightOf(b).sides[i];
  const { turned } = isCaptured(b) ? playerOf(b, winnerOf(b)).ship : shipAt(b, i);
  return upgradesOf(b, npc!).filter((token) => !used.includes(token) && !(token === 'reinforced-hull' && turned));
}

const winnerOf = (b: Caribbean): Seat => fightOf(b).sides[fightOf(b).winner!].seat!;
/** Whether the winner sails the loser's ship now. */
const isCaptured = (b: Caribbean): boolean => fightOf(b).sides[fightOf(b).winner!].ship !== null;
/** Whether a token is on the captured ship already. */
const isMounted = (b: Caribbean, token: Upgrade): boolean => isCaptured(b) && hasAboard(playerOf(b, winnerOf(b)), token);

interface Salvage {
  seat: Seat;
  npc: NpcId;
  left: readonly Upgrade[]; // not taken yet
}

const mayTake = (b: Caribbean, { seat }: Salvage, token: Upgrade): boolean =>
  isWeapon(token) ? !hasAboard(playerOf(b, seat), token) : isMounted(b, token) || !hasAboard(playerOf(b, seat), token);

/** Who has won a crew combat takes what was not used up, one of each kind, on the ship that is kept.   SEA-m4-08, SEA-m4-09, SEA-m4-18, SEA-m4-19 */
export const salvage = proc('salvage', 'SEA-m4-08', openVars<Salvage, { chosen: Take | Leave }, void>(), {
  begin: (t, v) => (v.left.some((token) => mayTake(t.board, v, token)) ? t.ask(takeUpgrades, v.seat, 'chosen') : t.go('leave')),

  chosen: (t, v, answer) => {
    if (answer[0] === 'leave-upgrades') return t.go('leave');
    take(t, v, answer[1]);
    v.left = v.left.filter((token) => token !== answer[1]);
    return t.go('begin');
  },

  // What stays behind goes back to the others with the ship of nobody's.   SEA-m4-10
  leave: (t, v) => {
    const b = t.board;
    for (const token of upgradesOf(b, v.npc))
      if (isModification(token) && isMounted(b, token)) dismount(playerOf(b, v.seat).ship, token);
    return t.done();
  },
});

function take(t: Tools, { seat }: Salvage, token: Upgrade): void {
  const b = t.board;
  const p = playerOf(b, seat);
  if (isWeapon(token)) p.weapons.push(token);
  else if (isModification(token) && !isMounted(b, token)) {
    mount(p.ship, token);
    const wreck = fightOf(b).sides[otherSide(fightOf(b).winner!)].ship!;
    wreck.mods = wreck.mods.filter((mod) => mod !== token);
  }
  takeOff(b, token);
  upgrades.of(b).taken.push({ token, seat });
  t.tell?.('upgrade.taken', { seat, upgrade: token });
}

type Take = Said<'take-upgrade', [upgrade: Upgrade]>;
type Leave = Said<'leave-upgrades'>;
const TAKE: { readonly [upgrade in Upgrade]: Take } = choices(
  'take-upgrade',
  (Object.keys({ ...TOKENS, ...WITH_ARMS }) as (keyof typeof TOKENS)[]).filter(isUpgrade),
);
const LEAVE = choice('leave-upgrades');

export const takeUpgrades = question<Salvage, Take | Leave>(
  'spoils.upgrades',
  'SEA-m4-08',
  (o, b, v, seat) => {
    const p = playerOf(b, seat);
    for (const token of v.left) {
      const held = !mayTake(b, v, token);
      if (isWeapon(token)) o.may(TAKE[token]).unless(held, 'SEA-m4-09', 'weapon-held', { weapon: token });
      else o.may(TAKE[token]).unless(held && hasAboard(p, token), 'SEA-m4-09', 'modification-aboard', { modification: token });
    }
    o.may(LEAVE);
  },
  { prompt: (_b, v) => ({ npc: v.npc, upgrades: v.left }) },
);

/** A ship has been captured: what its new owner had taken before is off the old one, what its old owner had goes along.   SEA-m4-18 */
function changeShips(t: Tools): void {
  const b = t.board;
  const { winner, sides } = fightOf(b);
  const seat = winnerOf(b);
  const abandoned = sides[winner!].ship!;
  const loser = sides[otherSide(winner!)];
  // Where captured ships are stripped, upgrades are not the ports' all the same.
  if (loser.npc !== null && !b.house.capturedMods)
    for (const token of upgradesOf(b, loser.npc).filter(isModification))
      if (abandoned.mods.includes(token)) abandoned.mods.splice(abandoned.mods.lastIndexOf(token), 1);
  const tokens = upgrades.of(b);
  for (const { token, seat: owner } of tokens.taken.slice()) {
    if (!isModification(token) || (owner !== seat && owner !== loser.seat)) continue;
    if (owner === loser.seat && playerOf(b, seat).ship.mods.includes(token))
      tokens.taken = tokens.taken.map((one) => (one.token === token ? { token, seat } : one));
    else {
      abandoned.mods.splice(abandoned.mods.lastIndexOf(token), 1);
      handBack(t, owner, token);
    }
  }
}

export const changes = [
  ...drawing,

  after(combat, 'begin', (t) => {
    for (const i of SIDES) mountAll(t.board, i);
  }),

  before(spoils, 'captured', changeShips),

  // Naval ship, pirate or treasure galleon: after its crew was beaten, with the ship chosen.   SEA-m4-08, SEA-m4-19
  before(spoils, 'hold', (t) => {
    const b = t.board;
    const lost = otherSide(fightOf(b).winner!);
    const { npc } = fightOf(b).sides[lost];
    t.first(salvage, { seat: winnerOf(b), npc: npc!, left: unused(b, lost) });
  }),

  // Weapons that a winner takes from a player are still upgrades.
  around(spoils, 'plunder', (base) => (t, v, got) => {
    const next = base(t, v, got);
    const tokens = upgrades.of(t.board);
    const seat = winnerOf(t.board);
    tokens.taken = tokens.taken.map((one) =>
      isWeapon(one.token) && !hasAboard(playerOf(t.board, one.seat), one.token) ? { token: one.token, seat } : one,
    );
    return next;
  }),

  // Weapons go down with their captain; modifications when the tokens of a lost ship go back to the ports.   SEA-m4-18
  before(death, 'begin', (t, v) => {
    for (const weapon of playerOf(t.board, v.seat).weapons) handBack(t, v.seat, weapon);
  }),
  before(redistribute, 'begin', (t, v) => {
    const { ship } = playerOf(t.board, v.seat);
    v.mods = v.mods.filter((mod) => ship.mods.includes(mod) || !handBack(t, v.seat, mod));
  }),
];

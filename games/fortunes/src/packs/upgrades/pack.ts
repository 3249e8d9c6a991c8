// Module 4: captains of nobody's come with upgrades, modifications and special weapons, which can be won from them.
import type { Pack } from '@boucan/kernel';
import { addRefit } from '../../advice/fights.ts';
import type { Caribbean } from '../../board.ts';
import { addContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { CROWS_NEST } from '../modifications/content.ts';
import { isWeapon, KNOWN, PACK, type Upgrade } from './content.ts';
import { upgrades, upgradesOf } from './pool.ts';
import { changes, looksFurther, salvage, takeUpgrades } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

addContent(PACK, { modifications: KNOWN, causes: { 'search-dice': [{ what: CROWS_NEST, by: looksFurther }] } });

/** How much stronger a ship is for an upgrade, in the might of ships. A lookout fights no better. */
const MIGHT = 0.9;
/** What may be won with it: a modification is the better prize. */
const PRIZE = { weapon: 0.05, modification: 0.12 };

const sum = (tokens: readonly Upgrade[], of: (token: Upgrade) => number): number =>
  tokens.reduce((all, token) => all + of(token), 0);

addRefit(PACK, {
  might: (b, npc) => sum(upgradesOf(b, npc), (token) => (token === CROWS_NEST ? 0 : MIGHT)),
  prize: (b, npc) => sum(upgradesOf(b, npc), (token) => (isWeapon(token) ? PRIZE.weapon : PRIZE.modification)),
});

export const npcUpgrades: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'more', learning: 'some' },
  part: upgrades,
  verbs: { 'take-upgrade': ['upgrade'], 'leave-upgrades': [] },
  procs: [salvage],
  questions: [takeUpgrades],
  changes,
  telling: { 'upgrade.taken': { beat: true } },
  features: {
    names: ['taken'],
    fill({ board }, seat, out, at) {
      for (const one of upgrades.of(board).taken) if (one.seat === seat) out[at]!++;
    },
  },
  text: { en, fr },
};

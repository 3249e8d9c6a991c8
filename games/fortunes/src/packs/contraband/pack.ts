// Module 7: forbidden wares, dear in one port alone, and searches for them.
import type { Pack } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import { addContent, addJointContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { addGround } from '../../rules/round/hunt.ts';
import { worth } from './advice.ts';
import { CONTRABAND, CONTRABAND_IDS, isContraband, PACK } from './content.ts';
import { customs, openHold, SWEEP, sweep } from './customs.ts';
import { caught, changes, giveUp, pairing, surrenderCard, suspects } from './rules.ts';
import { sold } from './sold.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

addContent(PACK, { cargo: CONTRABAND });
addJointContent([PACK, 'cards-and-flags'], { events: SWEEP });
addGround(PACK, suspects);

export const contraband: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'more', learning: 'some' },
  options: [{ id: 'contraband-at-war', rule: 'SEA-m7-12', values: ['fight', 'choose'] }],
  part: sold,
  verbs: { 'give-up': [], resist: [], surrender: ['good'], 'pay-customs': ['gold'] },
  things: CONTRABAND_IDS,
  procs: [pairing, caught, sweep],
  questions: [giveUp, surrenderCard, openHold],
  changes: [...changes, customs],
  telling: { 'contraband.given-up': { beat: true }, 'contraband.paired': { beat: true } },
  worth: ({ board }, into) => worth(board, into),
  features: {
    names: ['aboard'],
    fill({ board }, seat, out, at) {
      const { captain, cargo } = board.players[seat]!;
      if (captain === null) return;
      for (let i = 0; i < cargo.length; i++) if (isContraband(cargo[i]!)) out[at]! += 0.5;
    },
  },
  text: { en, fr },
};

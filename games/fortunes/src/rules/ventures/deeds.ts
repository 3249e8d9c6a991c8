// Carrying out what a card does by the words of the vocabulary.
import { openVars, type Seat } from '@boucan/kernel';
import { playerOf, proc } from '../../board.ts';
import type { Deeds } from '../../content/deed.ts';
import { declareVictories } from '../end.ts';
import { drawGlory } from '../glory.ts';
import { deposit } from '../purse.ts';
import { changeActions } from '../sea/actions.ts';
import { addBounty, removeBounties } from '../sea/bounty.ts';
import { armFully, mend, pickModification, pickWeapon, receive } from './gains.ts';
import { grantSpecialist } from './grant.ts';

interface Doing {
  readonly seat: Seat;
  readonly does: Deeds;
  at: number; // the next of them
}

/** One after the other. */
export const deeds = proc('deeds', 'FDM-GLORY-11', openVars<Doing, object, void>(), {
  begin: (t, v) => {
    const { seat } = v;
    const deed = v.does[v.at++];
    if (deed === undefined) return t.done();
    const p = playerOf(t.board, seat);
    switch (deed.do) {
      case 'gain':
        receive(t, seat, deed.gold);
        return t.go('begin');
      // From the bank straight into the chest; that may be enough for victory.   FDM-END-02
      case 'deposit':
        deposit(p, deed.gold);
        t.tell?.('chest.credited', { seat, gold: deed.gold });
        declareVictories(t);
        return t.go('begin');
      case 'draw':
        return t.call(drawGlory, { seat, cards: deed.cards }, 'begin');
      case 'mend':
        mend(t, seat, deed.sections);
        return t.go('begin');
      case 'restore':
        p.ship.turned = false;
        return t.go('begin');
      case 'arm':
        if (deed.weapons === 'one') return t.call(pickWeapon, { seat }, 'begin');
        armFully(t, seat);
        return t.go('begin');
      case 'modify':
        return t.call(pickModification, { seat }, 'begin');
      // A specialist, free.   FDM-SPECIALIST-01
      case 'enlist':
        return t.call(grantSpecialist, { seat, types: deed.types }, 'begin');
      case 'want':
        addBounty(t, seat, deed.nation, deed.bounties);
        return t.go('begin');
      // Pardoned, or paid if there was nothing to pardon.   GEN-09
      case 'pardon':
        if (removeBounties(t, seat, deed.nation) === 0) receive(t, seat, deed.orGold);
        return t.go('begin');
      case 'act':
        changeActions(t.board, deed.actions);
        return t.go('begin');
    }
  },
});

export const doing = (seat: Seat, does: Deeds): Doing => ({ seat, does, at: 0 });

// Alone, an ally mutinies, and the Captain answers with his name and his prestige.   SKU-SOLO
import { choice, openVars, type Said } from '@boucan/kernel';
import { proc, question } from '../board.ts';
import { PRESTIGE_PER_COIN } from '../content/ships.ts';
import { traitOf } from '../quantities.ts';
import { confrontation, confrontationOf, sideOf } from './confront.ts';
import { coinsOf, resetTracks } from './mutiny.ts';
import { changePrestige } from './track.ts';
import { DIE } from './trial.ts';
import type { VoyageEnd } from './unrest.ts';

interface SoloMutiny {
  ally: number;
  spent: number; // tens of prestige
}

type Spend = Said<'spend-prestige', [tens: number]>;
interface SoloWaits {
  answered: Spend;
  confronted: number;
}
export const soloMutiny = proc('solo-mutiny', 'SKU-SOLO-13', openVars<SoloMutiny, SoloWaits, VoyageEnd | undefined>(), {
  // Only the Captain's own trust becomes prestige; every marker goes to 0.   SKU-SOLO-14, SKU-SOLO-25
  begin: (t, v) => {
    const b = t.board;
    t.tell?.('ally.mutinied', { who: b.people[v.ally]!.cls, trust: b.people[v.ally]!.trust, morale: b.morale });
    if (b.people[0]!.trust > 0) changePrestige(t, 0, b.people[0]!.trust, 'trust');
    resetTracks(t);
    return t.ask(answer, 0, 'answered');
  },

  // Ten points buy one; then the die of the ally is thrown.   SKU-SOLO-15, SKU-SOLO-16, SKU-SOLO-17
  answered: (t, v, [, bought]) => {
    const b = t.board;
    if (bought > 0) changePrestige(t, 0, -bought * PRESTIGE_PER_COIN, 'mutiny');
    const own = traitOf(b, b.people[0]!, 'charisma') + bought;
    const ally = b.people[v.ally]!;
    const die = t.roll(DIE, 'mutiny', 0);
    const theirs = die + traitOf(b, ally, 'charisma');
    t.tell?.('mutiny.weighed', { who: ally.cls, die, theirs, own });
    if (own !== theirs) return t.go(own > theirs ? 'kept' : 'marooned');
    return t.call(confrontation, confrontationOf([sideOf(b, 0), sideOf(b, v.ally)], true), 'confronted'); // SKU-SOLO-20
  },
  confronted: (t, _v, at) => t.go(at === 0 ? 'kept' : 'marooned'),

  // SKU-SOLO-18
  kept: (t) => {
    t.tell?.('captain.kept', { seat: 0 });
    return t.done();
  },

  // Marooned: the title is lost.   SKU-SOLO-19, SKU-SOLO-21
  marooned: (t, v) => {
    t.tell?.('captain.marooned', { who: t.board.people[v.ally]!.cls });
    t.state.stack.splice(1, t.state.stack.length - 2);
    return t.done({ end: 'marooned', annex: 1 } satisfies VoyageEnd);
  },
});

const SPEND = Array.from({ length: 40 }, (_, tens) => choice('spend-prestige', tens));
export const answer = question<SoloMutiny, Spend>(
  'mutiny.answer',
  'SKU-SOLO-15',
  (o, b) => {
    for (let n = 0; n <= Math.min(coinsOf(b, 0), SPEND.length - 1); n++) o.may(SPEND[n]!);
  },
  { prompt: (b, v) => ({ who: b.people[v.ally]!.cls, prestige: b.registers[0]!.prestige }) },
);

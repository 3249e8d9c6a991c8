// What a salvo promises: dice, what each must exceed, and how many impacts that is on average.
import { type Caused, DEFENCE, type FoeId, quantities, type VoyageView } from '../content.ts';

/** Whom one can fire at: a foe, or what an event has put there. */
export type Target = FoeId | 'stone-crab' | 'watchtower';

export function salvoOdds(
  board: VoyageView,
  target: Target,
): { readonly dice: Caused; readonly over: number; readonly hits: number } {
  const { gunners, group } = quantities.salvoOf(board);
  const causes = [
    { what: 'gunner', by: gunners.length },
    { what: 'crew-group', by: group },
  ].filter(({ by }) => by > 0);
  const over = target === 'stone-crab' || target === 'watchtower' ? DEFENCE : board.foes.find((f) => f.id === target)!.speed;
  const value = gunners.length + group;
  return { dice: { value, causes }, over, hits: (value * (6 - over)) / 6 };
}

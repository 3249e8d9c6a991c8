import type { Fault } from './faults.ts';
import { type Outcome, simulate } from './run.ts';

/** What kind of problem it is, whoever has it. */
export const kindOf = (problem: string): string => problem.replaceAll(/\b[a-z]?\d+(-\d+)?\b/g, '…').replace(/, said .*/, '');

/** The same run with as few faults, and as little of each, as still lead to a problem. */
export async function shrunk(failed: Outcome, most = 200): Promise<Outcome> {
  let best = failed;
  let tries = 0;
  const attempt = async (faults: readonly Fault[]): Promise<boolean> => {
    if (++tries > most) return false;
    const outcome = await simulate({ ...best.plan, faults });
    if (outcome.problem === null || kindOf(outcome.problem) !== kindOf(failed.problem!)) return false;
    best = outcome;
    return true;
  };
  const without = async (size: number): Promise<void> => {
    for (let i = 0; i < best.plan.faults.length; ) {
      const { faults } = best.plan;
      if (!(await attempt([...faults.slice(0, i), ...faults.slice(i + size)]))) i += size;
    }
  };
  await attempt(best.plan.faults.filter(({ at }) => at < failed.at));
  for (let size = Math.ceil(best.plan.faults.length / 2); size >= 1; size = Math.floor(size / 2)) await without(size);
  for (let i = 0; i < best.plan.faults.length; i++)
    for (const share of [0.5, 0.75]) {
      const faults = best.plan.faults.map((fault, j) => (j === i ? { ...fault, hold: Math.floor(fault.hold * share) } : fault));
      await attempt(faults);
    }
  return best;
}

/** In words, for whoever looks for the cause. */
export const told = ({ plan, problem, at }: Outcome): string =>
  [
    `seed ${plan.seed}, at ${at} ms: ${problem}`,
    ...plan.faults.map(({ at, kind, node, hold, there, back, broken, size }) => {
      const how = kind.startsWith('cut')
        ? ` ${there ? 'there' : ''}${there && back ? ' and ' : ''}${back ? 'back' : ''}, ${broken ? 'broken' : 'whole'} after it`
        : '';
      return `  ${at} ms: ${kind} ${node} for ${hold} ms${how} (${size.toFixed(2)})`;
    }),
  ].join('\n');

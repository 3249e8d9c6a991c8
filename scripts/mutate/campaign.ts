// The last file of a run: switches on one mutant after the other and tries the tests that run through it, the likeliest first.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { test } from 'vitest';
import type { Mutant } from './mutants.ts';
import { plan, report, switches, type Tried } from './switches.ts';

fc.configureGlobal({ endOnFailure: true }); // that it fails is enough

/** What a test may take: many times what it takes as things are. */
const patience = ({ ms }: Tried): number => Math.max(2000, 20 * ms);

async function fails(tried: Tried, mutant: number): Promise<boolean> {
  switches.on = mutant;
  switches.ran = false;
  switches.until = Date.now() + patience(tried);
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('this takes too long')), patience(tried));
    });
    await Promise.race([tried.run(), late]);
    return false;
  } catch {
    return true;
  } finally {
    clearTimeout(timer);
    switches.on = 0;
    switches.until = Number.POSITIVE_INFINITY;
  }
}

/** Tests that name a rule written near the mutant come first, then those of the file called like its own, then the quick ones. */
function likeliestFirst(tests: readonly Tried[], { file, line }: Mutant): Tried[] {
  const near = readFileSync(join(plan.root, file), 'utf8')
    .split('\n')
    .slice(Math.max(0, line - 12), line + 2)
    .join('\n');
  const rules = near.match(/\b[A-Z]+-[A-Z]+-\d+/gu) ?? [];
  const twin = basename(file, '.ts');
  const rank = (t: Tried): number =>
    rules.some((rule) => t.name.includes(rule)) ? 0 : basename(t.file, '.test.ts') === twin ? 1 : 2;
  return tests.toSorted((a, b) => rank(a) - rank(b) || a.ms - b.ms);
}

test('every mutant', { timeout: 0 }, async () => {
  const lost = plan.tests.filter((file) => !switches.tests.some((t) => t.file === file));
  if (lost.length + switches.failed.length > 0) {
    report({ id: 0, outcome: 'impossible', by: [...lost, ...switches.failed].join(', ') });
    return;
  }
  for (const mutant of plan.mutants) {
    const { id } = mutant;
    if (plan.done.includes(id)) continue;
    const tests = switches.tests.filter((t) => t.reached.has(id));
    const reachedIn = [...new Set(tests.map(({ file }) => file))];
    const facts = { id, reached: tests.length, reachedIn, loadedIn: [...(switches.loadedIn.get(id) ?? [])] };
    report({ ...facts, outcome: 'begun' });
    let killer: Tried | undefined;
    let ran = false;
    for (const tried of likeliestFirst(tests, mutant)) {
      if (await fails(tried, id)) {
        killer = tried;
        break;
      }
      ran ||= switches.ran;
    }
    if (killer === undefined) report({ ...facts, outcome: 'survived', ran });
    else {
      // A mutant may leave something behind that makes a test fail without it: then all begins anew.
      const spoilt = await fails(killer, 0);
      report({ ...facts, outcome: spoilt ? 'suspect' : 'killed', by: `${killer.file} > ${killer.name}` });
      if (spoilt) process.exit(1);
    }
  }
});

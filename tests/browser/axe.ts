// axe, the accessibility checker, looks at a page.
import { WHOLE } from '@boucan/testkit/whole';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { eventually } from './venue.ts';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Sizes = Readonly<Record<string, { readonly width: number; readonly height: number }>>;
/** Small enough to be tight, and not a phone. */
export const TABLET = { width: 1024, height: 768 } as const;
export const LIGHTS = ['night', 'day'] as const;

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Where something is takes longest to say: it is asked only where there is something. */
const run = (more: string): string => `axe.run(document, { resultTypes: ['violations'], preload: false, ${more} })`;
const HAS_ANY = `${run('selectors: false')}.then(({ violations }) => violations.some(({ impact }) => impact === 'serious' || impact === 'critical'))`;
const RUN = `${run('selectors: true')}.then(({ violations }) => violations.map(({ id, impact, nodes }) =>
  ({ id, impact, nodes: nodes.map(({ target, failureSummary }) => ({ target: target.map(String), failureSummary })) })))`;

const MOVING = `document.getAnimations().filter((a) => a.playState === 'running').length`;

type Light = (typeof LIGHTS)[number];

/** Every size, and every light in the first of them (colours are the same in all). */
const sights = (sizes: Sizes, lights: readonly Light[]): (readonly [size: string, light: Light])[] =>
  Object.keys(sizes).flatMap((size, i) => (i === 0 ? lights : lights.slice(0, 1)).map((light) => [size, light] as const));

/** One of them, another one for every screen, and the same in every run. */
const oneFor = <T>(screen: string, all: readonly T[]): T =>
  all[[...screen].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % all.length]!;

/** What axe holds against this screen that is serious: in every size and light in a whole run, in one of them otherwise. */
export const look = (page: Page, screen: string, sizes: Sizes = SIZES, lights: readonly Light[] = LIGHTS): Promise<string[]> => {
  const all = sights(sizes, lights);
  return lookIn(WHOLE ? all : [oneFor(screen, all)], page, screen, sizes);
};

/** In every size and light, in any run. */
export const lookEverywhere = (page: Page, screen: string): Promise<string[]> =>
  lookIn(sights(SIZES, LIGHTS), page, screen, SIZES);

async function lookIn(seen: ReturnType<typeof sights>, page: Page, screen: string, sizes: Sizes): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize()!;
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe.source);
  for (const [size, light] of seen) {
    await page.setViewportSize(sizes[size]!);
    await page.evaluate(`document.documentElement.dataset.theme = '${light}'`);
    await eventually(() => page.evaluate(MOVING)).toBe(0);
    if (!(await page.evaluate(HAS_ANY))) continue;
    for (const { id, impact, nodes } of (await page.evaluate(RUN)) as Violation[])
      if (impact === 'serious' || impact === 'critical')
        found.push(
          `${screen}, ${size}, ${light}: ${id} (${impact}) at ${nodes.map((n) => n.target.join(' ')).join(' | ')}: ${nodes[0]?.failureSummary}`,
        );
  }
  await page.setViewportSize(before);
  return found;
}

// axe, the accessibility checker, looks at a page.
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

const RUN = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, impact, nodes }) =>
  ({ id, impact, nodes: nodes.map(({ target, failureSummary }) => ({ target: target.map(String), failureSummary })) })))`;

const MOVING = `document.getAnimations().filter((a) => a.playState === 'running').length`;

/** What axe holds against this screen that is serious: in every size, and in every light in the first of them (colours are the same in all). */
export async function look(
  page: Page,
  screen: string,
  sizes: Sizes = SIZES,
  lights: readonly (typeof LIGHTS)[number][] = LIGHTS,
): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize()!;
  await page.evaluate(axe.source);
  for (const [i, [size, viewport]] of Object.entries(sizes).entries()) {
    await page.setViewportSize(viewport);
    for (const light of i === 0 ? lights : lights.slice(0, 1)) {
      await page.evaluate(`document.documentElement.dataset.theme = '${light}'`);
      await eventually(() => page.evaluate(MOVING)).toBe(0);
      for (const { id, impact, nodes } of (await page.evaluate(RUN)) as Violation[])
        if (impact === 'serious' || impact === 'critical')
          found.push(
            `${screen}, ${size}, ${light}: ${id} (${impact}) at ${nodes.map((n) => n.target.join(' ')).join(' | ')}: ${nodes[0]?.failureSummary}`,
          );
    }
  }
  await page.setViewportSize(before);
  return found;
}

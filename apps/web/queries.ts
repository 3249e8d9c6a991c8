import type { Plugin } from 'vite';

const LOW = '(440px <= width < 760px) and (height < 480px)';

const QUERIES: Readonly<Record<string, string>> = {
  // Where the layout of a board changes: `@container board (--narrow)`.
  '--narrow': 'width < 760px',
  '--wide': 'width >= 760px',
  // A phone on its side. Upright, with help open, a board is as low, but less broad.
  '--low': LOW,
  // The same, also where it is broad.
  '--flat': `(${LOW}) or ((width >= 760px) and (height < 400px))`,

  // Where that of a page does: `@media (--phone)`.
  '--phone': 'width < 600px',
  '--no-phone': 'width >= 600px',
  '--desk': 'width >= 1000px',
  '--no-desk': 'width < 1000px',
  '--on-side': '(600px <= width < 1000px) and (height <= 520px)',
};

/** Sizes that many sheets ask for, by name: browsers have no names for containers, and none for media either. */
export function queries(): Plugin {
  return {
    name: 'queries',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?', 1)[0]!.endsWith('.css') || !/@container|@media/u.test(code)) return null;
      const named = code.replace(/(?<=@(?:container|media)[^{]*\()--[\w-]+(?=\))/gu, (name) => {
        const query = QUERIES[name];
        if (query === undefined) this.error(`there is no query ${name}`);
        return query;
      });
      return { code: named, map: null };
    },
  };
}

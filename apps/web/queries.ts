import type { Plugin } from 'vite';

/** Where the layout of a board changes: `@container board (--narrow)`. */
const QUERIES: Readonly<Record<string, string>> = {
  '--narrow': 'width < 760px',
  '--wide': 'width >= 760px',
  // A phone on its side. Upright, with help open, a board is as low, but less broad.
  '--low': '(440px <= width < 760px) and (height < 480px)',
};

/** Queries that many sheets ask, by name: CSS has names for media, but not for containers. */
export function queries(): Plugin {
  return {
    name: 'queries',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?', 1)[0]!.endsWith('.css') || !code.includes('@container')) return null;
      const named = code.replace(/(?<=@container[^{]*\()--[\w-]+(?=\))/gu, (name) => {
        const query = QUERIES[name];
        if (query === undefined) this.error(`there is no query ${name}`);
        return query;
      });
      return { code: named, map: null };
    },
  };
}

import type { Plugin } from 'vite';

/** Nobody needs these to play: the licences and the pictures they are about. */
const ON_DEMAND = /\/about-screen-/u;

/** `parts.json`: every file that a page may ask for, so that all of them can be kept on a device. */
export function parts(): Plugin {
  return {
    name: 'parts',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(?:js|css|woff2)$/u.test(file) && !ON_DEMAND.test(`/${file}`));
      this.emitFile({
        type: 'asset',
        fileName: 'parts.json',
        source: JSON.stringify(files.map((file) => `/${file}`).toSorted()),
      });
    },
  };
}

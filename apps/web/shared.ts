import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What boards from outside import, by the name they import it by: see the server's `http/games.ts`. */
const SHARED = ['react', 'jsx-runtime', 'board'];

/** Builds what the page shares with boards from outside under names that stay: `/shared/react.js`. A page fetches none of it by itself. */
export function shared(): Plugin {
  return {
    name: 'shared',
    apply: 'build',
    buildStart() {
      for (const name of SHARED)
        this.emitFile({
          type: 'chunk',
          id: join(import.meta.dirname, `src/shared/${name}.ts`),
          fileName: `shared/${name}.js`,
          preserveSignature: 'strict',
        });
    },
  };
}

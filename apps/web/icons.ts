import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { rounded } from './paths.ts';

const PREFIX = 'icon:';
const USED = 'icons:used';
const SOURCES = join(import.meta.dirname, 'src');

const bodyOf = (name: string): string | undefined =>
  (icons.icons as Record<string, { body: string }>)[name]?.body.replace(
    / d="(?<path>[^"]*)"/gu,
    (_, path: string) => ` d="${rounded(path)}"`,
  );

/** The names of all icons that some module imports. */
function used(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  return [...new Set(files.flatMap((text) => [...text.matchAll(/from 'icon:([\w-]+)'/g)].map((match) => match[1]!)))].toSorted();
}

/**
 * `import body from 'icon:galleon'` gives the paths of one icon, so that only those in use are shipped; `icons:used` gives them all, by
 * name, for the credits.
 */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) || id === USED ? `\0${id}` : null),
    load(id) {
      if (id === `\0${USED}`)
        return `export default ${JSON.stringify(Object.fromEntries(used().map((name) => [name, bodyOf(name)])))};`;
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const body = bodyOf(name);
      if (body === undefined) this.error(`there is no game icon called ${name}`);
      return `export default ${JSON.stringify(body)};`;
    },
  };
}

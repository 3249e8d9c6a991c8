// The digest of a game's rules and content, worked out from its sources. For Node alone; a page is told it, and compares.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { bare } from './bare.ts';

export { bare };

const { resolve } = createRequire(import.meta.url);

/** What is said about a match, and what bots think of it, changes nothing in it. */
const isBeside = (path: string): boolean => /(^|\/)(text|advice)(\/|\.)/u.test(path);

/** The digest of all sources in a folder, whatever their layout and their comments. */
export function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(ts|json)$/u.test(file.name))
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
    .filter((path) => !isBeside(path));
  for (const path of paths.sort()) hash.update(`${path}\0${bare(readFileSync(join(folder, path), 'utf8'))}\0`);
  return hash.digest('hex');
}

/** Of a game on a kernel. */
export const digestWith = (kernel: string, game: string): string =>
  createHash('sha256').update(kernel).update(game).digest('hex');

const folderOf = (name: string): string => dirname(resolve(`@boucan/${name}`));
let kernel: string | undefined;
const known = new Map<string, { readonly digest: string; readonly alike: Readonly<Record<string, readonly string[]>> }>();

/** Of the game whose sources are in this folder. */
function sourcesIn(own: string) {
  let found = known.get(own);
  const noted = join(own, '..', 'digest.json'); // of packages, whose sources stayed at home
  if (found === undefined && existsSync(noted)) {
    found = JSON.parse(readFileSync(noted, 'utf8')) as NonNullable<typeof found>;
    known.set(own, found);
  }
  if (found === undefined) {
    const list = join(own, '..', 'alike.json');
    const alike = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>) : {};
    kernel ??= digestOf(folderOf('kernel'));
    found = { digest: digestWith(kernel, digestOf(own)), alike };
    known.set(own, found);
  }
  return found;
}

/** The digest of the rules and content of a game, and of the kernel it runs on, as they lie on this disk. */
export const rulesOf = (game: string): string => sourcesIn(folderOf(game)).digest;

/**
 * The digests with which a match of this version may have been begun that can go on here: that of the sources at hand, first, and those of
 * which the authors vouch in `games/GAME/alike.json` (`{ version: [digests] }`) that no match comes out otherwise.
 */
export function playable(game: string, version: number, folder = folderOf(game)): readonly string[] {
  const { digest, alike } = sourcesIn(folder);
  return [digest, ...(alike[version] ?? [])];
}

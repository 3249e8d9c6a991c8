// Habits that creep into the French, game by game: they are looked for in every sentence, so that nobody has to remember them.
import { GAMES } from '@boucan/games';
import { french } from '@boucan/words';
import { expect, test } from 'vitest';
import type { Help } from '../src/boards/board.ts';
import { shell } from '../src/words/shell.ts';

type Words = Readonly<Record<'en' | 'fr', { readonly [key: string]: string }>>;

const boards = import.meta.glob<Words>('../src/boards/*/words.ts', { eager: true, import: 'words' });
const helps = import.meta.glob<Help>('../src/boards/*/help.ts', { eager: true });

/** Every French sentence, by where it stands. */
async function* sentences(): AsyncGenerator<readonly [where: string, text: string]> {
  for (const { id, load } of GAMES) {
    const { title, blurb, ...chapters } = (await load()).def.text.fr;
    yield [`${id} blurb`, blurb];
    for (const [chapter, all] of Object.entries(chapters))
      for (const [key, text] of Object.entries(all)) yield [`${id} ${chapter} ${key}`, text as string];
  }
  for (const [key, text] of Object.entries(shell.fr)) yield [`shell ${key}`, text];
  for (const [file, { fr }] of Object.entries(boards))
    for (const [key, text] of Object.entries(fr)) yield [`${file.split('/').at(-2)} board ${key}`, text];
  for (const [file, { guide }] of Object.entries(helps))
    for (const [key, { title, text }] of Object.entries({ ...guide.fr.opening, ...guide.fr.moments }))
      yield [`${file.split('/').at(-2)} guide ${key}`, `${title}. ${text}`];
}

// Gold is also a good, in Skull Tales.
const HABITS: Readonly<Record<string, RegExp>> = {
  'gold has its plural: pièces d’or': /(?:[\d#]|(?<!\})\}) (?:d’)?[Oo]r\b/u,
  'what is counted has its singular': /(?<!les )\{(?!target\b)\w+\} (?:pièce|point|touché|doublon|carte|prime)s\b/u,
  'zero is not a number in a sentence': /\{zéro/iu,
  'no straight apostrophe': /\p{L}'\p{L}/u,
  'no English quotes': /[“”"]/u,
  'no three points': /\.\.\./u,
};
/** Where a game has a word for a thing, this is not it. */
const TERMS: Readonly<Record<string, RegExp>> = {
  fortunes:
    /amélioration|capitaines? non-joueurs?\b(?! \(CNJ\))|(?:bateaux|capitaines) sans joueur|manche de combat|cartes? (?:de )?(?:cargaison|marchandise)|Commandement|vaisseau de (?:guerre|ligne)|navires? de guerre|man-o’-war|denrée|munition spéciale|duel de manœuvre|[Ff]ai(?:t|re) feu|but de Gloire|[ée]prouve[rz]? (?:une|votre) rumeur|boulets ramés|pièces de chasse|Pillage(?: par|\s*:)/u,
  nassau: /île du Crâne|ruelle/iu,
};
/** Where a module has the word for a thing of its own: Fortunes' upgrades are called so. */
const OWN_TERMS = /SEA-m4-|SEA-m6-|SEA-TURN-0[45]|upgrade/u;

test.each(Object.entries(HABITS))('%s', async (_habit, pattern) => {
  const found: string[] = [];
  for await (const [where, text] of sentences())
    if (pattern.test(text) && where !== 'skull rules SKU-GOODS-12') found.push(`${where}: ${text}`);
  expect(found).toEqual([]);
});

test.each(Object.entries(TERMS))('one term per thing in %s', async (game, pattern) => {
  const found: string[] = [];
  for await (const [where, text] of sentences())
    if (where.startsWith(`${game} `) && !OWN_TERMS.test(where) && pattern.test(text)) found.push(`${where}: ${text}`);
  expect(found).toEqual([]);
});

test('no line breaks before a sign, nor between a number and its noun', async () => {
  const loose = /[ \u00a0](?=[;!?])| (?=»|:(?!:))|« |[\d#] (?=\p{L})/u;
  const found: string[] = [];
  for await (const [where, text] of sentences()) if (loose.test(french(text))) found.push(`${where}: ${text}`);
  expect(found).toEqual([]);
});

test('the steps of Loyalty are called on the track what the rules call them, in this order', async () => {
  const { text } = (await GAMES.find(({ id }) => id === 'fortunes')!.load()).def;
  const steps = ['angry', 'unhappy', 'restless', 'content', 'pleased', 'happy', 'fierce'];
  const { names, rules } = text.fr;
  const listed = rules['SEA-m11-20']!.toLowerCase();
  const at = steps.map((step) => listed.indexOf(names[`loyalty/${step}`]!));
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at).not.toContain(-1);
});

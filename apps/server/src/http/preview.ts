// What other sites show of a table: a title, a picture, and a frame to look on. Only of tables that are open to everybody.
import type { Game, View } from '@boucan/kernel';
import { firstPosition, type GameRecord, parseRecord } from '@boucan/record';
import type { Pictured, Picturing } from '@boucan/registry';
import { pictureIn } from '@boucan/registry/node';
import { speaker } from '@boucan/words';
import { Refusal } from '../refusal.ts';
import type { Desk } from './route.ts';

/** What there is to show. */
export interface Preview {
  readonly game: string; // its title
  readonly names: readonly string[];
  readonly scores: readonly number[] | null; // once it is over
  readonly winners: readonly number[];
  readonly phase: 'gathering' | 'playing' | 'over';
  /** The board, where there is one to be drawn. A finished match is played again for it, so only the picture asks. */
  readonly board: () => Promise<Pictured | null>;
}

export type PreviewLang = 'en' | 'fr';

const WORDS = {
  en: { gathering: 'Players wanted', playing: 'Now playing', over: 'Final score', free: 'Free seat', won: 'Winner' },
  fr: {
    gathering: 'On attend des joueurs',
    playing: 'Partie en cours',
    over: 'Score final',
    free: 'Place libre',
    won: 'Victoire',
  },
} as const;

/** A table as somebody sees it who has no name and no key; null if he sees nothing. */
export async function previewOf(desk: Desk, id: string, lang: PreviewLang): Promise<Preview | null> {
  const { world, tables } = desk;
  const { games } = world.options;
  const titleOf = (game: string): string => {
    const known = games.get(game);
    return known === undefined ? game : speaker(known, lang, []).title;
  };
  const { places } = world.options;
  /** Games from outside are played in processes of their own alone: of theirs there are no boards. */
  const isOurs = (game: string): boolean => !places.outside.some((one) => one.id === game);
  try {
    const record = parseRecord(JSON.parse(await tables.recordOf(id, null, undefined)));
    const { game, names, result } = record;
    const known = isOurs(game) ? games.get(game) : undefined;
    const board = async () => (known === undefined ? null : boardOf(desk, known, endOf(known, record), lang));
    return { game: titleOf(game), names, scores: result.scores, winners: result.winners, phase: 'over', board };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'not-over') return null;
  }
  const card = await tables.cardOf(id);
  if (card === null) return null;
  const known = isOurs(card.terms.game) ? games.get(card.terms.game) : undefined;
  const board = async () =>
    known === undefined || card.phase === 'gathering' ? null : boardOf(desk, known, await tables.sight(id), lang);
  return {
    game: titleOf(card.terms.game),
    names: card.seats.map(({ name }) => name ?? WORDS[lang].free),
    scores: null,
    winners: [],
    phase: card.phase,
    board,
  };
}

/** What everybody sees of the last position of a match; null where our rules are not those it was played by. */
function endOf(game: Game, record: GameRecord): View<unknown> | null {
  if (game.version !== record.version) return null;
  const state = firstPosition(game, record.secret, record);
  for (const [seat, choice] of record.choices) {
    if (!game.options(state, seat).some((one) => one.join() === choice.join())) return null;
    game.advance(state, seat, choice);
  }
  return game.view(state, 'table');
}

/** As on the page, by day. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'];

/** What the boards of a game are drawn with. */
export function picturing(game: Game, lang: PreviewLang): Picturing {
  const words = speaker(game, lang, []);
  return {
    colours: COLOURS,
    name: (id) => words.name(id),
    text: (x, y, said, size, colour) =>
      `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" fill="${colour}">${xml(said)}</text>`,
  };
}

async function boardOf({ world }: Desk, game: Game, view: View<unknown> | null, lang: PreviewLang): Promise<Pictured | null> {
  if (view === null) return null;
  const draw = await pictureIn(world.options.places, game.id);
  return draw?.(view as never, picturing(game, lang)) ?? null;
}

export const titleOf = ({ game, names, phase }: Preview, lang: PreviewLang): string =>
  `${game}: ${new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(names)} · ${WORDS[lang][phase]}`;

export const SIZE = { width: 1200, height: 630 } as const;

const xml = (text: string): string =>
  text
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

/** A long name does not leave the picture. */
const cut = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
};

const FRAME = `<rect x="24" y="24" width="1152" height="582" fill="none" stroke="#b08a4f" stroke-width="4"/><rect x="36" y="36" width="1128" height="558" fill="none" stroke="#b08a4f" stroke-width="1.5"/>`;

/** The board as it lies, beside it the names, and how far each has come. */
function withBoard({ game, names, scores, winners, phase }: Preview, board: Pictured, lang: PreviewLang): string {
  const { x, y, width, height, sea, svg } = board;
  const step = Math.min(74, 330 / names.length);
  const rows = names.map((name, seat) => {
    const at = 226 + seat * step;
    const isWinner = winners.includes(seat);
    return `<rect x="852" y="${at - 22}" width="26" height="26" rx="5" fill="${COLOURS[seat]}"/>
<text x="892" y="${at}" font-size="28" fill="${isWinner ? '#f2c463' : '#f6ead0'}">${xml(cut(name, scores === null ? 18 : 13))}</text>
<text x="1140" y="${at}" text-anchor="end" font-size="30" fill="${isWinner ? '#f2c463' : '#f6ead0'}">${scores?.[seat] ?? ''}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" font-family="Source Sans 3">
<rect width="1200" height="630" fill="#3d2b12"/>
<rect x="48" y="48" width="780" height="534" fill="${sea}"/>
<svg x="48" y="48" width="780" height="534" viewBox="${x} ${y} ${width} ${height}">${svg}</svg>${FRAME}
<text x="852" y="104" font-family="IM FELL English" font-size="40" fill="#f6ead0">${xml(cut(game, 17))}</text>
<text x="852" y="150" font-size="28" fill="#d9bd8b">${xml(WORDS[lang][phase])}</text>
${rows.join('\n')}
<text x="1140" y="572" text-anchor="end" font-family="IM FELL English" font-size="30" fill="#d9bd8b">Boucan</text></svg>`;
}

/** The board, or a chart with the names, and how far each has come. */
export async function svgOf(preview: Preview, lang: PreviewLang): Promise<string> {
  const board = await preview.board();
  if (board !== null) return withBoard(preview, board, lang);
  const { game, names, scores, winners, phase } = preview;
  const words = WORDS[lang];
  const step = Math.min(84, 360 / names.length);
  const best = Math.max(1, ...(scores ?? []));
  const rows = names.map((name, seat) => {
    const y = 236 + seat * step;
    const score = scores?.[seat];
    const isWinner = winners.includes(seat);
    const bar =
      score === undefined
        ? ''
        : `<rect x="560" y="${y}" width="${Math.max(6, (440 * Math.max(0, score)) / best)}" height="${step * 0.5}" rx="6" fill="${isWinner ? '#d9a441' : '#8a6a3a'}"/>`;
    const told =
      score === undefined
        ? ''
        : `<text x="1120" y="${y + step * 0.42}" text-anchor="end" font-size="${step * 0.48}" fill="#f6ead0">${score}</text>`;
    const flag = isWinner
      ? `<path d="M84 ${y - 4}v${step * 0.6}M84 ${y - 4}l34 10-34 12z" stroke="#d9a441" stroke-width="4" fill="#d9a441"/>`
      : '';
    return `${flag}<text x="132" y="${y + step * 0.42}" font-size="${step * 0.48}" fill="#f6ead0">${xml(cut(name, 20))}</text>${bar}${told}`;
  });
  const waves = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M0 ${150 + i * 80}q75-26 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0" fill="none" stroke="#4a3719" stroke-width="3"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" font-family="Source Sans 3">
<rect width="1200" height="630" fill="#3d2b12"/>${waves.join('')}
${FRAME}
<text x="80" y="128" font-family="IM FELL English" font-size="72" fill="#f6ead0">${xml(cut(game, 30))}</text>
<text x="80" y="182" font-size="36" fill="#d9bd8b">${xml(words[phase])}</text>
<text x="1120" y="182" text-anchor="end" font-family="IM FELL English" font-size="36" fill="#d9bd8b">Boucan</text>
${rows.join('\n')}</svg>`;
}

const fontOf = (name: string): URL => new URL(`../../assets/${name}.ttf`, import.meta.url);
const FONTS = ['source-sans-3', 'im-fell-english'].map((name) => fontOf(name).pathname);

/** The same as a picture that every site shows. Drawn off the thread that plays. */
export async function pngOf(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const font = { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' };
  return (await renderAsync(svg, { font })).asPng();
}

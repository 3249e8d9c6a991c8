import type { Card, CoastView } from '@boucan/brethren';
import { GALLEON } from '@boucan/brethren/content/boards';
import { DOUBLOONS } from '@boucan/brethren/content/deck';
import { SAILS } from '@boucan/brethren/content/ships';
import type { Lang } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { type Say, sayIn } from './words.ts';

/** The whole board in sentences, a line a board and a line a captain. */
export function describe(view: TableView, speaker: Speaker, lang: Lang, names: readonly string[]): string[] {
  if (view.match === null) return [];
  const say = sayIn(lang);
  const coast = view.match.board as CoastView;
  const boards = coast.boards.map((b, i) => {
    const fleets = b.fleets.map((f, place) =>
      say('lineUp', {
        place: place + 1,
        name: names[f.seat] ?? '',
        sails: SAILS.galleon * f.galleons + SAILS.schooner * f.schooners,
      }),
    );
    const cards = b.cards.map(({ card, seat }) =>
      card === null ? say('hidden', { name: names[seat] ?? '' }) : speaker.name(card),
    );
    const board = speaker.name(b.id);
    const what =
      b.side === 'galleon' ? say('galleonOf', { galleon: speaker.name(GALLEON[b.id].name), board }) : say('colonyOf', { board });
    return say('board', {
      n: i + 1,
      what,
      fleets: fleets.join('; ') || say('emptyLine'),
      cards: cards.join(', ') || say('nothing'),
    });
  });
  const captains = coast.captains.map((c, seat) => say('captain', { name: names[seat] ?? '', standing: standing(say, c) }));
  return [...boards, ...captains, `${say('pot', { n: coast.pot })}. ${say('pile', { n: coast.pile })}.`];
}

export const treasure = (won: readonly Card[]): number => won.reduce((sum, card) => sum + DOUBLOONS[card], 0);
export const chests = (won: readonly Card[]): number => won.filter((card) => card === 'chest').length;

/** What lies open before a captain. */
export const standing = (say: Say, { won, tokens, galleons, schooners, cards }: CoastView['captains'][number]): string =>
  say('standing', { treasure: treasure(won), chests: chests(won), tokens, galleons, schooners, cards });

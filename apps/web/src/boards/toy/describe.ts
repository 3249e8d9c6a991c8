import type { Lang, Seat } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import type { DuelBoardView } from '@boucan/toy/board';
import { charmed } from '@boucan/toy/charms';
import type { Speaker } from '@boucan/words';
import { sayIn } from './words.ts';

/** What lies open before a duellist; to his own eyes, what he holds. */
export function standing(view: TableView, seat: Seat, speaker: Speaker, lang: Lang): string {
  const say = sayIn(lang);
  const match = view.match!;
  const { coins, cards, hand } = (match.board as DuelBoardView).duellists[seat]!;
  const charms = charmed.seen(match);
  const fist = charms?.fists[seat] ?? null;
  return [
    say('standing', { coins, cards }),
    ...(hand === null ? [] : [say('hand', { cards: hand.map(speaker.name).join(', ') || say('nothing') })]),
    ...(fist === null ? [] : [fist === 'hidden' ? say('hiddenCharm') : say('charm', { charm: speaker.name(fist) })]),
    ...(charms?.parrot === seat ? [say('parrot')] : []),
  ].join(', ');
}

/** What lies in the middle. */
export function middle(view: TableView, speaker: Speaker, lang: Lang): string[] {
  const say = sayIn(lang);
  const { round, rounds, chest, bag, discard } = view.match!.board as DuelBoardView;
  const played = discard.map(speaker.name).join(', ') || say('nothing');
  return [say('round', { round, rounds, chest }), say('bag', { bag, played })];
}

/** The whole board in sentences, a line a duellist. */
export function describe(view: TableView, speaker: Speaker, lang: Lang, names: readonly string[]): string[] {
  if (view.match === null) return [];
  const duellists = names.map((name, seat) => sayIn(lang)('duellist', { name, standing: standing(view, seat, speaker, lang) }));
  return [...duellists, ...middle(view, speaker, lang)];
}

import type { Game, Lang } from '@boucan/kernel';
import type { GameRecord } from '@boucan/record';
import { isAdded } from '../words/languages.ts';

/** Hands a text file to the person in front of the screen. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const nameOf = ({ game, hash }: GameRecord): string => `boucan-${game}-${hash.slice(0, 8)}`;

export async function saveRecord(record: GameRecord): Promise<void> {
  const { printRecord } = await import('@boucan/record');
  saveFile(`${nameOf(record)}.json`, printRecord(record));
}

/** The moves in words; `boucan replay` reads it back, in English and French. */
export async function saveNotation(game: Game, record: GameRecord, lang: Lang): Promise<void> {
  const { printNotation } = await import('@boucan/notation');
  saveFile(`${nameOf(record)}.txt`, printNotation(game, record, isAdded(lang) ? 'en' : lang), 'text/plain');
}

import type { Lang } from '@boucan/kernel';
import { guide as en } from './guide.en.ts';
import { guide as fr } from './guide.fr.ts';

export interface GuideText {
  readonly title: string;
  readonly text: string;
}

/** Help for a first game: a few words at the start, and some at each question or event that is new. */
export interface GuideWords {
  readonly opening: readonly GuideText[];
  readonly moments: { readonly [questionOrEvent: string]: GuideText };
}

const GUIDES: Readonly<Record<Lang, { readonly [game: string]: GuideWords }>> = { en, fr };

export const guideOf = (lang: Lang, game: string): GuideWords | null => GUIDES[lang][game] ?? null;

import type { RuleId } from '@boucan/kernel';

export interface Rule {
  readonly id: RuleId;
  readonly text: string;
}

export interface Chapter {
  readonly id: string; // 'TURN'
  readonly rules: readonly Rule[];
}

/** `BRE-TURN-07` stands in the chapter `TURN`, `TOY-05` in `TOY`, for want of chapters. */
export const chapterOf = (id: RuleId): string => id.split('-').slice(1, -1).join('-') || id.split('-', 1)[0]!;

export const chaptersOf = (rules: readonly Rule[]): Chapter[] =>
  [...Map.groupBy(rules, ({ id }) => chapterOf(id))].map(([id, own]) => ({ id, rules: own }));

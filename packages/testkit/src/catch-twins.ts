import type { Game } from '@boucan/kernel';
import { type LawOptions, type LawReport, runLaws } from './run-laws.ts';

/** A game with one thing broken on purpose, to see a law catch it. */
export interface Twin<B = unknown, P = unknown, E = unknown> {
  readonly breaks: string; // the law
  readonly how: string;
  readonly game: Game<B, P, E>;
}

/** Whether a game broken on purpose was noticed. */
export interface TwinReport {
  readonly twin: Pick<Twin, 'breaks' | 'how'>;
  readonly caught: boolean;
  /** What its law has to say of it. */
  readonly report: LawReport | undefined;
}

/** Holds against every twin the law it breaks, and says whether it was caught. */
export const catchTwins = <B, P, E>(twins: readonly Twin<B, P, E>[], options: LawOptions): TwinReport[] =>
  twins.map((twin) => {
    const [report] = runLaws(twin.game, { ...options, only: [twin.breaks] });
    return { twin, caught: report !== undefined && report.failed > 0, report };
  });

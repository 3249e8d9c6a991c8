// What a program is told of a match, with all packs: `view.schema.json` is made of this (`npm run schemas`).
import type { View } from '@boucan/kernel';
import type { DuelBoardView } from './src/board.ts';
import type { CharmsView } from './src/packs/charms/charms.ts';

/** A position as one viewer sees it. */
export type Seen = Omit<View<DuelBoardView>, 'parts'> & {
  /** What packs have laid on the board. */
  readonly parts?: {
    readonly charms?: CharmsView;
  };
};

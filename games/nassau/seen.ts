// What a program is told of a match, with all packs: `view.schema.json` is made of this (`npm run schemas`).
import type { View } from '@boucan/kernel';
import type { DutchmanView } from './src/packs/flying-dutchman/board.ts';
import type { merchant } from './src/packs/travelling-merchant/pack.ts';
import type { NassauView } from './src/view.ts';

/** A position as one viewer sees it. */
export type Seen = Omit<View<NassauView>, 'parts'> & {
  /** What packs have laid on the board. */
  readonly parts?: {
    readonly 'flying-dutchman'?: DutchmanView;
    readonly 'travelling-merchant'?: ReturnType<(typeof merchant)['seen']>;
  };
};

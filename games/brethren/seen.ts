// What a program is told of a match, with all packs: `view.schema.json` is made of this (`npm run schemas`).
import type { View } from '@boucan/kernel';
import type { CoastView } from './src/board.ts';

/** A position as one viewer sees it. */
export type Seen = View<CoastView>;

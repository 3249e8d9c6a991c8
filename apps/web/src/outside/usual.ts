// The board that draws any game, for one that has none of its own.
import '@boucan/board/board.css';
import { defaultFace, type Face } from '@boucan/board';
import type { Game } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { language } from '../words/books.ts';

export { defaultDescribe as text, defaultHelp as help } from '@boucan/board';

export const face = (game: Game): Face => defaultFace(game, () => speaker(game, language(), []));

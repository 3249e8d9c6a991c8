// The games of the house with their boards, as a page has them.
import { GAMES as LISTED } from '@boucan/games';
import { BOARDS } from '../src/boards/index.ts';
import { admit, GAMES } from '../src/games.ts';

admit(LISTED, BOARDS);

export { GAMES };

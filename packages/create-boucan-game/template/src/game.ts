// __Title__: all of it together.
import { bagOf, defineGame, type State } from '@boucan/kernel';
import { advice } from './advice.ts';
import { match, play } from './rules.ts';
import { clone, DECK, setup } from './setup.ts';
import { type Events, HAND, knows, STAKE, type Table, type TableSeen } from './table.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { imagine, look } from './view.ts';

/** No coin and no card comes from nowhere or is lost. */
function faults({ board }: State<Table>): string[] {
  const coins = board.pot + board.players.reduce((sum, player) => sum + player.coins, 0);
  const cards = [...board.box, ...board.shown, ...board.laid, ...board.players.flatMap(({ hand }) => hand)];
  return [
    ...(coins === board.round * STAKE ? [] : [`${coins} coins in round ${board.round}`]),
    ...(cards.sort().join() === bagOf(DECK).sort().join() ? [] : [`the cards are ${cards.join()}`]),
  ];
}

export const game = defineGame<Table, TableSeen, Events>({
  id: '__id__',
  version: 1,
  seats: [2, 4],
  seatsRule: '__RULE__-01',
  options: [],
  procs: [match],
  questions: [play],
  packs: [],
  opening: 'match',
  telling: { 'round.began': { heading: true }, 'card.played': { beat: true } },
  verbs: { play: ['card'] },
  setup,
  clone,
  look,
  imagine,
  knows,
  faults,
  limit: HAND * 4,
  advice,
  text: { en, fr },
});

/** What the lobby says besides. */
export const card = { minutes: [3, 5], weight: 'light', bots: 2 };

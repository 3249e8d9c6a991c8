// Dice Duel, the specimen: the smallest complete example of every idea. To add a game, start from a copy of this folder.
import { bagOf, defineGame, type GameDef, type State } from '@boucan/kernel';
import { advice } from './advice.ts';
import { cloneBoard, type DuelBoard, type DuelBoardView, type Events, knows } from './board.ts';
import { contentOf } from './content/cards.ts';
import { charms } from './packs/charms/pack.ts';
import { heavySea } from './packs/heavy-sea/pack.ts';
import { aim, duel, strengthen } from './rules/duel.ts';
import { bid, match } from './rules/match.ts';
import { answer, reaction } from './rules/reaction.ts';
import { setup } from './setup.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { imagine, look } from './view.ts';

const COINS = 5;

/** No coin and no card comes from nowhere or is lost. */
function faults({ board: d, seats }: State<DuelBoard>): string[] {
  const coins = d.chest + d.duellists.reduce((sum, x) => sum + x.coins, 0);
  const cards = [...d.bag, ...d.discard, ...d.duellists.flatMap((x) => x.hand)];
  return [
    ...(coins === COINS * seats ? [] : [`${coins} coins instead of ${COINS * seats}`]),
    ...(cards.sort().join() === bagOf(contentOf(d).deck).sort().join() ? [] : [`the cards are ${cards.join()}`]),
    ...d.duellists.flatMap((x, seat) => (x.coins < 0 ? [`seat ${seat} has ${x.coins} coins`] : [])),
  ];
}

export const toyDef: GameDef<DuelBoard, DuelBoardView, Events> = {
  id: 'toy',
  version: 2,
  seats: [2, 4],
  seatsRule: 'TOY-01',
  options: [{ id: 'rounds', rule: 'TOY-02', values: [6, 3] }],
  procs: [match, duel, reaction],
  questions: [bid, aim, strengthen, answer],
  packs: [heavySea, charms],
  opening: 'match',
  telling: {
    'round.began': { heading: true },
    'die.rolled': { beat: true },
    'blow.landed': { beat: true },
    'blow.missed': { beat: true },
    'purse.counted': { count: ['coins'] },
  },
  // Whom to attack lies open: the others may advise. What one holds does not.
  counsel: ['duel.aim'],
  verbs: { bid: ['coins'], aim: ['seat'], play: ['card'], pass: [] },
  setup,
  clone: cloneBoard,
  look,
  imagine,
  knows,
  faults,
  limit: 60,
  advice,
  text: { en, fr },
};

export const toy = defineGame(toyDef);

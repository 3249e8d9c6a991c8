import type { NassauView } from '../../games/nassau/src/view.ts';
import type { Moment, Sought } from '../lessons.ts';

type At = Moment<NassauView>;
const asks = (questions: readonly string[], more: (at: At) => boolean) => (at: At) => questions.includes(at.question) && more(at);
const offers = ({ options }: At, start: string) => options.some((choice) => choice.join(' ').startsWith(start));
const mine = ({ seen }: At) => seen.board.ships[0]!;
const goods = (at: At) => Object.values(mine(at).goods).reduce((sum, n) => sum + n, 0);
const plain = { seats: 2, within: 60, tries: 300, bot: 'level1' } as const;
const SEA = ['sea.turn', 'sea.act'];

export const sought: { [lesson: string]: Sought<NassauView> } = {
  walk: { ...plain, within: 4, wanted: asks(['town.turn'], (at) => offers(at, 'walk') && offers(at, 'pause')) },
  'second-move': { ...plain, within: 20, wanted: asks(['town.again'], (at) => offers(at, 'walk')) },
  pause: { ...plain, within: 20, wanted: asks(['town.turn'], (at) => offers(at, 'walk') && offers(at, 'pause') && at.n > 4) },
  quay: { ...plain, within: 40, wanted: asks(['town.turn'], (at) => offers(at, 'pass') && offers(at, 'pause') && at.n > 8) },
  sail: { ...plain, wanted: asks(['sea.turn'], (at) => offers(at, 'enter') && offers(at, 'tale')) },
  fight: { ...plain, within: 120, wanted: asks(SEA, (at) => offers(at, 'fight')) },
  tower: { ...plain, within: 120, wanted: asks(SEA, (at) => offers(at, 'occupy')) },
  outpost: { ...plain, within: 120, wanted: asks(SEA, (at) => offers(at, 'capture') && offers(at, 'tale')) },
  post: { ...plain, within: 160, wanted: asks(SEA, (at) => offers(at, 'plunder') && offers(at, 'tale')) },
  'sea-dog': {
    ...plain,
    within: 160,
    wanted: asks(SEA, (at) => offers(at, 'meet') && offers(at, 'tale') && mine(at).doubloon > 0),
  },
  hideout: {
    ...plain,
    within: 200,
    wanted: asks(
      ['sea.turn', 'return.stop'],
      (at) => offers(at, 'head-for skull-island') && offers(at, 'head-for home') && goods(at) > 0 && mine(at).doubloon > 0,
    ),
  },
  campfire: {
    ...plain,
    within: 200,
    wanted: asks(
      ['sea.turn', 'return.stop'],
      (at) =>
        offers(at, 'head-for campfire') && offers(at, 'head-for home') && mine(at).hand!.length > 1 && mine(at).hand!.length < 8,
    ),
  },
};

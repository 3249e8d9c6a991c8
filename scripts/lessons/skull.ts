import type { VoyageView } from '../../games/skull/src/view.ts';
import type { Moment, Sought } from '../lessons.ts';

type At = Moment<VoyageView>;
const asks =
  (question: string, more: (at: At) => boolean = () => true) =>
  (at: At) =>
    at.question === question && more(at);
const offers = ({ options }: At, start: string) => options.some((choice) => choice.join(' ').startsWith(start));
const plain = { seats: 3, within: 120, tries: 300, bot: 'level1' } as const;
const alone = { ...plain, seats: 1 } as const;

export const sought: { [lesson: string]: Sought<VoyageView> } = {
  post: { ...plain, wanted: asks('stations.post', (at) => offers(at, 'post helm') && at.options.length > 4) },
  orders: { ...plain, wanted: asks('stations.orders', (at) => at.options.some((c) => c[0] === 'order' && c[2] === 'rigging')) },
  'make-sail': { ...plain, wanted: asks('speed.hands', (at) => offers(at, 'make-sail')) },
  course: { ...plain, wanted: asks('move.sail', (at) => offers(at, 'advance') && offers(at, 'turn') && offers(at, 'enough')) },
  'crows-nest': { ...plain, within: 300, wanted: asks('lookout.sight') },
  chart: { ...plain, within: 200, wanted: asks('prep.task', (at) => offers(at, 'chart')) },
  clean: { ...plain, within: 200, wanted: asks('prep.order', (at) => offers(at, 'clean')) },
  feed: { ...plain, within: 300, wanted: asks('time.feed', (at) => offers(at, 'yes')) },
  dock: { ...plain, within: 300, wanted: asks('move.sail', (at) => offers(at, 'dock') && offers(at, 'enough')) },
  salvo: { ...plain, within: 300, wanted: asks('move.sail', (at) => offers(at, 'fire') && offers(at, 'enough')) },
  mutiny: { ...plain, within: 400, wanted: asks('mutiny.rise', ({ seen }) => seen.board.captain !== 0) },
  solo: { ...alone, within: 120, wanted: asks('solo.guard', (at) => offers(at, 'yes')) },
  campaign: {
    ...alone,
    bot: 'random',
    within: 180,
    options: { campaign: true },
    wanted: asks('harbour.sell', (at) => offers(at, 'sell')),
  },
};

import type { View } from '@boucan/kernel';
import type { Course } from '@boucan/lessons';
import type { BoardId, Card, CoastView } from '../src/game.ts';
import { positions } from './positions.ts';

type Seen = View<CoastView>;

const me = ({ viewer }: Seen): number => viewer as number;
const boardOf = ({ board }: Seen, id: BoardId) => board.boards.find((one) => one.id === id)!;
const mine = (seen: Seen) => seen.board.captains[me(seen)]!;
const placeOf = (seen: Seen, id: BoardId): number => boardOf(seen, id).fleets.findIndex(({ seat }) => seat === me(seen));
const chests = (won: readonly Card[]): number => won.filter((card) => card === 'chest').length;
/** My turn is over: I have played a ship and a card. */
const played = (now: Seen, before: Seen): boolean => now.turns > before.turns || now.active !== before.active;
const shipsLeft = (seen: Seen): number => mine(seen).galleons + mine(seen).schooners;
const anyOf = (now: Seen, before: Seen): boolean => shipsLeft(now) < shipsLeft(before);
const asksMe = (now: Seen, question: string): boolean =>
  now.asked.some((one) => one.seat === me(now) && one.question === question && !one.answered);

const HERE = 'la-habana';

export const course: Course<CoastView> = {
  game: 'brethren',
  positions,
  idle: [],
  lessons: [
    {
      id: 'first-turn',
      steps: [
        { goal: anyOf, way: ['ship schooner la-habana'], also: [['ship galleon san-juan|santo-domingo']], rule: 'BRE-TURN-03' },
        {
          goal: played,
          way: ['card * san-juan up'],
          also: [['card * santo-domingo up']],
          wrong: { down: ['card * * down'] },
          rule: 'BRE-TURN-07',
        },
      ],
    },
    {
      id: 'strongest',
      steps: [
        {
          offers: ['ship * la-habana'],
          goal: (now) => placeOf(now, HERE) === 0,
          way: ['ship galleon la-habana'],
          wrong: { tie: ['ship schooner la-habana'] },
          rule: 'BRE-FLEET-05',
        },
      ],
    },
    {
      id: 'marked',
      steps: [
        {
          offers: ['ship * la-habana'],
          goal: (now) => placeOf(now, HERE) === 1,
          way: ['ship schooner la-habana'],
          wrong: { first: ['ship galleon la-habana'] },
          rule: 'BRE-SHARE-02',
        },
      ],
    },
    {
      id: 'sixth-card',
      steps: [
        {
          goal: (now, before) => anyOf(now, before) && asksMe(now, 'turn.card'),
          way: ['ship schooner san-juan|santo-domingo'],
          also: [['ship galleon san-juan|santo-domingo']],
          wrong: { same: ['ship * la-habana'] },
          rule: 'BRE-TURN-07',
        },
        {
          offers: ['card * la-habana'],
          goal: (now) => asksMe(now, 'scoring.take') || boardOf(now, HERE).side === 'colony',
          way: ['card chest|doubloons-1|doubloons-2|doubloons-3|doubloons-4 la-habana up'],
          wrong: { cannon: ['card cannon la-habana'] },
          rule: 'BRE-TURN-15',
        },
        {
          goal: (now, before) => mine(now).won.length > mine(before).won.length,
          way: ['take *'],
          rule: 'BRE-SHARE-04',
        },
      ],
    },
    {
      id: 'fifth-card',
      steps: [
        {
          goal: (now, before) => played(now, before) && boardOf(now, HERE).cards.length === 4,
          way: ['card * san-juan|santo-domingo up'],
          also: [['card * san-juan|santo-domingo down']],
          wrong: { fifth: ['card * la-habana'] },
          rule: 'BRE-TURN-15',
        },
      ],
    },
    {
      id: 'cannon',
      steps: [
        {
          offers: ['card * la-habana'],
          goal: (now, before) => asksMe(now, 'scoring.take') && now.board.box.length > before.board.box.length,
          way: ['card cannon la-habana up'],
          also: [['card cannon la-habana down']],
          wrong: {
            treasure: ['card chest|marked-1|marked-2|marked-3|doubloons-1|doubloons-2|doubloons-3|doubloons-4 la-habana'],
          },
          rule: 'BRE-CANNON-02',
        },
      ],
    },
    {
      id: 'two-cannons',
      steps: [
        {
          offers: ['card * la-habana'],
          goal: (now) => boardOf(now, HERE).cards.filter(({ card }) => card === 'cannon').length === 2,
          way: ['card cannon la-habana up'],
          also: [['card cannon la-habana down']],
          wrong: {
            other: ['card chest|musket|marked-1|marked-2|marked-3|doubloons-1|doubloons-2|doubloons-3|doubloons-4 la-habana'],
          },
          rule: 'BRE-CANNON-06',
        },
      ],
    },
    {
      id: 'musket',
      steps: [
        {
          offers: ['ship * la-habana'],
          goal: (now) => boardOf(now, HERE).fleets.at(-1)!.seat !== me(now),
          way: ['ship galleon la-habana'],
          wrong: { tie: ['ship schooner la-habana'] },
          rule: 'BRE-MUSKET-02',
        },
      ],
    },
    {
      id: 'face-down',
      steps: [
        {
          offers: ['card cannon la-habana'],
          goal: (now, before) => mine(now).tokens < mine(before).tokens,
          way: ['card cannon la-habana down'],
          wrong: { open: ['card cannon la-habana up'] },
          rule: 'BRE-TURN-11',
        },
      ],
    },
    {
      id: 'chests',
      steps: [
        {
          goal: (now) => now.board.captains.every(({ won }, seat) => seat === me(now) || chests(won) < chests(mine(now).won)),
          way: ['take chest'],
          wrong: { coins: ['take doubloons-1|doubloons-2'] },
          rule: 'BRE-END-05',
        },
      ],
    },
    {
      id: 'colony',
      steps: [
        {
          offers: ['ship *'],
          goal: (now) => placeOf(now, HERE) === 0,
          way: ['ship schooner la-habana'],
          also: [['ship galleon la-habana']],
          wrong: { galleon: ['ship * san-juan|santo-domingo'] },
          rule: 'BRE-SHARE-12',
        },
      ],
    },
  ],
};

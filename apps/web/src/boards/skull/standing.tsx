import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import type { StandingProps } from '../board.ts';
import { StandingLine, Stat } from '../parts/standing.tsx';
import { scoreIfReached, type VoyageView } from './content.ts';
import { ICONS } from './icons.ts';
import { sayIn } from './words.ts';

/** What a pirate has to show: the score if the goal were reached now, trust, doubloons, and whether this is the Captain. */
export function Standing({ view, seat }: StandingProps) {
  const { lang } = useLang();
  const say = sayIn(lang);
  const board = view.match!.board as VoyageView;
  const { prestige, doubloons } = board.registers[seat]!;
  const hasCrew = board.people.length > 0;
  const trust = board.people[seat]?.trust ?? 0;
  const isCaptain = hasCrew && board.captain === seat;
  const over = view.result !== null;
  const score = hasCrew && !over ? scoreIfReached(board, seat).value : null;
  const words = [
    ...(isCaptain ? [say('captain')] : []),
    say('standing', { prestige, doubloons, trust }),
    ...(score === null ? [] : [say('standingScore', { n: score })]),
  ].join('. ');
  return (
    <StandingLine words={words}>
      {isCaptain && (
        <Stat>
          <Icon body={ICONS.captain} />
        </Stat>
      )}
      {score !== null && (
        <Stat strong>
          <Icon body={ICONS.star} />
          {String(score).replace('-', '−')}
        </Stat>
      )}
      <Stat strong={score === null} {...(score !== null && { room: isCaptain ? ('some' as const) : ('little' as const) })}>
        <Icon body={ICONS.crown} />
        {prestige}
      </Stat>
      <Stat room="some">
        <Icon body={ICONS.hearts} />
        {trust}
      </Stat>
      <Stat room="more">
        <Icon body={ICONS.coins} />
        {doubloons}
      </Stat>
    </StandingLine>
  );
}

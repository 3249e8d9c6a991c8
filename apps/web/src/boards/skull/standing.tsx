import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import type { StandingProps } from '../board.ts';
import { StandingLine, Stat } from '../parts/standing.tsx';
import type { VoyageView } from './content.ts';
import { ICONS } from './icons.ts';
import { sayIn } from './words.ts';

/** What a pirate has to show: prestige, trust, doubloons, and whether he is Captain. */
export function Standing({ view, seat }: StandingProps) {
  const { lang } = useLang();
  const say = sayIn(lang);
  const board = view.match!.board as VoyageView;
  const { prestige, doubloons } = board.registers[seat]!;
  const trust = board.people[seat]?.trust ?? 0;
  const isCaptain = board.people.length > 0 && board.captain === seat;
  const words = say('standing', { prestige, doubloons, trust });
  return (
    <StandingLine words={isCaptain ? `${say('captain')}: ${words}` : words}>
      {isCaptain && (
        <Stat>
          <Icon body={ICONS.wheel} />
        </Stat>
      )}
      <Stat strong>
        <Icon body={ICONS.crown} />
        {prestige}
      </Stat>
      <Stat room="little">
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

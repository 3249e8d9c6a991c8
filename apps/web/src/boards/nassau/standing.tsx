import crown from 'icon:laurel-crown';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import type { StandingProps } from '../board.ts';
import { StandingLine, Stat } from '../parts/standing.tsx';
import type { NassauView } from './content.ts';
import { ICONS, WORD_ICONS } from './icons.ts';
import { sayIn } from './words.ts';

/** What lies open before a captain: points, pirates on deck, provisions, doubloons, rum. */
export function Standing({ view, seat }: StandingProps) {
  const { lang } = useLang();
  const s = (view.match!.board as NassauView).ships[seat]!;
  const words = sayIn(lang)('standing', {
    points: s.score,
    pirates: s.standing,
    provisions: s.provisions,
    doubloons: s.doubloon,
    rum: s.rum,
  });
  return (
    <StandingLine words={words}>
      <Stat strong>
        <Icon body={crown} />
        {s.score}
      </Stat>
      <Stat room="little">
        <Icon body={ICONS.pirate} />
        {s.standing}
      </Stat>
      <Stat room="some">
        <Icon body={ICONS.ham} />
        {s.provisions}
      </Stat>
      <Stat room="more">
        <Icon body={WORD_ICONS.doubloon} />
        {s.doubloon}
      </Stat>
      <Stat room="most">
        <Icon body={WORD_ICONS.rum} />
        {s.rum}
      </Stat>
    </StandingLine>
  );
}

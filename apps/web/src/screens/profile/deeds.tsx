import anchor from 'icon:anchor';
import caravel from 'icon:caravel';
import compass from 'icon:compass';
import swords from 'icon:crossed-swords';
import laurels from 'icon:laurels';
import chest from 'icon:locked-chest';
import flag from 'icon:pirate-flag';
import golem from 'icon:robot-golem';
import table from 'icon:round-table';
import sabres from 'icon:sabers-choc';
import scales from 'icon:scales';
import type { ProfileReply } from '@boucan/protocol';
import { Link } from 'wouter';
import { Icon } from '../../parts/icon.tsx';
import { day } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';

const PICTURES: Readonly<Record<string, string>> = {
  ...{ 'first-victory': swords, 'beat-level-5': golem, 'full-table': table, 'by-a-hair': scales, 'shared-flag': flag },
  ...{ 'long-voyage': caravel, 'every-module': chest, 'three-in-a-row': laurels, 'four-seas': compass },
  ...{ 'true-to-the-crew': anchor, 'old-rivals': sabres },
};

/** Small achievements of the sea, each with the match in which it was reached. */
export function Deeds({ achievements }: Pick<ProfileReply, 'achievements'>) {
  const { t, lang } = useLang();
  if (achievements.length === 0) return null;
  return (
    <section>
      <h2>{t('record.achievements')}</h2>
      <ul className="deeds">
        {achievements.map(({ id, at, table: where }) => (
          <li key={id}>
            <span className="round medal">
              <Icon body={PICTURES[id] ?? laurels} size={30} />
            </span>
            <span>
              <strong>{t(`deed.${id}` as 'deed.four-seas')}</strong>
              <span className="soft">
                <time dateTime={new Date(at).toISOString()}>{day(lang, at)}</time>
                {where !== null && (
                  <>
                    {' · '}
                    <Link href={`/replay/${where}`}>{t('record.replay')}</Link>
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

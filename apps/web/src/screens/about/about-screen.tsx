import { Chart } from '../../parts/chart/chart.tsx';
import { useTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import { IconCredits } from './icon-credits.tsx';

export function AboutScreen() {
  const { t } = useLang();
  useTitle(t('about'));
  return (
    <>
      <Chart />
      <article className="sheet prose">
        <h1>{t('about.title')}</h1>
        <p>{t('about.what')}</p>
        <h2>{t('about.fair')}</h2>
        <p>{t('about.fair.text')}</p>
        <h2>{t('about.games')}</h2>
        <p>{t('about.brethren')}</p>
        <p>{t('about.fortunes')}</p>
        <p>{t('about.nassau')}</p>
        <p>{t('about.skull')}</p>
        <h2>{t('about.icons')}</h2>
        <p>
          {t('about.icons.text')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        <IconCredits />
        <p>
          {t('about.chart')} <a href="https://www.naturalearthdata.com">naturalearthdata.com</a>
        </p>
        <h2>{t('about.fonts')}</h2>
        <p>{t('about.fonts.text')}</p>
        <h2>{t('about.licence')}</h2>
        <p>{t('about.licence.text')}</p>
      </article>
    </>
  );
}

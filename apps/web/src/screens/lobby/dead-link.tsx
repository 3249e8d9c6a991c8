import { useSearchParams } from 'wouter';
import { useLang } from '../../words/lang.tsx';

/** Whoever followed a personal link that is not known any more ends up here, and is told so. */
export function DeadLink() {
  const { t } = useLang();
  const [, setParams] = useSearchParams();
  return (
    <section className="sheet dead-link" role="alert">
      <div>
        <h2>{t('link.dead')}</h2>
        <p>{t('link.dead.text')}</p>
      </div>
      <button type="button" onClick={() => setParams({}, { replace: true })}>
        {t('link.dead.read')}
      </button>
    </section>
  );
}

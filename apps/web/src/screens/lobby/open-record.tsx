import { useLocation } from 'wouter';
import { imported } from '../../parts/imported.ts';
import { RecordDrop } from '../../parts/record-drop.tsx';
import { useLang } from '../../words/lang.tsx';

/** A match somebody saved as a file. */
export function OpenRecord() {
  const { t } = useLang();
  const [, go] = useLocation();
  return (
    <section className="sheet">
      <h2>{t('record.open')}</h2>
      <p>{t('record.open.text')}</p>
      <RecordDrop
        onText={(text) => {
          imported.text = text;
          go('/replay');
        }}
      />
    </section>
  );
}

import dice from 'icon:rolling-dices';
import { agreementIn } from '@boucan/table';
import { useState } from 'react';
import { type Finding, judge } from '../../../net/judge.ts';
import { CopyField } from '../../../parts/copy-field.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { saveRecord } from '../../../parts/save-file.ts';
import { useLang } from '../../../words/lang.tsx';
import { firstCommitment } from '../model/commitment.ts';
import { useTable } from '../model/context.ts';
import { recordOf } from '../model/record.ts';
import './proof.css';

type Checked = 'not-yet' | 'checking' | Finding | 'other-commitment' | 'unreachable';

/** The dice, to be verified here and now; and the record, to be kept or handed on. */
export function Proof() {
  const { t } = useLang();
  const { view, shown, source, game } = useTable();
  const [checked, setChecked] = useState<Checked>('not-yet');
  const [fault, setFault] = useState('');

  const check = async () => {
    setChecked('checking');
    try {
      const record = await recordOf(source, shown.table);
      // The record must be bound to what this browser was shown at first, not only to itself.
      if (record.commitment !== firstCommitment(shown.table, view.commitment)) return setChecked('other-commitment');
      const { finding, verdict } = judge(game, record, { table: shown.table, own: source.local });
      if (!verdict.ok) setFault(verdict.message);
      setChecked(finding);
    } catch {
      setChecked('unreachable');
    }
  };
  const save = async () => {
    try {
      await saveRecord(await recordOf(source, shown.table));
    } catch {
      setChecked('unreachable');
    }
  };

  return (
    <section className="tb-proof">
      <h3>
        <Icon body={dice} size={24} /> {t('table.dice')}
      </h3>
      <p>{t('table.dice.over')}</p>
      <dl>
        <div>
          <dt>{t('table.dice.commitment')}</dt>
          <dd>
            <code className="tb-code">{view.commitment}</code>
          </dd>
        </div>
        <div>
          <dt>{t('table.dice.agreed')}</dt>
          <dd>
            <code className="tb-code">{agreementIn(view)}</code>
          </dd>
        </div>
        <div>
          <dt>{t('table.dice.secret')}</dt>
          <dd>
            <code className="tb-code">{view.secret}</code>
          </dd>
        </div>
      </dl>
      <div className="tb-over-buttons">
        <button type="button" disabled={checked === 'checking'} onClick={() => void check()}>
          {t('table.dice.check')}
        </button>
        <button type="button" onClick={() => void save()}>
          {t('table.over.export')}
        </button>
      </div>
      <p role="status" className="tb-verdict" data-verdict={checked}>
        {checked === 'not-yet' ? '' : t(`table.dice.${checked}`, { fault })}
      </p>
      {!source.local && <CopyField label={t('table.over.share')} value={location.origin + source.replay} />}
    </section>
  );
}

import cross from 'icon:cross-mark';
import halt from 'icon:halt';
import type { Reason } from '@boucan/kernel';
import { giveBackFocus } from '../../../parts/focus.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useReason } from '../model/use-words.ts';
import { RuleLink } from './rule-link.tsx';
import './why.css';

interface Props {
  readonly reasons: readonly Reason[] | null;
  readonly dismiss: () => void;
  readonly hold: (held: boolean) => void;
}

/** Why something is not allowed, and the rule that says so. It stays as long as the pointer is on it. */
export function Why({ reasons, dismiss, hold }: Props) {
  const { t } = useLang();
  const say = useReason();
  const gone = () => {
    dismiss();
    giveBackFocus(null);
  };
  return (
    <div role="status">
      {reasons !== null && reasons.length > 0 && (
        <div className="tb-why" onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
          <Icon body={halt} size={22} />
          <ul>
            {reasons.map((reason) => (
              <li key={`${reason.rule} ${reason.text}`}>
                {say(reason)} <RuleLink rule={reason.rule} />
              </li>
            ))}
          </ul>
          <button type="button" className="quiet tb-square" aria-label={t('table.dismiss')} onClick={gone}>
            <Icon body={cross} size={14} />
          </button>
        </div>
      )}
    </div>
  );
}

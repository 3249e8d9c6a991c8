import type { RuleId } from '@boucan/kernel';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import './rule-link.css';

/** Opens a rule beside the board; its code is there for whoever points at it. Reasons that are not of the rulebook have none. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  const { t } = useLang();
  const { openRule } = useTable();
  if (rule === 'KERNEL' || rule === 'TABLE') return null;
  return (
    <button type="button" className="tb-rule" title={rule} onClick={() => openRule(rule)}>
      <span aria-hidden="true">§</span>
      <span className="sr-only">
        {t('table.rule')} {rule}
      </span>
    </button>
  );
}

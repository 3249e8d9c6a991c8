import type { RuleId } from '@boucan/kernel';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import './rule-link.css';

/** Opens a rule beside the board. Reasons that are not of the rulebook have none. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  const { t } = useLang();
  const { game, openRule } = useTable();
  if (game.def.text.en.rules[rule] === undefined) return null;
  return (
    <button type="button" className="tb-rule" onClick={() => openRule(rule)}>
      <span className="sr-only">{t('table.rule')} </span>
      <span className="tb-rule-id">{rule}</span>
    </button>
  );
}

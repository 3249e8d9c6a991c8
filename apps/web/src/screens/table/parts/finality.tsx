import friends from 'icon:discussion';
import padlock from 'icon:padlock';
import type { Finality } from '@boucan/kernel';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { needsNoConsent, useTable } from '../model/context.ts';
import './finality.css';

interface Props {
  readonly finality: Finality | null;
  /** `mark` where the sentence above has said it already. */
  readonly as?: 'sentence' | 'word' | 'mark';
}

/** Says before the click that a choice is final, or needs the others' consent to be taken back. What is free needs no mark. */
export function FinalityMark({ finality, as = 'sentence' }: Props) {
  const { t } = useLang();
  const at = useTable();
  if (finality === null || finality === 'free' || (finality === 'consent' && needsNoConsent(at))) return null;
  const whole = t(`table.finality.${finality}`);
  return (
    <span className="tb-finality" data-finality={finality} title={as === 'sentence' ? undefined : whole}>
      <Icon body={finality === 'final' ? padlock : friends} size={14} />
      <span className={as === 'mark' ? 'sr-only' : undefined}>
        {as === 'sentence' ? whole : t(`table.finality.${finality}-short`)}
      </span>
    </span>
  );
}

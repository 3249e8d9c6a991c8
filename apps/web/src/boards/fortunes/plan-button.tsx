import anchor from 'icon:anchor';
import hour from 'icon:hourglass';
import scales from 'icon:scales';
import spyglass from 'icon:spyglass';
import wind from 'icon:windsock';
import crate from 'icon:wooden-crate';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useDeck } from './deck.tsx';
import { planWords } from './plan-words.ts';
import type { Plan } from './plans.ts';

const PICTURE: Readonly<Record<Plan['what'], string>> = {
  planSail: wind,
  planPort: anchor,
  planAshore: anchor,
  planRaid: spyglass,
  planSell: scales,
  planSellAll: scales,
  planLoadAll: crate,
  planTakeAll: crate,
  planEnd: hour,
};

interface Props {
  readonly plan: Plan;
  readonly className?: string;
  /** What stands on it, if not its words. */
  readonly children?: ReactNode;
}

/** Several choices in one press. */
export function PlanButton({ plan, className = '', children }: Props) {
  const deck = useDeck();
  const words = planWords(deck, plan);
  if (children !== undefined)
    return (
      <button type="button" className={`bp-offer bp-may bp-offer-thing ${className}`} onClick={() => deck.follow(plan)}>
        <span className="sr-only">{words}. </span>
        {children}
      </button>
    );
  return (
    <button type="button" className={`bp-offer bp-may bp-offer-row ${className}`} onClick={() => deck.follow(plan)}>
      <Icon body={PICTURE[plan.what]} size={22} />
      <span className="bp-offer-words">{words}</span>
    </button>
  );
}

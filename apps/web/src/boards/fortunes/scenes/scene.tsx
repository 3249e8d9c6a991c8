import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Scene as Frame } from '../../parts/scene.tsx';
import { useDeck } from '../deck.tsx';
import { PlanButton } from '../plan-button.tsx';
import { loadAll, sellAll, takeAll, toTheEnd } from '../plans.ts';
import { Laid } from './laid.tsx';
import { News } from './news.tsx';
import './scene.css';

interface Props {
  readonly kind: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
  readonly offers: readonly OfferView[];
  readonly fold: () => void;
}

/** A scene over the chart, with what has just happened, the Glory cards that lie on the table, and what can be done in one go. */
export function Scene({ kind, children, ...scene }: Props) {
  const deck = useDeck();
  const plans = [sellAll(deck), takeAll(deck), loadAll(deck), toTheEnd(deck)].flatMap((plan) => plan ?? []);
  return (
    <Frame
      {...scene}
      className={`fdm-scene fdm-scene-${kind}`}
      told={<News inScene />}
      more={
        plans.length > 0 && (
          <div className="bp-offers fdm-plans">
            {plans.map((plan) => (
              <PlanButton key={plan.what} plan={plan} />
            ))}
          </div>
        )
      }
    >
      {children}
      <Laid />
    </Frame>
  );
}

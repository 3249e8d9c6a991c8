import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Scene as Frame } from '../../parts/scene.tsx';
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

/** A scene over the chart, with what has just happened and the Glory cards that lie on the table. */
export const Scene = ({ kind, children, ...scene }: Props) => (
  <Frame {...scene} className={`fdm-scene fdm-scene-${kind}`} told={<News inScene />}>
    {children}
    <Laid />
  </Frame>
);

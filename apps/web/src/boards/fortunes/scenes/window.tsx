// A moment for Glory cards: who may lay one down, who has; one's own hand to choose from.
import { useDeck } from '../deck.tsx';
import { Scene } from './scene.tsx';

export function WindowScene({ fold }: { readonly fold: () => void }) {
  const { say, offers } = useDeck();
  return <Scene kind="window" title={say('windowTitle')} offers={offers} fold={fold} />;
}

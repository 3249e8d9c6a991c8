// Rumours, missions, specialists, prizes: whatever is chosen among cards, away from the chart.
import { MissionFace, RumourFace } from '../cards/cards.tsx';
import { useDeck } from '../deck.tsx';
import { Scene } from './scene.tsx';

export function VentureScene({ fold }: { readonly fold: () => void }) {
  const { board, me, say, offers, question } = useDeck();
  const p = me === null ? null : board.players[me]!;
  const ofRumour = question?.startsWith('rumour.') ?? false;
  const ofMission = question?.startsWith('mission.') ?? false;
  return (
    <Scene kind="venture" title={say(ofRumour ? 'rumour' : ofMission ? 'mission' : 'choices')} offers={offers} fold={fold}>
      {ofRumour && p?.rumour != null && !offers.some(({ choice }) => choice.includes(p.rumour!)) && (
        <RumourFace card={p.rumour} />
      )}
      {ofMission && p?.mission != null && !offers.some(({ choice }) => choice.includes(p.mission!)) && (
        <MissionFace card={p.mission} />
      )}
    </Scene>
  );
}

// A Favour is weighed: the dice as they fell, the captain who has found somebody, or the cards as they were drawn.
import { Icon } from '../../../../parts/icon.tsx';
import { varsOf } from '../../../parts/at-table.ts';
import { CardRow } from '../../../parts/card.tsx';
import { Horizon } from '../../../parts/horizon.tsx';
import { Label } from '../../../parts/label.tsx';
import { CargoFace, GloryFace, MissionFace, RumourFace } from '../../cards/cards.tsx';
import { NPCS, type NpcId, type Skill } from '../../content.ts';
import { type Deck, useDeck } from '../../deck.tsx';
import { npcAt } from '../../map/berths.ts';
import { Dice } from '../../scenes/dice.tsx';
import { faceOf } from '../../scenes/faces.ts';
import { Scene } from '../../scenes/scene.tsx';
import { flagOf } from '../../ships/colours.ts';
import { ShipPicture } from '../../ships/ship.tsx';
import { SKILL_ICON } from '../../tokens/icons.ts';
import { Held } from './held.tsx';
import { sayIn } from './words.ts';

/** The cards that could go, where their player sees them. */
function Drawn() {
  const { board, me, view } = useDeck();
  const vars = varsOf<{ readonly drawn: string; readonly cards: number }>(view, 'favour-draw');
  if (vars === null) return null;
  const { hand, cargo } = board.players[me!]!;
  const last = <T,>(cards: readonly T[] | null): readonly T[] => cards?.slice(-vars.cards) ?? [];
  return (
    <CardRow>
      {vars.drawn === 'glory' && last(hand).map((card, i) => <GloryFace key={i} card={card} />)}
      {vars.drawn === 'rumours' && (board.heard ?? []).map((card) => <RumourFace key={card} card={card} />)}
      {vars.drawn === 'offer' && (board.market ?? []).map((card) => <CargoFace key={card} card={card} />)}
      {vars.drawn === 'raid' && (board.raid?.cards ?? []).map((card) => <CargoFace key={card} card={card} />)}
      {vars.drawn === 'hold' && last(cargo).map((card) => <CargoFace key={card} card={card} />)}
      {vars.drawn === 'mission' && last(board.offers).map((card) => <MissionFace key={card} card={card} />)}
    </CardRow>
  );
}

function Rolled() {
  const { params, speaker } = useDeck();
  const skill = params.skill as Skill;
  return (
    <div className="fdm-throw">
      <Label>
        <Icon body={SKILL_ICON[skill]} size={26} />
        {speaker.name(skill)}
      </Label>
      <Dice dice={(params.dice as readonly (string | number)[]).map(faceOf)} />
    </div>
  );
}

function Hunted() {
  const { board, me, params } = useDeck();
  const npc = params.npc as NpcId;
  const p = board.players[me!]!;
  const ship = npcAt(board, npc);
  return (
    <>
      <Horizon>
        <ShipPicture type={p.ship.type} seat={me!} flag={flagOf(p)} className="fdm-foe fdm-foe-left" />
        {ship !== null && (
          <ShipPicture
            type={ship.ship}
            flag={NPCS[npc].nation ?? 'pirate'}
            livery={NPCS[npc].nation === null ? 'pirate' : 'navy'}
            className="fdm-foe fdm-foe-right"
          />
        )}
      </Horizon>
      <div className="fdm-throw">
        <Dice dice={board.search?.dice ?? []} />
      </div>
    </>
  );
}

function Weighing({ fold }: { readonly fold: () => void }) {
  const { offers, question, me, lang } = useDeck();
  return (
    <Scene kind="venture" title={sayIn(lang)('title')} note={<Held seat={me!} />} offers={offers} fold={fold}>
      {question === 'favour.roll' && <Rolled />}
      {question === 'favour.search' && <Hunted />}
      {question === 'favour.draw' && <Drawn />}
    </Scene>
  );
}

export const weighing = ({ question, me, lang }: Deck) =>
  me !== null && question?.startsWith('favour.') === true
    ? { key: question, title: sayIn(lang)('title'), show: (fold: () => void) => <Weighing fold={fold} /> }
    : null;

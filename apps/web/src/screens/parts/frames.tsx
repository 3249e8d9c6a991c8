// What holds the others: scenes, sheets, charts, tellers.
import anchor from 'icon:anchor';
import { useState } from 'react';
import { ChartTable } from '../../boards/parts/chart-table.tsx';
import { Dice, SKULL } from '../../boards/parts/die.tsx';
import { Horizon } from '../../boards/parts/horizon.tsx';
import { Chip, Note } from '../../boards/parts/label.tsx';
import { Group, Panel, Scrolls } from '../../boards/parts/panel.tsx';
import { PlayerSheet, PlayerStrip, SheetColumn } from '../../boards/parts/player-sheet.tsx';
import { Scene } from '../../boards/parts/scene.tsx';
import { owned, SeatMark } from '../../boards/parts/seat-mark.tsx';
import { Teller, TellerStep, type Telling } from '../../boards/parts/teller.tsx';
import { Glyph } from '../../boards/parts/token.tsx';
import { Travels } from '../../boards/parts/travels.tsx';
import { SeatBadge } from '../../parts/seat-badge.tsx';
import { may, mayNot, NAMES } from './props.tsx';
import { Specimen } from './specimen.tsx';

const nothing = () => {};
const CHART = { x: 0, y: 0, width: 600, height: 300 } as const;
const NO_MARGIN = { top: 0, bottom: 0 } as const;
const HOME = [300, 150] as const;

const TOLD = ['Anna sets sail.', 'The watch looks out.', 'A sail in the east!'].map((event, i) => ({
  key: String(i),
  event,
  with: { seat: i },
}));
const telling = (going: boolean): Telling => ({ told: TOLD, lately: 3, waiting: [], going, skip: nothing });

function SailingShip() {
  const [east, setEast] = useState(false);
  return (
    <ChartTable
      label="A chart"
      help="Plus and minus come closer and go away."
      frame={CHART}
      margin={NO_MARGIN}
      home={HOME}
      least={0.3}
      paper={<rect {...CHART} fill="var(--sea-shallow)" />}
    >
      <path d="M60 60h120v90H60z" fill="var(--land)" stroke="var(--coast)" />
      <Travels to={east ? [460, 180] : [260, 120]} seat={1} label="A ship: press her, and she sails" press={() => setEast(!east)}>
        <circle r="26" fill="var(--card)" stroke="var(--own)" strokeWidth="4" />
        <Glyph body={anchor} size={30} />
        <g transform="translate(22 18)">
          <SeatMark seat={1} />
        </g>
      </Travels>
    </ChartTable>
  );
}

const line = (step: (typeof TOLD)[number] | { event: string; with: object }, latest: boolean) => (
  <TellerStep picture={<SeatBadge seat={1} size={22} />} words={step.event} grave={latest}>
    {latest && <Dice faces={[SKULL, 2]} words="Dice: skull, 2" count="1 skull" />}
  </TellerStep>
);

export const Frames = () => (
  <>
    <h2>Scenes and sheets</h2>
    <div className="parts-row">
      <Specimen of="scene/with a way out" wide tall>
        <Scene
          title="A scene"
          note={<Chip>Round 2</Chip>}
          told={<Teller telling={telling(false)} look="line" show={line} />}
          offers={[may('throw', 'the', 'dice'), mayNot('look', 'again'), may('leave')]}
          fold={nothing}
        >
          <Horizon>{null}</Horizon>
          <Note>What lies in the scene scrolls; the ways out stay.</Note>
        </Scene>
      </Specimen>
      <Specimen of="scene/nothing to choose" wide tall>
        <Scene title="Another's scene" offers={[]} fold={nothing}>
          <Note>Whoever is not asked looks on.</Note>
        </Scene>
      </Specimen>
      <Specimen of="panel/with groups" wide tall>
        <Panel label="A panel" head={<h3>A panel</h3>} close={nothing}>
          <Scrolls>
            <Group title="Of a kind">
              <Chip>one</Chip>
              <Chip>other</Chip>
            </Group>
          </Scrolls>
        </Panel>
      </Specimen>
      <Specimen of="sheet/of a player" wide tall>
        <PlayerSheet seat={1} names={NAMES} label="The sheet of Bea" tabs="Sheets" show={nothing} close={nothing}>
          <SheetColumn>
            <Group title="Aboard">
              <Chip>sugar</Chip>
            </Group>
          </SheetColumn>
          <SheetColumn>
            <Note>A captain</Note>
          </SheetColumn>
          <SheetColumn>
            <Note>Papers</Note>
          </SheetColumn>
        </PlayerSheet>
      </Specimen>
      <Specimen of="strip/folded" wide>
        <PlayerStrip seat={2} label="Cleo's ship" open={false} toggle={nothing}>
          <b>Cleo</b> <span>Sloop</span>
        </PlayerStrip>
      </Specimen>
      <Specimen of="strip/unfolded" wide>
        <PlayerStrip seat={2} label="Cleo's ship, unfolded" open toggle={nothing}>
          <b>Cleo</b> <span>Sloop</span>
        </PlayerStrip>
      </Specimen>
      <Specimen of="teller/over the board" wide>
        <Teller telling={telling(true)} look="panel" show={line} />
      </Specimen>
      <Specimen of="teller/in a scene, going on" wide>
        <Teller telling={telling(true)} look="line" show={line} />
      </Specimen>
      <Specimen of="teller/in a scene, at rest" wide>
        <Teller telling={telling(false)} look="line" show={line} />
      </Specimen>
      <Specimen of="chart/with a ship" wide tall>
        <SailingShip />
      </Specimen>
      <Specimen of="horizon/empty" wide>
        <Horizon>{null}</Horizon>
      </Specimen>
      <Specimen of="seat/owned">
        <b style={owned(3)}>
          <SeatBadge seat={3} size={30} />
        </b>
      </Specimen>
    </div>
  </>
);

// Every part of the boards in every state. In development only: the app does not ship it.
import { Speech } from '../../boards/parts/speech.tsx';
import { Actions } from './acts.tsx';
import { Frames } from './frames.tsx';
import './parts.css';
import { Pieces } from './pieces.tsx';
import { InHand } from './props.tsx';

export const PartsScreen = () => (
  <>
    <InHand>
      <Speech />
      <div className="parts">
        <h1>Parts of the boards</h1>
        <Pieces />
        <Actions />
        <Frames />
      </div>
    </InHand>
  </>
);

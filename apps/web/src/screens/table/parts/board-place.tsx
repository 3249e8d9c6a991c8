import { Component, type ReactNode } from 'react';
import type { BoardProps, Face } from '../../../boards/board.ts';
import { Loading } from '../../../parts/loading.tsx';
import { useLang } from '../../../words/lang.tsx';
import type { Loaded } from '../model/use-source.ts';
import './board-place.css';

/** The board of the game, loaded when the table opens. Without it, the match goes on from the list of choices. */
export function BoardPlace({ face, ...props }: BoardProps & { readonly face: Loaded<Face> }) {
  const { t } = useLang();
  if (face.state === 'loading') return <Loading />;
  if (face.state === 'failed')
    return (
      <div className="tb-no-board" role="alert">
        <p>{t('table.board-failed')}</p>
        <button type="button" onClick={face.again}>
          {t('table.retry')}
        </button>
      </div>
    );
  const { Board } = face.value;
  return (
    <Afloat otherwise={<p className="tb-no-board">{t('table.board-failed')}</p>}>
      <Board {...props} />
    </Afloat>
  );
}

interface AfloatProps {
  readonly children: ReactNode;
  readonly otherwise: ReactNode;
}

/** A board that breaks must not take the table down with it. */
class Afloat extends Component<AfloatProps, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? this.props.otherwise : this.props.children;
  }
}

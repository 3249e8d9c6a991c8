import split from 'icon:divert';
import { useEffect, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { placesOn, type Tool } from './marks.tsx';
import type { Say } from './use-words.ts';

const TOOLS: readonly Tool[] = ['look', 'point', 'draw'];

interface Props {
  readonly trying: boolean;
  readonly tool: Tool;
  readonly setTool: (tool: Tool) => void;
  readonly tryIt: () => void;
  readonly board: () => HTMLElement | null;
  readonly draw: (place: string) => void;
  readonly t: Say;
}

/** What can be done at a moment by whoever may write: try something else, point, draw. */
export function StudyBar({ trying, tool, setTool, tryIt, board, draw, t }: Props) {
  return (
    <div className="row study-bar">
      <button type="button" className={trying ? '' : 'primary'} aria-pressed={trying} onClick={tryIt}>
        <Icon body={split} /> {t(trying ? 'try.end' : 'try.button')}
      </button>
      <fieldset className="study-tool">
        <legend className="sr-only">{t('tool')}</legend>
        {TOOLS.map((one) => (
          <label key={one}>
            <input type="radio" name="tool" checked={tool === one} onChange={() => setTool(one)} /> {t(`tool.${one}`)}
          </label>
        ))}
      </fieldset>
      {tool !== 'look' && <small className="study-soft">{t(`tool.${tool}.hint`)}</small>}
      {tool === 'draw' && <CirclePlace {...{ board, draw, t }} />}
    </div>
  );
}

/** The same without a mouse: a place by its name. */
function CirclePlace({ board, draw, t }: Pick<Props, 'board' | 'draw' | 't'>) {
  const [places, setPlaces] = useState<ReturnType<typeof placesOn>>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    const el = board();
    if (el !== null) setPlaces(placesOn(el));
  }, [board]);
  if (places.length === 0) return null;
  return (
    <>
      <select aria-label={t('tool.place')} value={chosen} onChange={(e) => setChosen(e.target.value)}>
        <option value="">{t('tool.place')}</option>
        {places.map(({ place, label }) => (
          <option key={place} value={place}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" disabled={chosen === ''} onClick={() => draw(chosen)}>
        {t('tool.circle')}
      </button>
    </>
  );
}

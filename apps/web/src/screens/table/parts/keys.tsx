import { Dialog } from '../../../parts/dialog.tsx';
import { useLang } from '../../../words/lang.tsx';
import './keys.css';

/** The keys of the table, in the order in which they are listed. */
export const KEYS = {
  typed: '/',
  choices: 'o',
  undo: 'u',
  log: 'l',
  chat: 'c',
  rules: 'r',
  words: 'w',
  board: 'b',
  clock: 't',
  standing: 's',
  events: 'e',
  keys: '?',
  close: 'Escape',
} as const;
type Does = keyof typeof KEYS;

const capOf = (key: string): string => (key === 'Escape' ? 'Esc' : key.toUpperCase());

interface Props {
  readonly close: () => void;
  readonly on: boolean;
  readonly setOn: (on: boolean) => void;
}

export function Keys({ close, on, setOn }: Props) {
  const { t } = useLang();
  return (
    <Dialog title={t('table.keys')} onClose={close} className="tb-sheet">
      <dl className="tb-keys">
        {(Object.keys(KEYS) as Does[]).map((does) => (
          <div key={does}>
            <dt>
              <kbd>{capOf(KEYS[does])}</kbd>
            </dt>
            <dd>{t(`table.key.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('table.keys.arrows')}</p>
      <label className="tb-check">
        <input type="checkbox" checked={on} onChange={(e) => setOn(e.currentTarget.checked)} />
        {t('table.keys.on')}
      </label>
    </Dialog>
  );
}

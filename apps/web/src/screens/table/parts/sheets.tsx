import { lazy, Suspense } from 'react';
import { type Sheet, useTable } from '../model/context.ts';

const Keys = lazy(async () => ({ default: (await import('./late-sheets.ts')).Keys }));
const Leave = lazy(async () => ({ default: (await import('./late-sheets.ts')).Leave }));
const DaysOff = lazy(async () => ({ default: (await import('./late-sheets.ts')).DaysOff }));
const Menu = lazy(async () => ({ default: (await import('./late-sheets.ts')).Menu }));
const Notes = lazy(async () => ({ default: (await import('./late-sheets.ts')).Notes }));
const Report = lazy(async () => ({ default: (await import('./late-sheets.ts')).Report }));
const Scores = lazy(async () => ({ default: (await import('./late-sheets.ts')).Scores }));

interface Props {
  readonly sheet: Sheet | null;
  readonly setSheet: (sheet: Sheet | null) => void;
  readonly guideAgain: () => void;
  /** Opens the typed line. */
  readonly type: () => void;
  readonly shortcuts: boolean;
  readonly setShortcuts: (on: boolean) => void;
}

/** Whatever lies over the table: one thing at a time. */
export function Sheets(props: Props) {
  return (
    <Suspense>
      <OpenSheet {...props} />
    </Suspense>
  );
}

function OpenSheet({ sheet, setSheet, guideAgain, type, shortcuts, setShortcuts }: Props) {
  const { mine } = useTable();
  const close = () => setSheet(null);
  switch (sheet) {
    case null:
      return null;
    case 'menu':
      return <Menu close={close} guideAgain={guideAgain} type={type} />;
    case 'keys':
      return <Keys close={close} on={shortcuts} setOn={setShortcuts} />;
    case 'scores':
      return <Scores close={close} />;
    case 'leave':
      return mine === null ? null : <Leave seat={mine} close={close} />;
    case 'off':
      return mine === null ? null : <DaysOff seat={mine} close={close} />;
    case 'notes':
      return <Notes close={close} />;
    case 'report':
      return <Report close={close} />;
  }
}

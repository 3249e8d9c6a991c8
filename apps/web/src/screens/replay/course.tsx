import type { Told } from '@boucan/kernel';
import { memo, useEffect, useRef } from 'react';
import { useLang } from '../../words/lang.tsx';

type Lines = readonly (readonly { readonly told: readonly Told[]; readonly text: string }[])[];

/** Several lines as one paragraph: a heading has no full stop, and among sentences it gets one. */
export const inOneLine = (lines: readonly string[]): string =>
  lines.map((line, i) => (i + 1 < lines.length && /[\p{L}\p{N})]$/u.test(line) ? `${line}.` : line)).join(' ');

interface Props {
  readonly lines: Lines;
  readonly at: number;
  readonly go: (to: number) => void;
  /** What the line under the pointer speaks of. */
  readonly onLit: (ids: readonly string[]) => void;
}

/** The whole match in words. A click on a line leads to its moment. */
export function Course({ lines, at, go, onLit }: Props) {
  const { t } = useLang();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.children[at] as HTMLElement | undefined;
    // Only the list scrolls, never the page.
    if (here !== undefined) list.current!.scrollTop = here.offsetTop - list.current!.clientHeight / 2;
  }, [at]);
  return (
    <section className="course">
      <h2>{t('replay.course')}</h2>
      <ol ref={list}>
        {lines.map((said, i) => (
          <Line key={i} said={said} n={i} here={i === at} go={go} onLit={onLit} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps extends Pick<Props, 'go' | 'onLit'> {
  readonly said: Lines[number];
  readonly n: number;
  readonly here: boolean;
}

const Line = memo(function Line({ said, n, here, go, onLit }: LineProps) {
  const light = () =>
    onLit(said.flatMap(({ told }) => told.flatMap((one) => Object.values(one.with).filter((v) => typeof v === 'string'))));
  return (
    <li hidden={said.length === 0}>
      <button
        type="button"
        className="quiet"
        aria-current={here ? 'step' : undefined}
        onClick={() => go(n)}
        onPointerEnter={light}
        onPointerLeave={() => onLit([])}
      >
        {said.map(({ text }, i) => (
          <span key={i} className="course-line">
            {text}{' '}
          </span>
        ))}
      </button>
    </li>
  );
});

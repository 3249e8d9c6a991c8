import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useLang } from '../../words/lang.tsx';

interface Props {
  readonly points: readonly { readonly at: number; readonly points: number; readonly give: number }[];
  readonly label: string;
}

const HEIGHT = 170;

/** A rating over the matches that made it, with how far it may be off. */
export function Plot({ points, label }: Props) {
  const { lang } = useLang();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const into = place.current!;
    const style = getComputedStyle(document.documentElement);
    const colour = (name: string): string => style.getPropertyValue(name).trim();
    const axis = {
      stroke: colour('--ink-soft'),
      grid: { stroke: `${colour('--ink-soft')}33`, width: 1 },
      ticks: { show: false },
    };
    const plain = new Intl.NumberFormat(lang);
    const plot = new UPlot(
      {
        ...{ width: into.clientWidth, height: HEIGHT, legend: { show: false }, cursor: { show: false } },
        scales: { x: { time: false } },
        axes: [
          { ...axis, values: (_, ticks) => ticks.map((tick) => (Number.isInteger(tick) ? plain.format(tick) : '')) },
          { ...axis, size: 56, values: (_, ticks) => ticks.map((tick) => plain.format(tick)) },
        ],
        series: [
          {},
          { stroke: colour('--wind'), width: 2, points: { show: points.length < 40 } },
          { stroke: 'transparent', points: { show: false } },
          { stroke: 'transparent', points: { show: false } },
        ],
        bands: [{ series: [2, 3], fill: `${colour('--wind')}26` }],
      },
      [
        points.map((_, i) => i + 1),
        points.map((one) => one.points),
        points.map((one) => one.points + one.give),
        points.map((one) => one.points - one.give),
      ],
      into,
    );
    const watch = new ResizeObserver(() => plot.setSize({ width: into.clientWidth, height: HEIGHT }));
    watch.observe(into);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [points, lang]);
  return <div ref={place} className="plot" role="img" aria-label={label} />;
}

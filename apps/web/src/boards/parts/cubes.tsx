import './cubes.css';

interface Props {
  readonly n: number;
  readonly of: number;
  readonly className?: string;
}

/** Cubes: so many of so many, in the colour of `--own`. The words beside them say it too. */
export function Cubes({ n, of, className = '' }: Props) {
  return (
    <svg className={`bp-cubes ${className}`} viewBox={`0 0 ${of * 13 + 1} 14`} height="14" focusable="false" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <g key={i} transform={`translate(${i * 13} 0)`} className={i < n ? 'bp-cube' : 'bp-cube bp-cube-gone'}>
          <path className="bp-cube-top" d="M1 4L4 1H13L10 4z" />
          <path className="bp-cube-front" d="M1 4H10V13H1z" />
          <path className="bp-cube-side" d="M10 4L13 1V10L10 13z" />
        </g>
      ))}
    </svg>
  );
}

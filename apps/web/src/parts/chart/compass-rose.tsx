interface Props {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A point of the rose: two halves, one in the light and one in the shade. */
function Point({ angle, length, width }: { readonly angle: number; readonly length: number; readonly width: number }) {
  return (
    <g transform={`rotate(${angle})`}>
      <path className="lit" d={`M0 ${-length}L${-width} ${-width}L0 0z`} />
      <path className="shade" d={`M0 ${-length}L${width} ${-width}L0 0z`} />
    </g>
  );
}

export function CompassRose({ x, y, radius }: Props) {
  return (
    <g className="rose" transform={`translate(${x} ${y})`}>
      <circle r={radius * 0.82} />
      <circle r={radius * 0.76} />
      <path
        className="marks"
        d={Array.from({ length: 64 }, (_, i) => {
          const [sin, cos] = [Math.sin((i / 32) * Math.PI), Math.cos((i / 32) * Math.PI)];
          const [from, to] = [radius * 0.76, radius * (i % 4 === 0 ? 0.7 : 0.73)];
          return `M${(from * sin).toFixed(1)} ${(from * cos).toFixed(1)}L${(to * sin).toFixed(1)} ${(to * cos).toFixed(1)}`;
        }).join('')}
      />
      {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle) => (
        <Point key={angle} angle={angle} length={radius * 0.5} width={radius * 0.07} />
      ))}
      {[45, 135, 225, 315].map((angle) => (
        <Point key={angle} angle={angle} length={radius * 0.68} width={radius * 0.11} />
      ))}
      {[0, 90, 180, 270].map((angle) => (
        <Point key={angle} angle={angle} length={radius} width={radius * 0.15} />
      ))}
      <path
        className="north"
        transform={`translate(0 ${-radius * 1.06}) scale(${radius / 100})`}
        d="M0-24c5 7 8 11 8 16 0 4-3 7-5 9h9c3 0 5-2 5-4 3 3 2 9-3 9H5l2 5H-7l2-5h-9c-5 0-6-6-3-9 0 2 2 4 5 4h9c-2-2-5-5-5-9 0-5 3-9 8-16z"
      />
    </g>
  );
}

/** The rhumb lines of a wind rose at this spot: so many rays, so long. */
export const rhumbs = (x: number, y: number, rays = 32, far = 2400): string =>
  Array.from({ length: rays }, (_, i) => {
    const angle = (i * 2 * Math.PI) / rays;
    return `M${x} ${y}L${Math.round(x + far * Math.cos(angle))} ${Math.round(y + far * Math.sin(angle))}`;
  }).join('');

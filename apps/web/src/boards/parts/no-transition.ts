// What d3-zoom asks of d3-transition and d3-interpolate where nothing moves by itself: that it stops, and that it is there at once.
import { selection } from 'd3-selection';

export const interrupt = (): void => undefined;
export const interpolateZoom =
  <T>(_from: T, to: T) =>
  (): T =>
    to;

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});

// What d3-zoom asks of d3-transition where nothing moves by itself: that it stops.
import { selection } from 'd3-selection';

export const interrupt = (): void => undefined;

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});

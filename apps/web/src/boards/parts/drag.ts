// Drag and drop, with a mouse, a pen or a finger. What can be lifted says so by `data-drag`, where it may be put down by `data-drop`.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import './drag.css';

export interface Dragging {
  /** It has left its place: what may be done with it should glow now. False: it stays where it is. */
  readonly lift: (what: string) => boolean;
  readonly drop: (what: string, where: string) => void;
}

/** Less is a press. */
const STEADY = 7;
const SVG = 'http://www.w3.org/2000/svg';

export const dragged = (what: string | null | undefined) => (what == null ? {} : { 'data-drag': what });
export const droppable = (where: string) => ({ 'data-drop': where });

interface Held {
  readonly el: HTMLElement | SVGElement;
  readonly what: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Its likeness under the pointer, once it has been lifted. */
  ghost: HTMLElement | null;
  over: Element | null;
}

/** The likeness of a thing, to be carried about. */
function likeness(el: HTMLElement | SVGElement): HTMLElement {
  const { left, top, width, height } = el.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'bp-ghost';
  ghost.ariaHidden = 'true';
  ghost.style.left = `${left}px`;
  ghost.style.top = `${top}px`;
  ghost.style.width = `${width}px`;
  const copy = el.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute('data-drag');
  copy.removeAttribute('id');
  if (el instanceof SVGGraphicsElement && !(el instanceof SVGSVGElement)) {
    const box = el.getBBox();
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    svg.setAttribute('width', String(width));
    svg.setAttribute('height', String(height));
    copy.removeAttribute('transform');
    copy.style.transform = 'none';
    svg.append(copy);
    ghost.append(svg);
  } else ghost.append(copy);
  return ghost;
}

const placeAt = (x: number, y: number): Element | null => {
  for (const el of document.elementsFromPoint(x, y)) {
    const place = el.closest('[data-drop]');
    if (place !== null) return place;
  }
  return null;
};

/** Whatever lies in this box can be dragged, where it says so. */
export function useDragging(box: RefObject<HTMLElement | null>, dragging: Dragging): void {
  const lift = useEffectEvent((what: string) => dragging.lift(what));
  const drop = useEffectEvent((what: string, where: string) => dragging.drop(what, where));
  useEffect(() => {
    const root = box.current!;
    let held: Held | null = null;

    const letGo = () => {
      held?.ghost?.remove();
      held?.over?.removeAttribute('data-over');
      held?.el.removeAttribute('data-lifted');
      held = null;
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', letGo);
    };
    const down = (e: PointerEvent) => {
      const el = (e.target as Element).closest<HTMLElement | SVGElement>('[data-drag]');
      if (el === null || e.button !== 0 || held !== null) return;
      held = { el, what: el.dataset.drag!, pointer: e.pointerId, x: e.clientX, y: e.clientY, ghost: null, over: null };
      document.addEventListener('pointermove', move);
      document.addEventListener('pointerup', up);
      document.addEventListener('pointercancel', letGo);
    };
    const move = (e: PointerEvent) => {
      if (held === null || e.pointerId !== held.pointer) return;
      const [dx, dy] = [e.clientX - held.x, e.clientY - held.y];
      if (held.ghost === null) {
        if (Math.hypot(dx, dy) < STEADY) return;
        if (!lift(held.what)) {
          letGo();
          return;
        }
        held.ghost = likeness(held.el);
        held.el.setAttribute('data-lifted', 'true');
        root.append(held.ghost);
      }
      e.preventDefault();
      held.ghost.style.translate = `${dx}px ${dy}px`;
      const over = placeAt(e.clientX, e.clientY);
      if (over === held.over) return;
      held.over?.removeAttribute('data-over');
      over?.setAttribute('data-over', 'true');
      held.over = over;
    };
    const up = (e: PointerEvent) => {
      if (held === null || e.pointerId !== held.pointer) return;
      const { ghost, what } = held;
      const where = ghost === null ? null : (placeAt(e.clientX, e.clientY) as HTMLElement | null);
      letGo();
      if (ghost === null) return;
      // What was carried was not pressed.
      const swallow = (click: MouseEvent) => {
        click.preventDefault();
        click.stopPropagation();
      };
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, true));
      if (where !== null) drop(what, where.dataset.drop!);
    };
    root.addEventListener('pointerdown', down);
    // A picture in a button would be dragged by the browser itself.
    const own = (e: Event) => (e.target as Element).closest?.('[data-drag]') && e.preventDefault();
    root.addEventListener('dragstart', own);
    return () => {
      letGo();
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('dragstart', own);
    };
  }, [box]);
}

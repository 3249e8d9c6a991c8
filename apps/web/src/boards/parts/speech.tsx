// Pointing at a thing, holding a finger on it or coming to it by the keyboard: it says what it does, with its rule.
import halt from 'icon:halt';
import type { RuleId } from '@boucan/kernel';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import './speech.css';
import { useParts } from './words.ts';

/** A pointer that rests this long wants to know. While something speaks, its neighbours answer at once. */
const REST = 380;
/** A finger that stays this long wants to know. */
const LONG = 450;
/** A finger that moves more than this does something else. */
const STEADY = 9;
/** Between the thing, its words, and the edge of the window. */
const GAP = 8;

interface Said {
  readonly by: HTMLElement;
  /** Held by a finger, or called by the other button: it stays, and its rule can be opened. */
  readonly held: boolean;
}

const speakerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && target.closest('.bp-sum-why') === null ? target.closest<HTMLElement>('[data-speaks]') : null;

/** What speaks at this spot. A target over a whole board lets the pieces under it speak. */
function speakerAt({ target, clientX, clientY }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element) || !target.matches('.bp-target')) return speakerOf(target);
  const board = target.parentElement;
  const [thing] = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((el) => (board?.contains(el) ? (speakerOf(el) ?? []) : []))
    .filter((el) => el !== target);
  return thing ?? speakerOf(target);
}

/** Hears whatever speaks, anywhere on the page; a board has one. */
export function Speech({ openRule }: { readonly openRule?: ((rule: RuleId) => void) | undefined }) {
  const [said, setSaid] = useState<Said | null>(null);
  const id = useId();
  const latest = useRef<Said | null>(null);
  latest.current = said;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    let down: { readonly x: number; readonly y: number } | null = null;
    const say = (by: HTMLElement, held: boolean) => setSaid({ by, held });
    const hush = () => {
      clearTimeout(timer);
      setSaid(null);
    };
    const onBoard = (target: EventTarget | null) =>
      target instanceof Element && target.closest('.tb-board, [data-speaks]') !== null;
    const inBubble = (target: EventTarget | null) => target instanceof Element && target.closest('.bp-speech') !== null;

    let near: HTMLElement | null = null;
    const over = (e: PointerEvent) => {
      if (e.pointerType === 'touch' || e.buttons !== 0 || latest.current?.held) return;
      const by = speakerAt(e);
      if (by === near) return;
      near = by;
      clearTimeout(timer);
      if (by === null) timer = setTimeout(hush, 90);
      else timer = setTimeout(() => by.isConnected && say(by, false), latest.current === null ? REST : 60);
    };
    const pressed = (e: PointerEvent) => {
      if (inBubble(e.target)) return;
      hush();
      long = false;
      const by = speakerAt(e);
      if (e.pointerType !== 'touch' || !onBoard(e.target)) return;
      down = { x: e.clientX, y: e.clientY };
      // A held finger never acts, whether or not there is something to say.
      timer = setTimeout(() => {
        long = true;
        if (by !== null) say(by, true);
      }, LONG);
    };
    const moved = (e: PointerEvent) => {
      over(e);
      if (down === null || long || Math.hypot(e.clientX - down.x, e.clientY - down.y) < STEADY) return;
      down = null;
      clearTimeout(timer);
    };
    const lifted = () => {
      down = null;
      if (!long && latest.current === null) clearTimeout(timer);
    };
    // Lifting a finger that has asked presses nothing; what cannot be used now says why when it is pressed.
    const clicked = (e: MouseEvent) => {
      if (inBubble(e.target)) return;
      const by = speakerOf(e.target);
      if (!long && by?.dataset.not !== undefined) say(by, true);
      if (!long) return;
      long = false;
      e.preventDefault();
      e.stopPropagation();
    };
    const called = (e: MouseEvent) => {
      const by = speakerAt(e);
      if (by === null) return;
      e.preventDefault();
      if (!long) say(by, true);
    };
    const focused = (e: FocusEvent) => {
      const by = speakerOf(e.target);
      if (by !== null && (e.target as Element).matches(':focus-visible')) say(by, false);
      else if (!inBubble(e.target) && !long) hush();
    };
    const escaped = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' || latest.current === null) return;
      if (latest.current.held) e.stopPropagation();
      hush();
    };
    const scrolled = (e: Event) => !inBubble(e.target) && latest.current !== null && hush();
    const gone = new AbortController();
    const { signal } = gone;
    const first = { capture: true, signal };
    document.addEventListener('pointerdown', pressed, first);
    document.addEventListener('pointermove', moved, { signal });
    document.addEventListener('pointerup', lifted, { signal });
    document.addEventListener('pointercancel', lifted, { signal });
    document.addEventListener('click', clicked, first);
    document.addEventListener('contextmenu', called, { signal });
    document.addEventListener('focusin', focused, { signal });
    document.addEventListener('keydown', escaped, first);
    document.addEventListener('scroll', scrolled, first);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);

  if (said === null || !said.by.isConnected) return null;
  return (
    <Bubble key={said.by.dataset.speaks} id={id} said={said}>
      {openRule &&
        ((rule) => {
          setSaid(null);
          openRule(rule);
        })}
    </Bubble>
  );
}

interface BubbleProps {
  readonly id: string;
  readonly said: Said;
  readonly children: ((rule: RuleId) => void) | undefined;
}

/** Over everything else, above the thing if there is room, and never beyond the edge of the window. */
function Bubble({ id, said: { by, held }, children: openRule }: BubbleProps) {
  const say = useParts();
  const box = useRef<HTMLDivElement>(null);
  const { speaks: words, name, rule, not } = by.dataset;
  useLayoutEffect(() => {
    const el = box.current!;
    el.showPopover();
    const thing = by.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = el;
    const left = Math.max(GAP, Math.min(innerWidth - width - GAP, thing.left + thing.width / 2 - width / 2));
    const above = thing.top - height - GAP;
    const below = Math.min(thing.bottom + GAP, innerHeight - height - GAP);
    el.style.left = `${left}px`;
    el.style.top = `${above < GAP ? below : above}px`;
    by.setAttribute('aria-describedby', id);
    return () => by.removeAttribute('aria-describedby');
  }, [by, id]);
  return (
    <div ref={box} id={id} popover="manual" role="tooltip" className="bp-speech" data-held={held}>
      {name !== undefined && <b>{name}</b>}
      <p>{words}</p>
      {not !== undefined && (
        <p className="bp-speech-not">
          <Icon body={halt} size={16} /> {not}
        </p>
      )}
      {rule !== undefined &&
        (held && openRule !== undefined ? (
          <button type="button" className="bp-speech-rule" onClick={() => openRule(rule as RuleId)}>
            {say('rule', { rule })}
          </button>
        ) : (
          <span className="bp-speech-rule">{say('rule', { rule })}</span>
        ))}
    </div>
  );
}

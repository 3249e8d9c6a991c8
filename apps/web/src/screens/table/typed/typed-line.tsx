import cross from 'icon:cross-mark';
import type { Choice, Lang } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { asking, speaker as speakerOf } from '@boucan/words';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { GAMES } from '../../../games.ts';
import { giveBackFocus } from '../../../parts/focus.ts';
import { announce } from '../../../parts/heard.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { wordsIn } from '../../../words/of-games.ts';
import { useAnswers } from '../model/answers.ts';
import { useTable } from '../model/context.ts';
import { useRemark } from '../model/use-remark.ts';
import { useReason } from '../model/use-words.ts';
import './typed-line.css';
import { type Asked, completions, type Meant, nameOffers, understand, wordsOf } from './understand.ts';
import { typedSay } from './words.ts';

interface Props {
  readonly offers: readonly OfferView[];
  readonly choose: (choice: Choice) => void;
  readonly undo: () => void;
  readonly close: () => void;
}

const NONE: readonly Lang[] = [];
const otherThan = (lang: Lang): Lang => (lang === 'en' ? 'fr' : 'en');

/** The other language, as soon as its words are here; whoever is offline types in one. */
function useOtherWords(): readonly Lang[] {
  const { lang } = useLang();
  const { game, view } = useTable();
  const [known, setKnown] = useState<readonly Lang[]>(NONE);
  const packs = view.terms.config.packs.length > 0;
  useEffect(() => {
    let still = true;
    setKnown(NONE);
    const other = otherThan(lang);
    const came = () => still && setKnown([other]);
    wordsIn(game, other, packs).then(came, () => undefined);
    return () => {
      still = false;
    };
  }, [game, lang, packs]);
  return known;
}

/** Of what the board says of a thing so much is told at once. */
const MOST = 3;
const LISTED = 12;

/** A line to type in: a choice by any of its words, in either language, or a question. It answers in a sentence, aloud and in writing. */
export function TypedLine({ offers, choose, undo, close }: Props) {
  const { lang, t } = useLang();
  const say = typedSay(lang);
  const { game, names, view, speaker, busy } = useTable();
  const reason = useReason();
  const answers = useAnswers();
  const remark = useRemark();
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const [answer, setAnswer] = useState<readonly string[]>([]);
  const question = view.asked?.question;
  const other = useOtherWords();
  const named = useMemo(() => {
    const labels = [lang, ...other].map((one) => asking(speakerOf(game, one, names), question).label);
    return nameOffers(offers, labels);
  }, [game, names, question, offers, lang, other]);
  const offered = completions(text, named);
  useEffect(() => input.current?.focus(), []);

  const reply = (...lines: readonly string[]) => {
    setAnswer(lines);
    announce(...lines);
  };
  const label = (offer: OfferView): string => speaker.label(offer.choice);
  const nothingNow = (): string => (busy ? t('table.on-its-way') : say('notAsked'));
  const listed = (of: readonly OfferView[]): string => of.slice(0, LISTED).map(label).join('; ');

  // The same once more, as often as it was asked for and is offered.
  const again = useRef<{ readonly choice: string; left: number } | null>(null);
  const repeat = useEffectEvent((now: readonly OfferView[]) => {
    if (again.current === null || now.length === 0) return;
    const { choice, left } = again.current;
    const same = now.find((one) => one.choice.join(' ') === choice && one.because.length === 0);
    again.current = same === undefined || left <= 1 ? null : { choice, left: left - 1 };
    if (same !== undefined && left > 0) choose(same.choice);
  });
  useEffect(() => repeat(offers), [offers]);

  /** What the board says, as a text. */
  const describe = async (): Promise<readonly string[]> => {
    const inWords = await GAMES[view.terms.game]?.text();
    return inWords === undefined || view.match === null ? [] : inWords(view, speaker, lang, names);
  };
  const found = async (of: string): Promise<void> => {
    const words = wordsOf(of);
    const lines = (await describe()).filter((line) => {
      const there = wordsOf(line);
      return words.every((word) => there.some((one) => one.startsWith(word)));
    });
    reply(...(lines.length > 0 ? lines.slice(0, MOST) : [say('notFound', { typed: of })]));
  };
  const odds = async (): Promise<void> => {
    const open = offers.filter(({ because }) => because.length === 0);
    const lines = [...open.map((offer) => `${label(offer)}. ${remark(offer) ?? ''}`.trim()), ...(await describe())];
    const chances = lines.filter((line) => /\d\s?%/u.test(line));
    reply(...(chances.length > 0 ? chances.slice(0, MOST) : [say('noOdds')]));
  };
  const asked: Readonly<Record<Asked, () => void>> = {
    choices() {
      const allowed = offers.filter(({ because }) => because.length === 0);
      reply(allowed.length === 0 ? nothingNow() : say('choices', { count: allowed.length, choices: listed(allowed) }));
    },
    question: () => reply(view.asked === null ? say('notAsked') : speaker.prompt(view.asked)),
    clock: () => reply(...answers.clock()),
    log: () => reply(...answers.log()),
    standing: () => reply(...answers.standing()),
    odds: () => void odds(),
    undo() {
      setAnswer([]);
      undo();
    },
    help: () => reply(say('help')),
  };
  const why = (offer: OfferView): string =>
    offer.because.length === 0 ? say('noReason', { choice: label(offer) }) : offer.because.map(reason).join(' ');
  const make = (offer: OfferView, times: number): void => {
    again.current = times > 1 ? { choice: offer.choice.join(' '), left: times - 1 } : null;
    // What comes of it is announced anyway.
    setAnswer([say('played', { choice: label(offer) })]);
    choose(offer.choice);
  };
  // Which of several was meant may be said with one more word, or by its place in the list.
  const doubt = useRef<readonly OfferView[]>([]);
  const among = (typed: string): Meant => {
    const left = doubt.current.filter((one) => offers.includes(one));
    doubt.current = [];
    const nth = /^\d+$/u.test(typed) ? left[Number(typed) - 1] : undefined;
    if (nth !== undefined) return { is: 'choice', offer: nth, times: 1 };
    const narrowed = understand(
      typed,
      named.filter(({ offer }) => left.includes(offer)),
    );
    return narrowed.is === 'choice' || narrowed.is === 'several' ? narrowed : understand(typed, named);
  };
  const answerTo = (meant: Exclude<Meant, { is: 'choice' | 'where' | 'asked' }>, typed: string): string => {
    switch (meant.is) {
      case 'several':
        doubt.current = meant.offers;
        return say('which', { count: meant.offers.length, choices: listed(meant.offers) });
      case 'forbidden':
        return why(meant.offer);
      case 'why':
        return meant.offer === null ? say('unknown', { typed: meant.of }) : why(meant.offer);
      case 'unknown':
        return offers.length === 0 ? nothingNow() : say('unknown', { typed });
    }
  };
  const done = (meant: Meant, typed: string): void => {
    if (meant.is === 'choice') make(meant.offer, meant.times);
    else if (meant.is === 'where') void found(meant.of);
    else if (meant.is === 'asked') asked[meant.what]();
    else reply(answerTo(meant, typed));
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const typed = offered[at] ?? text;
    if (typed.trim() === '') return;
    setText('');
    setAt(-1);
    done(among(typed.trim()), typed.trim());
  };
  const leave = () => {
    close();
    giveBackFocus(null);
  };
  const keyed = (e: KeyboardEvent) => {
    if (e.key === 'Escape') {
      e.preventDefault();
      e.stopPropagation();
      leave();
    } else if ((e.key === 'ArrowDown' || e.key === 'ArrowUp') && offered.length > 0) {
      e.preventDefault();
      const step = e.key === 'ArrowDown' ? 1 : -1;
      setAt((was) => ((was + step + offered.length + 2) % (offered.length + 1)) - 1);
    } else if (e.key === 'Tab' && !e.shiftKey && offered.length > 0 && text !== (offered[Math.max(0, at)] ?? '')) {
      e.preventDefault();
      setText(offered[Math.max(0, at)]!);
      setAt(-1);
    }
  };
  const shown = offered.length > 0 && !(offered.length === 1 && offered[0] === text);
  return (
    <search className="tb-typed" aria-label={say('line')}>
      <form onSubmit={submit}>
        <input
          ref={input}
          role="combobox"
          aria-label={say('line')}
          aria-expanded={shown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${list}${at}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={say('hint')}
          value={text}
          onChange={(e) => {
            setText(e.currentTarget.value);
            setAt(-1);
          }}
          onKeyDown={keyed}
        />
        <button type="button" className="quiet tb-square" aria-label={say('close')} onClick={leave}>
          <Icon body={cross} size={14} />
        </button>
      </form>
      <div id={list} role="listbox" aria-label={say('suggestions')} hidden={!shown} className="tb-typed-list">
        {offered.map((one, i) => (
          <div
            key={one}
            id={`${list}${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            onPointerDown={(e) => {
              e.preventDefault();
              setText(one);
              setAt(-1);
              input.current?.focus();
            }}
          >
            {one}
          </div>
        ))}
      </div>
      {answer.length > 0 && (
        <div className="tb-typed-answer">
          {answer.map((line, i) => (
            <p key={`${i} ${line}`}>{line}</p>
          ))}
        </div>
      )}
    </search>
  );
}

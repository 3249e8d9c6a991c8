// What a board is given, and what it gives: the contract between a table and whatever draws a game.
import type { Choice, Lang, Options, Reason, RuleId, Seat, Told } from '@boucan/kernel';
import type { Fresh, OfferView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import type { ComponentType } from 'react';

/** What the lobby says of a game before anything of it is loaded: `boards/<game>/card.ts` exports it. */
export interface Card {
  readonly title: Readonly<Record<Lang, string>>;
  /** What kind of game it is, in a sentence, for whoever has never heard of it. */
  readonly about: Readonly<Record<Lang, string>>;
  /** How long a match takes, in minutes; for how many players it is; how much there is to learn. */
  readonly minutes: readonly [least: number, most: number];
  readonly players: readonly [least: number, most: number];
  readonly weight: 'light' | 'medium' | 'heavy';
  /** The inside of an SVG of 512 by 512; in the house, from `icon:galleon`. */
  readonly icon: string;
  /** How many of them make a good first match. */
  readonly bots: number;
  /** What they agree on with a beginner, where it is not what is usual. */
  readonly first?: Options;
  /** Of a voyage alone, where there is one: what to reach, and by when. */
  readonly alone?: Readonly<Record<Lang, string>>;
  /** Of several matches in a row that lead from one to the next, where there are: what to reach, and what to agree on for it. */
  readonly campaign?: { readonly aim: Readonly<Record<Lang, string>>; readonly options: Options };
}

/** A picture for each pack, as a card has one: `boards/<game>/pictures.ts` exports them, where there are packs. */
export type Pictures = { readonly [pack: string]: string };

/** What a game looks like: `boards/<game>/board.tsx` exports it. */
export interface Face {
  readonly Board: ComponentType<BoardProps>;
  readonly Standing: ComponentType<StandingProps>;
  /** What `boards/<game>/remark.ts` says, where there is one. */
  readonly remark?: Remark;
}

/**
 * What a board is given to draw. It knows no rules: what can be done comes in as offers, what happened as notices, and it tells
 * what the player picked. It fills the box it is put in, which is anything from a phone to a wall.
 */
export interface BoardProps {
  readonly view: TableView;
  /** What is new since the view before, oldest first: the view is as it was when this had been told, and stays until it has been shown. */
  readonly fresh: readonly Fresh[];
  /** Everything that has been told, as the log has it, oldest first; where there is no log, only what is new. */
  readonly log?: readonly Fresh[];
  readonly speaker: Speaker;
  readonly names: readonly string[];
  /** The offers that could be made now, allowed or not. None while it is not one's turn or a choice is on its way. */
  readonly offers: readonly OfferView[];
  readonly choose: (choice: Choice) => void;
  /** Advises another seat, where something is weighed in the open; null takes the advice back. */
  readonly propose?: (to: Seat, choice: Choice | null) => void;
  /** Says why something is not allowed, in the place where the player looks. */
  readonly explain: (reasons: readonly Reason[] | null) => void;
  /** Whether the player is helped through a first game. */
  readonly guided?: boolean;
  /** Opens the rules at this one. */
  readonly openRule?: (rule: RuleId) => void;
  /** What a line of the log speaks of: ids of boards, cards or seats to light up. */
  readonly lit: readonly string[];
  /** To be called with the number of the last notice once the board has come to rest after it: whatever comes next waits for this. */
  readonly shown?: (n: number) => void;
}

/** What lies open before a seat, in a line under its name: short, for a phone shows three side by side. */
export interface StandingProps {
  readonly view: TableView;
  readonly seat: Seat;
}

/** A board in words: everything that lies on it, a sentence a line. `boards/<game>/describe.ts` exports it. */
export type Describe = (view: TableView, speaker: Speaker, lang: Lang, names: readonly string[]) => readonly string[];

/** What lies on the table, and how to speak of it. */
export interface Sight {
  readonly view: TableView;
  readonly speaker: Speaker;
  readonly lang: Lang;
  readonly names: readonly string[];
}

/** What one should know before a choice besides its name: what it costs and brings, its chance, who else is there. */
export type Remark = (offer: OfferView, sight: Sight) => string | null;

/** What helps to understand a game: `boards/<game>/help.ts` exports it. */
export interface Help {
  readonly guide: Readonly<Record<Lang, Guide>>;
  /** Events whose help is for whoever they happen to, and for nobody else. */
  readonly own?: readonly string[];
  /** Verbs that let something pass: they are often chosen for the player, who has not gone on by them. */
  readonly passing?: readonly string[];
  /** Verbs that are seldom wanted: the list of choices has them last. */
  readonly late?: readonly string[];
  /** What is asked back before it is chosen, whatever the player has settled, by verb; and what it would mean. */
  readonly grave?: Readonly<Record<Lang, { readonly [verb: string]: string }>>;
  /** What the dice of an event came to and what it took, where it tells of any. */
  readonly rolled?: (told: Told, lang: Lang, before: readonly Told[]) => string | null;
  /** The rule behind a line of the log, by its event. */
  readonly cited: { readonly [event: string]: RuleId };
  readonly tries?: readonly Try[];
  /** What the chapters of the rules are called: `BRE-TURN-07` stands in `TURN`. */
  readonly chapters: Readonly<Record<Lang, { readonly [chapter: string]: string }>>;
}

/** Something to see how it goes: a match others have begun, up to the moment when the first seat is asked this. It leaves no trace. */
export interface Try {
  readonly id: string;
  readonly question: string;
  /** And may choose this. */
  readonly verb: string;
  readonly seats: number;
  readonly title: Readonly<Record<Lang, string>>;
}

/**
 * Help for a first game: a few words at the start, and some at each question or event that is new, or at what may be chosen for the first
 * time (`may visit`, `may exchange brig`). Moments that share a text are one: it is read once.
 */
export interface Guide {
  readonly opening: readonly GuideText[];
  readonly moments: { readonly [moment: string]: GuideText };
}

/** A paragraph of the help beside a board. */
export interface GuideText {
  readonly title: string;
  readonly text: string;
}

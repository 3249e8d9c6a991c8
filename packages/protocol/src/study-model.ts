// What the entries of a study come to. Pure: the server decides by it, the page shows it.
import {
  MAIN,
  type Mark,
  STUDY,
  type StudyChange,
  type StudyEntry,
  type StudyFile,
  type StudyLesson,
  type StudyPlace,
} from './study.ts';

type Adds<T extends StudyChange['do']> = Extract<StudyChange, { do: T }>;

/** One way in which it could have gone. */
export interface StudyLine {
  readonly line: number;
  /** Where it leaves another line. */
  readonly from: StudyPlace;
  readonly choices: Adds<'branch'>['choices'];
  readonly dice?: string;
  readonly by: string;
  readonly author?: string;
}

interface Noted {
  readonly n: number;
  readonly by: string;
  readonly at: number;
  readonly author?: string;
}
/** A comment at a moment. */
export interface StudyComment extends Noted {
  readonly place: StudyPlace;
  readonly text: string;
}
/** Something drawn at a moment. */
export interface StudyMark extends Noted {
  readonly place: StudyPlace;
  readonly mark: Mark;
}
/** A lesson that was made of it. */
export interface StudyTask extends Noted {
  readonly lesson: StudyLesson;
}

/** A study as it stands. */
export interface Study {
  readonly title: string;
  readonly access: 'look' | 'write';
  readonly leader: string | null;
  readonly lines: ReadonlyMap<number, StudyLine>;
  readonly comments: readonly StudyComment[];
  readonly marks: readonly StudyMark[];
  readonly lessons: readonly StudyTask[];
}

/** Before anything was said about it. */
export const NO_STUDY: Study = {
  ...{ title: '', access: 'write', leader: null, lines: new Map(), comments: [], marks: [], lessons: [] },
};

/** Whether a moment is there; of the match itself `length` choices are known. */
export function isThere({ lines }: Study, { line, at }: StudyPlace, length: number): boolean {
  if (line === MAIN) return at <= length;
  const one = lines.get(line);
  return one !== undefined && at <= one.from.at + one.choices.length;
}

/** The same moment by the line on which it was first: what lies before a what-if belongs to the line it leaves. */
export function placed({ lines }: Study, place: StudyPlace): StudyPlace {
  let { line } = place;
  for (let one = lines.get(line); one !== undefined && place.at <= one.from.at; one = lines.get(line)) line = one.from.line;
  return line === place.line ? place : { line, at: place.at };
}

export const samePlace = (a: StudyPlace, b: StudyPlace): boolean => a.line === b.line && a.at === b.at;

/** A line and all that leave it. */
function withOffshoots(lines: ReadonlyMap<number, StudyLine>, line: number): ReadonlySet<number> {
  const gone = new Set([line]);
  // Whatever leaves a line has a higher number.
  for (const one of lines.values()) if (gone.has(one.from.line)) gone.add(one.line);
  return gone;
}

const noted = ({ n, by, at, change }: StudyEntry): Noted => ({
  ...{ n, by, at },
  ...('author' in change && change.author !== undefined && { author: change.author }),
});

/** The study after another entry. What speaks of something that is not there changes nothing. */
export function after(study: Study, entry: StudyEntry): Study {
  const { change } = entry;
  const known = (line: number): boolean => line === MAIN || study.lines.has(line);
  switch (change.do) {
    case 'title':
      return { ...study, title: change.title };
    case 'open-to':
      return { ...study, access: change.access };
    case 'lead':
      return { ...study, leader: change.leader };
    case 'branch': {
      const { from, choices, dice } = change;
      if (!known(from.line)) return study;
      const { by, author } = noted(entry);
      const line = {
        line: entry.n,
        from,
        choices,
        by,
        ...(dice !== undefined && { dice }),
        ...(author !== undefined && { author }),
      };
      return { ...study, lines: new Map(study.lines).set(entry.n, line) };
    }
    case 'go-on': {
      const line = study.lines.get(change.line);
      if (line === undefined) return study;
      return {
        ...study,
        lines: new Map(study.lines).set(change.line, { ...line, choices: [...line.choices, ...change.choices] }),
      };
    }
    case 'cut': {
      const gone = withOffshoots(study.lines, change.line);
      const stays = ({ place }: { place: StudyPlace }): boolean => !gone.has(place.line);
      return {
        ...study,
        lines: new Map([...study.lines].filter(([line]) => !gone.has(line))),
        comments: study.comments.filter(stays),
        marks: study.marks.filter(stays),
        lessons: study.lessons.filter(({ lesson }) => !gone.has(lesson.place.line)),
      };
    }
    case 'comment':
      if (!known(change.place.line)) return study;
      return { ...study, comments: [...study.comments, { ...noted(entry), place: change.place, text: change.text }] };
    case 'reword':
      return {
        ...study,
        comments: study.comments.map((one) => (one.n === change.comment ? { ...one, text: change.text } : one)),
      };
    case 'mark':
      if (!known(change.place.line)) return study;
      return { ...study, marks: [...study.marks, { ...noted(entry), place: change.place, mark: change.mark }] };
    case 'teach':
      if (!known(change.lesson.place.line)) return study;
      return { ...study, lessons: [...study.lessons, { ...noted(entry), lesson: change.lesson }] };
    case 'remove': {
      const stays = ({ n }: { n: number }): boolean => n !== change.what;
      return {
        ...study,
        comments: study.comments.filter(stays),
        marks: study.marks.filter(stays),
        lessons: study.lessons.filter(stays),
      };
    }
  }
}

/** The study that these entries come to. */
export const studyFrom = (entries: readonly StudyEntry[]): Study => entries.reduce(after, NO_STUDY);

/** Who asks, and what is known of the match. */
export interface StudyAsker {
  readonly player: string;
  readonly owns: boolean;
  readonly isMember: boolean;
  readonly members: readonly string[]; // the owner too
  /** Choices of the match. */
  readonly length: number;
}

/** Whether somebody may write in it. */
export const mayWrite = ({ access }: Study, { owns, isMember }: Pick<StudyAsker, 'owns' | 'isMember'>): boolean =>
  owns || (isMember && access === 'write');

/** Why a change is refused; nothing if it is not. Whether what is played is allowed, the rules say. */
export function whyNotChange(study: Study, change: StudyChange, asker: StudyAsker): string | null {
  if (!mayWrite(study, asker)) return 'You can look at this study, but not write in it.';
  const there = (place: StudyPlace): boolean => isThere(study, place, asker.length);
  const own = (by: string): boolean => asker.owns || by === asker.player;
  const gone = 'That is no longer there. Someone may have removed it.';
  switch (change.do) {
    case 'title':
    case 'open-to':
      return asker.owns ? null : 'Only the owner of this study can do that.';
    case 'lead':
      if (!asker.members.includes(change.leader)) return 'Only someone who may write in this study can lead it.';
      // Whoever leads hands it on, anybody takes it, and so does the owner.
      return asker.owns || change.leader === asker.player || (study.leader ?? '') === asker.player
        ? null
        : 'Only the leader can hand that on.';
    case 'branch':
      if (study.lines.size >= STUDY.lines) return `A study holds ${STUDY.lines} what-ifs. Remove one first.`;
      return there(change.from) ? null : gone;
    case 'go-on': {
      const line = study.lines.get(change.line);
      if (line === undefined) return gone;
      return line.choices.length + change.choices.length > STUDY.choices ? `A what-if holds ${STUDY.choices} choices.` : null;
    }
    case 'cut': {
      const line = study.lines.get(change.line);
      if (line === undefined) return gone;
      const offshoots = [...withOffshoots(study.lines, change.line)].map((one) => study.lines.get(one)!);
      return offshoots.every(({ by }) => own(by)) ? null : 'Others have gone on from there. Only the owner can remove it.';
    }
    case 'comment':
      if (study.comments.length >= STUDY.comments) return `A study holds ${STUDY.comments} comments. Remove one first.`;
      return there(change.place) ? null : gone;
    case 'mark':
      if (study.marks.length >= STUDY.marks) return `A study holds ${STUDY.marks} marks. Remove one first.`;
      return there(change.place) ? null : gone;
    case 'teach':
      if (study.lessons.length >= STUDY.lessons) return `A study holds ${STUDY.lessons} lessons. Remove one first.`;
      return there(change.lesson.place) ? null : gone;
    case 'reword': {
      const comment = study.comments.find(({ n }) => n === change.comment);
      if (comment === undefined) return gone;
      return comment.by === asker.player ? null : 'Only its author can change a comment.';
    }
    case 'remove': {
      const one = [...study.comments, ...study.marks, ...study.lessons].find(({ n }) => n === change.what);
      if (one === undefined) return gone;
      return own(one.by) ? null : 'Only its author or the owner of the study can remove it.';
    }
  }
}

/** What is in a study, as its file lists it. */
export function additionsIn(study: Study, nameOf: (player: string) => string): StudyFile['entries'] {
  const by = ({ by, author }: { by: string; author?: string }): { author: string } => ({ author: author ?? nameOf(by) });
  const all: StudyFile['entries'][number][] = [
    ...Array.from(study.lines.values(), (one) => {
      const { line, from, choices, dice } = one;
      return { n: line, change: { do: 'branch' as const, from, choices, ...(dice !== undefined && { dice }), ...by(one) } };
    }),
    ...study.comments.map((one) => ({
      n: one.n,
      change: { do: 'comment' as const, place: one.place, text: one.text, ...by(one) },
    })),
    ...study.marks.map((one) => ({ n: one.n, change: { do: 'mark' as const, place: one.place, mark: one.mark, ...by(one) } })),
    ...study.lessons.map((one) => ({ n: one.n, change: { do: 'teach' as const, lesson: one.lesson, ...by(one) } })),
  ];
  return all.sort((a, b) => a.n - b.n);
}

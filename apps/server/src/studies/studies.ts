// Studies: lists of entries on disk. Any node may write; who comes second to an entry looks again. Nothing is remembered between two looks.
import { canonical } from '@boucan/kernel';
import {
  additionsIn,
  after,
  mayWrite,
  type NewStudyRequest,
  NO_STUDY,
  STUDY,
  type StudiesReply,
  type StudyChange,
  type StudyEntry,
  type StudyFile,
  type StudyReply,
  studyFrom,
  whyNotChange,
} from '@boucan/protocol';
import { type GameRecord, type Played, parseRecord, playedIn, RecordError } from '@boucan/record';
import type { PlayerId } from '@boucan/table';
import { Buckets } from '../buckets.ts';
import { unguessable } from '../random.ts';
import { Refusal, refusals } from '../refusal.ts';
import { must, type Rows, type Statement, sql } from '../storage/rows.ts';
import { Overtaken, type Player } from '../storage/storage.ts';
import type { Line } from '../tables/recorder.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';
import { noSuchStudy } from './attendance.ts';

const TRIES = 20;
/** How often one person may write. */
const RATE = { burst: 60, perSecond: 2 };

interface Row {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly owner: string;
  readonly key: string;
  readonly record: string;
  readonly n: number;
}

export class Studies {
  readonly #world: World;
  readonly #rows: Rows;
  readonly #tables: Tables;
  readonly #writing = new Buckets(RATE);

  constructor(world: World, tables: Tables) {
    this.#world = world;
    this.#rows = world.storage.rows;
    this.#tables = tables;
  }

  async open(request: NewStudyRequest, player: Player): Promise<string> {
    this.#world.manners.checkOpening(player.id, this.#world.time.wall());
    const [mine] = await this.#rows.read<{ n: number }>(sql`select count(*) as n from studies where owner = ${player.id}`);
    if (Number(mine?.n ?? 0) >= STUDY.each)
      throw new Refusal('not-allowed', `You have ${STUDY.each} studies. Delete one of them first.`);
    const record =
      'table' in request
        ? parseRecord(JSON.parse(await this.#tables.recordOf(request.table, player.id, request.key ?? undefined)))
        : await this.#brought('study' in request ? request.study.record : request.record);
    const { title, entries = [] } = 'study' in request ? request.study : { title: request.title };
    await this.#mustHold(record, entries, player);
    const { machine } = this.#world.options;
    const [id, key, at] = [unguessable(9, machine), unguessable(9, machine), this.#world.time.wall()];
    const first: StudyEntry = { n: 1, at, by: player.id, change: { do: 'title', title } };
    const all = [first, ...entries.map(({ n, change }) => ({ n, at, by: player.id, change }))];
    await this.#rows.write(
      sql`insert into studies (id, title, game, names, owner, key, record, made, changed, n)
          values (${id}, ${title}, ${record.game}, ${JSON.stringify(record.names)}, ${player.id}, ${key}, ${JSON.stringify(record)},
          ${at}, ${at}, ${all.at(-1)!.n})`,
      ...all.map((entry) => inserting(id, entry)),
    );
    return id;
  }

  /** A record that somebody brings: it has to be sound, of a match that is over, and of none that is still played here. */
  async #brought(json: unknown): Promise<GameRecord> {
    let record: GameRecord;
    try {
      record = parseRecord(json);
    } catch (error) {
      if (error instanceof RecordError) throw refusals.badMessage(`This is not a game file: ${error.message}.`);
      throw error;
    }
    const [running] = await this.#rows.read(
      sql`select id from tables where secret = ${record.secret} and phase <> 'over' limit 1`,
    );
    if (running !== undefined)
      throw new Refusal('not-over', 'This game is still being played here. It can be studied when it is over.');
    this.#gameOf(record);
    const played = playedIn(record);
    // It is written again from its choices: what comes out has to be what came in.
    const again = await this.#world.recorder.ask(played).then(
      (text) => parseRecord(JSON.parse(text)),
      () => null,
    );
    if (canonical(again) !== canonical(record))
      throw refusals.badMessage('This game file is not sound: the rules don’t lead where it says.');
    return again!;
  }

  #gameOf({ game: id, version }: Pick<GameRecord, 'game' | 'version'>): void {
    const { games } = this.#world.options;
    const game = games.get(id);
    if (game === undefined) throw refusals.noSuchGame([...games.keys()]);
    if (game.version !== version)
      throw new Refusal('refused', 'This game was played by earlier rules. It can be replayed, but not studied.');
  }

  /** What a file says besides the match: nothing that could not have been written here. */
  async #mustHold(record: GameRecord, entries: StudyFile['entries'], { id }: Player): Promise<void> {
    this.#gameOf(record);
    const asker = { player: id, owns: true, isMember: true, members: [id], length: record.choices.length };
    let study = NO_STUDY;
    let last = 1;
    for (const { n, change } of entries) {
      const odd = n <= last || change.do === 'go-on' ? 'Its entries are out of order.' : whyNotChange(study, change, asker);
      if (odd !== null) throw refusals.badMessage(`This study cannot be brought in. ${odd}`);
      last = n;
      study = after(study, { n, change, at: 0, by: id });
    }
    await this.#mustBeAllowed(playedIn(record), [...study.lines.values()]);
  }

  /** What-ifs go by the rules of the game. */
  async #mustBeAllowed(played: Played, lines: readonly Line[]): Promise<void> {
    if (lines.length === 0) return;
    const odd = await this.#world.recorder.ask({ ...played, lines: lines.map(bare) });
    if (odd !== '') throw new Refusal('refused', 'The rules don’t allow that here.');
  }

  async of(player: PlayerId): Promise<StudiesReply> {
    const rows = await this.#rows.read<{
      id: string;
      title: string;
      game: string;
      names: string;
      owner: string;
      name: string;
      changed: number;
    }>(
      sql`select s.id, s.title, s.game, s.names, s.owner, p.name, s.changed from studies s join players p on p.id = s.owner
          where s.owner = ${player} or s.id in (select study from study_members where player = ${player})
          order by s.changed desc limit ${2 * STUDY.each}`,
    );
    const seen = rows.filter(({ owner }) => !this.#world.manners.areApart(player, owner));
    return {
      studies: seen.map(({ id, title, game, names, owner, name, changed }) => ({
        ...{ id, title, game, owner: { player: owner, name } },
        names: JSON.parse(names) as string[],
        changed: Number(changed),
      })),
    };
  }

  /** As somebody sees it who has the link. Those who want nothing to do with each other do not read each other. */
  async view(id: string, player: PlayerId | null, since?: number): Promise<StudyReply> {
    const row = await this.#row(id, player);
    const entries = await this.#entries(id);
    const members = await this.#members(row);
    const apart = player === null ? new Set<PlayerId>() : this.#world.manners.apartFrom(player);
    const study = studyFrom(entries);
    const asker = { owns: player === row.owner, isMember: members.some((one) => one.player === player) };
    const writes = player !== null && mayWrite(study, asker);
    const shown = entries.filter(({ n, by }) => n > (since ?? 0) && !apart.has(by));
    const leader = study.leader === null || apart.has(study.leader) ? [] : [study.leader];
    const names = await this.#names([...new Set([row.owner, ...shown.map(({ by }) => by), ...leader])]);
    return {
      ...{ id, game: row.game, n: Number(row.n), owner: { player: row.owner, name: names[row.owner] ?? '' } },
      ...(since === undefined && { record: JSON.parse(row.record) as StudyReply['record'] & object }),
      ...{ entries: shown, names, members: members.filter((one) => !apart.has(one.player)), writes, owns: asker.owns },
      key: asker.owns || (writes && asker.isMember) ? row.key : null,
    };
  }

  /** Carries out a change. What two write at once is written one after the other. */
  async change(id: string, change: StudyChange, player: Player): Promise<void> {
    const { machine } = this.#world.options;
    if (!this.#writing.take(player.id, machine.ticks())) throw refusals.tooFast();
    for (let i = 0; i < TRIES; i++) {
      const row = await this.#row(id, player.id);
      const entries = await this.#entries(id);
      if (entries.length >= STUDY.entries)
        throw new Refusal('not-allowed', 'This study is full. Save it and go on in a new one.');
      const members = [row.owner, ...(await this.#members(row)).map((one) => one.player)];
      const record = JSON.parse(row.record) as GameRecord;
      const study = studyFrom(entries);
      const owns = row.owner === player.id;
      const asker = { player: player.id, owns, isMember: members.includes(player.id), members, length: record.choices.length };
      const objection = whyNotChange(study, change, asker);
      if (objection !== null) throw new Refusal('not-allowed', objection);
      this.#mustSpeak(change, player.id);
      const entry = { n: Number(row.n) + 1, at: this.#world.time.wall(), by: player.id, change: withoutAuthor(change) };
      const then = studyFrom([...entries, entry]);
      if (change.do === 'branch' || change.do === 'go-on')
        await this.#mustBeAllowed(playedIn(record), ancestry(then.lines, change.do === 'branch' ? entry.n : change.line));
      try {
        await this.#rows.write(
          must(
            sql`update studies set n = ${entry.n}, changed = ${entry.at}, title = ${then.title} where id = ${id} and n = ${row.n}`,
          ),
          inserting(id, entry),
        );
        this.#world.attendance?.wrote(id, entry.n);
        return;
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      }
    }
    throw refusals.unavailable();
  }

  /** Whom an operator has silenced writes nothing that others read. */
  #mustSpeak(change: StudyChange, player: PlayerId): void {
    const speaks = change.do === 'comment' || change.do === 'reword' || change.do === 'title' || change.do === 'teach';
    if (speaks && (this.#world.manners.silenced.get(player) ?? 0) > this.#world.time.wall())
      throw new Refusal('not-allowed', 'The people who run this server don’t let you write for now.');
  }

  async join(id: string, key: string, player: Player): Promise<void> {
    const row = await this.#row(id, player.id);
    if (row.owner === player.id) return;
    if (key !== row.key) throw new Refusal('not-found', 'This link no longer works. Ask for a new one.');
    const members = await this.#members(row);
    if (members.some((one) => one.player === player.id)) return;
    if (members.length >= STUDY.members) throw new Refusal('not-allowed', `A study has ${STUDY.members} members at most.`);
    await this.#rows.write(
      sql`insert into study_members (study, player, at) values (${id}, ${player.id}, ${this.#world.time.wall()}) on conflict (study, player) do nothing`,
    );
  }

  /** The owner makes the link that lets others write void, and those who came by it only look. */
  async shut(id: string, player: Player): Promise<void> {
    await this.#mustOwn(id, player);
    const key = unguessable(9, this.#world.options.machine);
    await this.#rows.write(
      sql`update studies set key = ${key} where id = ${id}`,
      sql`delete from study_members where study = ${id}`,
    );
  }

  async remove(id: string, player: Player): Promise<void> {
    await this.#mustOwn(id, player);
    await this.#rows.write(
      sql`delete from study_entries where study = ${id}`,
      sql`delete from study_members where study = ${id}`,
      sql`delete from studies where id = ${id}`,
    );
    this.#world.attendance?.wrote(id, Number.MAX_SAFE_INTEGER); // whoever looks at it looks again, and finds nothing
  }

  /** With its record, to be brought in again here or elsewhere. */
  async file(id: string, player: PlayerId | null): Promise<StudyFile> {
    const { record, entries, names } = await this.view(id, player);
    const study = studyFrom(entries);
    return {
      ...{ format: 'boucan-study', formatVersion: 1, title: study.title, record: record! },
      entries: additionsIn(study, (one) => names[one] ?? ''),
    };
  }

  async #mustOwn(id: string, player: Player): Promise<void> {
    const { owner } = await this.#row(id, player.id);
    if (owner !== player.id) throw new Refusal('not-allowed', 'Only the owner of this study can do that.');
  }

  async #row(id: string, player: PlayerId | null): Promise<Row> {
    const [row] = await this.#rows.read<Row>(sql`select id, title, game, owner, key, record, n from studies where id = ${id}`);
    if (row === undefined || (player !== null && this.#world.manners.areApart(player, row.owner))) throw noSuchStudy();
    return row;
  }

  async #entries(id: string): Promise<StudyEntry[]> {
    const rows = await this.#rows.read<{ n: number; at: number; player: string; body: string }>(
      sql`select n, at, player, body from study_entries where study = ${id} order by n`,
    );
    return rows.map(({ n, at, player, body }) => ({
      n: Number(n),
      at: Number(at),
      by: player,
      change: JSON.parse(body) as StudyChange,
    }));
  }

  #members({ id }: Row): Promise<{ player: string; name: string }[]> {
    return this.#rows.read(
      sql`select m.player, p.name from study_members m join players p on p.id = m.player where m.study = ${id} order by m.at`,
    );
  }

  async #names(players: readonly PlayerId[]): Promise<Record<PlayerId, string>> {
    const rows = await this.#rows.read<Player>(sql`select id, name from players where id in (${players})`);
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  }
}

const inserting = (study: string, { n, at, by, change }: StudyEntry): Statement =>
  sql`insert into study_entries (study, n, at, player, body) values (${study}, ${n}, ${at}, ${by}, ${JSON.stringify(change)})`;

/** Only a file says that somebody else wrote something. */
const withoutAuthor = (change: StudyChange): StudyChange => {
  if (!('author' in change)) return change;
  const { author: _, ...own } = change;
  return own as StudyChange;
};

const bare = ({ line, from, choices, dice }: Line): Line => ({ line, from, choices, ...(dice !== undefined && { dice }) });

/** A line after those it comes from. */
function ancestry<L extends Line>(lines: ReadonlyMap<number, L>, line: number): L[] {
  const one = lines.get(line);
  return one === undefined ? [] : [...ancestry(lines, one.from.line), one];
}

// Tables that SQLite and PostgreSQL make with the same words. Each step takes the data one version on, in both. Never change one that was
// released; add another. Said twice, it does no harm. Text and bigint are all they need; every table stands in parts.ts as well, so that
// `boucan move` and `boucan backup` take it along.

export const COMMON: readonly string[] = [
  // What one server, or all nodes together, keep for themselves: keys they have made.
  `
  create table if not exists kept (
    name text primary key,
    body text not null
  )
  `,
  // People who stay, and how they prove who they are.
  `
  create table if not exists accounts (
    player text primary key,
    look text not null unique, -- what their name looks like: nobody else who stays may have one like it
    made bigint not null,
    kind text not null,
    operator bigint not null,
    silenced bigint,
    banned bigint
  );
  create table if not exists passkeys (
    id text primary key,
    player text not null,
    body text not null,
    counter bigint not null,
    name text not null,
    made bigint not null,
    used bigint
  );
  create index if not exists passkeys_of on passkeys (player);
  create table if not exists addresses (
    address text primary key,
    player text not null unique,
    proven bigint not null
  );
  create table if not exists proofs ( -- that were asked for and not given yet
    id text primary key,
    player text,
    body text not null,
    ends bigint not null,
    tries bigint not null
  );
  create index if not exists proofs_end on proofs (ends);
  create table if not exists devices ( -- of sessions
    hash text primary key,
    made bigint not null,
    seen bigint not null,
    agent text not null
  )
  `,
  // How people want to be told that it is their turn, and what is to be sent.
  `
  create table if not exists wishes (
    player text primary key,
    body text not null
  );
  create table if not exists ways (
    id text primary key,
    player text not null,
    mark text not null unique, -- what it is known by
    target text not null,
    pace text not null,
    origin text not null,
    made bigint not null,
    failed text
  );
  create index if not exists ways_of on ways (player);
  create table if not exists notices (
    id text primary key,
    way text not null,
    player text not null,
    tab text not null,
    turn bigint not null,
    kind text not null,
    body text not null,
    ends bigint,
    due bigint not null,
    tries bigint not null,
    node text,
    leased bigint not null,
    sent bigint
  );
  create index if not exists notices_due on notices (due) where sent is null;
  create index if not exists notices_at on notices (tab, player);
  create index if not exists notices_of on notices (player)
  `,
  // Programs that speak for people, bots that people have made, and tables to which those are invited.
  `
  create table if not exists tokens (
    hash text primary key,
    id text not null unique,
    player text not null, -- for whom it speaks
    owner text not null, -- who made it
    name text not null,
    scopes text not null,
    made bigint not null,
    used bigint
  );
  create index if not exists tokens_of on tokens (owner);
  create index if not exists tokens_for on tokens (player);
  create table if not exists bots (
    player text primary key,
    owner text not null,
    made bigint not null
  );
  create index if not exists bots_of on bots (owner);
  create table if not exists challenges (
    tab text not null,
    bot text not null,
    inviter text not null,
    invite text not null,
    made bigint not null,
    primary key (tab, bot)
  );
  create index if not exists challenges_of on challenges (bot)
  `,
  // What came of tables, and what people are worth by it. An outcome has a number on its ladder, so all know in which order they count.
  `
  create table if not exists outcomes (
    tab text primary key,
    at bigint not null,
    game text not null,
    ladder text, -- null: it counts for nobody
    n bigint,
    body text not null
  );
  create unique index if not exists outcomes_in on outcomes (ladder, n);
  create table if not exists played (
    tab text not null,
    player text not null,
    at bigint not null,
    ladder text,
    n bigint,
    rating text, -- after it
    primary key (tab, player)
  );
  create index if not exists played_by on played (player, at);
  create index if not exists played_in on played (ladder, player, n);
  create table if not exists tournaments (
    id text primary key,
    name text not null,
    game text not null,
    club text,
    host text not null,
    phase text not null,
    at bigint not null
  );
  create index if not exists tournaments_now on tournaments (phase, at);
  create table if not exists happenings ( -- the entries of tournaments
    tournament text not null,
    n bigint not null,
    body text not null,
    primary key (tournament, n)
  );
  create table if not exists clubs (
    id text primary key,
    name text not null,
    about text not null,
    look text not null unique,
    key text not null, -- with which people come in
    host text not null,
    made bigint not null
  );
  create table if not exists clubbers (
    club text not null,
    player text not null,
    at bigint not null,
    primary key (club, player)
  );
  create index if not exists clubbers_of on clubbers (player)
  `,
  // Friends and the opposite, what people follow and note down, and what operators did about those who were reported.
  `
  create table if not exists friends (
    player text not null,
    other text not null,
    state text not null, -- asked, friends
    at bigint not null,
    primary key (player, other)
  );
  create index if not exists friends_of on friends (other);
  create table if not exists friend_links (
    key text primary key,
    player text not null unique,
    at bigint not null
  );
  create table if not exists blocks (
    player text not null,
    other text not null,
    at bigint not null,
    primary key (player, other)
  );
  create table if not exists profiles (
    player text primary key,
    shown text not null, -- public, friends, nobody
    presence bigint not null
  );
  create table if not exists presence (
    player text primary key,
    at bigint not null
  );
  create table if not exists follows (
    player text not null,
    kind text not null, -- table, person
    what text not null,
    at bigint not null,
    primary key (player, kind, what)
  );
  create table if not exists jottings ( -- private notes at a table
    player text not null,
    tab text not null,
    n bigint not null,
    at bigint not null,
    text text not null,
    primary key (player, tab, n)
  );
  create table if not exists complaints (
    id text primary key,
    by_player text not null,
    against text not null,
    tab text,
    n bigint,
    at bigint not null,
    note text not null,
    done bigint
  );
  create table if not exists measures ( -- of operators, the log of them
    id text primary key,
    at bigint not null,
    by_player text not null,
    what text not null, -- silence, ban, close, dismiss
    subject text not null, -- a person or a table
    ends bigint not null, -- 0: taken back
    complaint text,
    note text not null
  );
  create index if not exists measures_at on measures (at)
  `,
  // How bots that people have made did, match by match.
  `
  create table if not exists bot_results (
    tab text not null,
    bot text not null,
    game text not null,
    seat bigint, -- null: it opened the table, and others played
    won bigint not null, -- sixtieths of a victory
    primary key (tab, bot)
  );
  create index if not exists bot_results_of on bot_results (bot)
  `,
  // Studies: a finished match, and what people wrote on it.
  `
  create table if not exists studies (
    id text primary key,
    title text not null,
    game text not null,
    names text not null, -- of those who played
    owner text not null,
    key text not null, -- with which others may write
    record text not null,
    made bigint not null,
    changed bigint not null,
    n bigint not null -- the number of its last entry
  );
  create index if not exists studies_of on studies (owner);
  create table if not exists study_entries (
    study text not null,
    n bigint not null,
    at bigint not null,
    player text not null,
    body text not null,
    primary key (study, n)
  );
  create table if not exists study_members (
    study text not null,
    player text not null,
    at bigint not null,
    primary key (study, player)
  );
  create index if not exists study_members_of on study_members (player)
  `,
  // What people have learned: lessons, and tries at puzzles. A puzzle's own rating is nobody's.
  `
  create table if not exists learned (
    player text not null,
    game text not null,
    lesson text not null,
    at bigint not null,
    primary key (player, game, lesson)
  );
  create table if not exists tries (
    player text not null,
    game text not null,
    puzzle text not null,
    daily bigint not null, -- the day whose puzzle it was; 0: of none
    day bigint not null,
    solved bigint not null,
    n bigint not null, -- of this person in this game
    rating text not null, -- theirs afterwards
    primary key (player, game, puzzle, daily)
  );
  create unique index if not exists tries_in on tries (player, game, n);
  create table if not exists puzzle_ratings (
    game text not null,
    puzzle text not null,
    tried bigint not null,
    solved bigint not null,
    rating text not null,
    primary key (game, puzzle)
  )
  `,
];

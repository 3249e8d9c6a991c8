import { canonical, type Game, type Reason, said } from '@boucan/kernel';
import { sealedIn } from './agreed.ts';
import { commitmentOf, NO_ENTROPY } from './chance.ts';
import { agreedIn, disorder } from './dice.ts';
import { type GameRecord, parseRecord, RecordError } from './format.ts';
import { checkOf } from './match.ts';
import { firstPosition } from './played.ts';

/** Why a record cannot show that nobody chose the dice: the order of things is not in it, nor what was agreed before; or nobody added to them. */
export type Unbound = 'order' | 'terms' | 'nobody';

/** Whether a record is sound; if not, what is wrong with it. */
export type Verdict =
  /** `remark`: what the record cannot prove, or what should be known about it. */
  | { readonly ok: true; readonly unbound?: Unbound; readonly remark?: string }
  | {
      readonly ok: false;
      readonly what:
        | 'format'
        | 'game'
        | 'version'
        | 'commitment'
        | 'dice'
        | 'agreed'
        | 'config'
        | 'choice'
        | 'end'
        | 'result'
        | 'hash';
      readonly at?: number; // the choice, counted from 1
      readonly message: string;
    };

/** What the verifier knows from elsewhere. */
export interface Known {
  /** Whether the verifier has rules and content with this digest. */
  readonly hasRules?: (digest: string) => boolean;
  /** What was agreed, as a page showed it before the match. */
  readonly agreed?: string;
}

const REMARKS: Readonly<Record<Unbound, string>> = {
  order: 'a record of format 1 does not say in which order the dice were made: whoever made it could have chosen them',
  terms:
    'a record of format 2 does not say what was agreed before anything was revealed: whoever ran the server could have chosen the dice by an option',
  nobody: 'no person added to the dice: whoever ran the server could have chosen them',
};
const OTHER_RULES =
  'it was played with a build whose rules have another digest; by the rules at hand, every choice leads where the record says';

function unboundIn({ formatVersion, entropy }: GameRecord): Unbound | null {
  if (formatVersion === 1) return 'order';
  if (formatVersion === 2) return 'terms';
  return entropy.every((added) => added === NO_ENTROPY) ? 'nobody' : null;
}

const because = (reasons: readonly Reason[]): string =>
  reasons.map((r) => [r.text, ...Object.entries(r.with ?? {}).map(([k, v]) => `${k} ${v}`), `(${r.rule})`].join(' ')).join(', ');

/**
 * The seed comes from packs and options as they are written. A default left out, or a pack named twice, would start the same match with
 * other dice: whoever keeps the secret could look for those he likes.
 */
function notAsAgreed<B, P, E>(game: Game<B, P, E>, record: GameRecord): string | undefined {
  const agreed = game.agreed(record);
  for (const field of ['packs', 'options'] as const)
    if (canonical(record[field]) !== canonical(agreed[field]))
      return `${field} are not written as they were agreed: ${canonical(agreed[field])}`;
  return undefined;
}

/** Plays a record again, with nothing but the game, and names the first thing that does not hold. */
export function verify<B, P, E>(game: Game<B, P, E>, json: unknown, known: Known = {}): Verdict {
  let record: GameRecord;
  try {
    record = parseRecord(json);
  } catch (error) {
    if (error instanceof RecordError) return { ok: false, what: 'format', message: error.message };
    throw error;
  }

  if (record.game !== game.id)
    return { ok: false, what: 'game', message: `this is a record of ${record.game}, not of ${game.id}` };
  if (record.version !== game.version) {
    const message = `the match was played with version ${record.version} of ${game.id}; this is version ${game.version}`;
    return { ok: false, what: 'version', message };
  }
  if (commitmentOf(record.secret) !== record.commitment)
    return { ok: false, what: 'commitment', message: 'the secret does not match the commitment' };
  const mess = record.dice === undefined ? undefined : disorder(record.dice, record.commitment, record.entropy);
  if (mess !== undefined) return { ok: false, what: 'dice', message: `the dice were not made in order: ${mess}` };
  const agreed = agreedIn(record);
  if (agreed !== null && agreed !== sealedIn(record.dice))
    return {
      ok: false,
      what: 'agreed',
      message: 'what the record says was agreed is not what was sealed before anything was revealed',
    };
  if (known.agreed !== undefined && known.agreed !== agreed)
    return { ok: false, what: 'agreed', message: 'this is not what was agreed: the fingerprint is another' };
  const against = game.whyNotStart(record);
  if (against.length > 0) return { ok: false, what: 'config', message: `no match starts like this: ${because(against)}` };
  const loose = notAsAgreed(game, record);
  if (loose !== undefined) return { ok: false, what: 'config', message: loose };

  let state = firstPosition(game, record.secret, record);
  for (const [i, [seat, choice, check]] of record.choices.entries()) {
    const at = i + 1;
    const which = `choice ${at} (seat ${seat}: ${said(choice)})`;
    const outcome = game.play(state, seat, choice);
    if (outcome.refused !== undefined)
      return { ok: false, what: 'choice', at, message: `${which} was not allowed: ${because(outcome.refused)}` };
    state = outcome.state;
    if (checkOf(game, seat, choice, state) !== check) {
      const changed =
        at === 1 ? 'it, or what the match started from, was changed' : 'it, or one before it, was removed, swapped or changed';
      return { ok: false, what: 'choice', at, message: `${which} leads to another position than recorded: ${changed}` };
    }
  }

  if (state.result === null) return { ok: false, what: 'end', message: 'after the last choice the match is not over' };
  if (canonical(state.result) !== canonical(record.result))
    return { ok: false, what: 'result', message: 'the match ended with another result than recorded' };
  if (game.hash(state) !== record.hash)
    return { ok: false, what: 'hash', message: 'the match ended in another position than recorded' };
  const unbound = unboundIn(record);
  if (unbound !== null) return { ok: true, unbound, remark: REMARKS[unbound] };
  const isOther = typeof record.rules === 'string' && known.hasRules?.(record.rules) === false;
  return isOther ? { ok: true, remark: OTHER_RULES } : { ok: true };
}

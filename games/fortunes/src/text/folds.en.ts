// What belongs together is told in one line. How a key is read: `packages/words/src/folds.ts`.
const BY = '{effects, plural, =0 {} other {, counting {by_quoted}}}';
const BY2 = '{effects2, plural, =0 {} other {, counting {by2_quoted}}}';
const CONTEST = `{seat_The} rolls {dice}${BY} for Manoeuvre, {seat2_the} {dice2}${BY2}`;

export const folds = {
  'scout.began+scout.rolled': `{seat} scouts for {target_the} and rolls {dice}${BY}.`,
  'scout.began+scout.rolled+scout.failed': `{seat} scouts for {target_the} ({dice}${BY}) and finds nothing.`,
  'scout.began+scout.rolled+merchant.met': `{seat} scouts {zone_at} ({dice}${BY}) and finds {nation, select, england {an English} spain {a Spanish} france {a French} other {a Dutch}} merchant.`,
  'chase.began+scout.rolled': `{seat} scouts for {ofSeat} and rolls {dice}${BY}.`,
  'chase.began+scout.rolled+scout.failed': `{seat} scouts for {ofSeat} ({dice}${BY}) and finds nothing.`,
  'scout.rolled+scout.failed': `{seat} rolls {dice}${BY} for Scouting and finds nothing.`,
  'scout.rolled+merchant.met': `{seat} rolls {dice}${BY} for Scouting and finds {nation, select, england {an English} spain {a Spanish} france {a French} other {a Dutch}} merchant {zone_at}.`,
  'raid.began+bounty.gained':
    '{seat} attacks it as {nation, select, england {an English} spain {a Spanish} france {a French} other {a Dutch}} merchant, and {nation} puts a bounty on {seat} ({bounties} in all).',
  'raid.succeeded+raid.plundered': '{seat} takes the merchant and plunders {gold} gold.',
  'raid.succeeded+raid.plundered+raid.loaded*': '{seat} takes the merchant, plunders {gold} gold and loads {goods_counted}.',
  'raid.plundered+raid.loaded*': '{seat} plunders {gold} gold and loads {goods_counted}.',
  'raid.hit*': 'The merchant hits {seat} {sections_count} times: {sections}.',
  'combat.declared+2:combat.declared': '{seat_The} declares {declaration} and {seat2_the} {declaration2}.',
  'contest.rolled+2:contest.rolled': `${CONTEST}.`,
  'contest.rolled+2:contest.rolled+3:contest.won': `${CONTEST}: {seat3_the} wins the contest.`,
  'contest.rolled+2:contest.rolled+contest.tied': `${CONTEST}: the contest is a tie.`,
  'contest.rolled+2:contest.rolled+contest.idle': `${CONTEST}: nobody has a success and nothing happens.`,
  'crew.rolled+2:crew.rolled': `{seat_The} rolls {dice}${BY} for Leadership, {seat2_the} {dice2}${BY2}.`,
  'captain.lost-cards+captain.lost-gold':
    '{seat} loses {gold} gold and {cards_count, plural, one {this card} other {these cards}}: {cards_quoted}.',
  'captain.lost-cards+captain.lost-gold+captain.drawn':
    '{seat} loses {gold} gold and {cards_count, plural, one {this card} other {these cards}}: {cards_quoted}. The next captain is {captain}.',
  'captain.lost-gold+captain.drawn': '{seat} loses {gold} gold. The next captain is {captain}.',
  'captain.set-out+captain.funded': '{seat} sets out from {zone} as {captain}, with {ship_a} and {aboard} gold aboard.',
} as const;

// What belongs together is told in one line. How a key is read: `packages/words/src/folds.ts`.
const BY = '{effects, plural, =0 {} other {, counting {by_quoted}}}';
const WITH = '{effects, plural, =0 {} other { (counting {by_quoted})}}';
const WITH2 = '{effects2, plural, =0 {} other { (counting {by2_quoted})}}';
const LEADERSHIP = `{seat_The} rolls {dice} for Leadership${WITH}, {seat2_the} {dice2}${WITH2}`;
const LOSES =
  '{seat3, select, guards {the guards lose} other {{seat3_the} loses}} {lost3} Crew ({left3, plural, =0 {none left} other {# left}})';
const GLORY =
  '{seat} wins a point of Glory for {source, select, combat {a combat} sale {a sale} raid {rich plunder} mission {a mission} rumour {a rumour} other {a new ship}} ({points} in all)';
const SOUGHT = '{seat} pays {gold} gold to hear a rumour{effects, plural, =0 {} other { thanks to {by_quoted}}}';
const CONTEST = `{seat_The} rolls {dice} for Manoeuvre${WITH}, {seat2_the} {dice2}${WITH2}`;

export const folds = {
  'scout.began+scout.rolled': `{seat} scouts for {target_the} and rolls {dice}${BY}.`,
  'scout.began+scout.rolled+scout.failed': `{seat} scouts for {target_the} ({dice}${BY}) and finds nothing.`,
  'scout.began+scout.rolled+merchant.met': `{seat} scouts {zone_at} ({dice}${BY}) and finds {nation, select, england {an English} spain {a Spanish} france {a French} other {a Dutch}} merchant.`,
  'chase.began+scout.rolled': `{seat} scouts for {ofSeat} and rolls {dice}${BY}.`,
  'chase.began+scout.rolled+scout.failed': `{seat} scouts for {ofSeat} ({dice}${BY}) and finds nothing.`,
  'scout.rolled+scout.failed': `{seat} rolls {dice} for Scouting${WITH} and finds nothing.`,
  'scout.rolled+merchant.met': `{seat} rolls {dice} for Scouting${WITH} and finds {nation, select, england {an English} spain {a Spanish} france {a French} other {a Dutch}} merchant {zone_at}.`,
  'raid.began+bounty.gained':
    '{seat} attacks it as {nation, select, england {an English} spain {a Spanish} france {a French} other {a Dutch}} merchant, and {nation_the} puts a bounty on {seat} ({bounties} in all).',
  'raid.succeeded+raid.plundered': '{seat} takes the merchant and plunders {gold} gold.',
  'raid.succeeded+raid.plundered+raid.loaded*': '{seat} takes the merchant, plunders {gold} gold and loads {goods_counted}.',
  'raid.plundered+raid.loaded*': '{seat} plunders {gold} gold and loads {goods_counted}.',
  'glory.won+glory.drawn': `${GLORY} and draws a Glory card.`,
  'glory.won+glory.drawn:seen': `${GLORY} and draws a Glory card: {card}.`,
  'cargo.bought+2:offer.left':
    '{seat} {cards, plural, =0 {buys nothing} one {buys # cargo card for {gold} gold} other {buys # cargo cards for {gold} gold}} and leaves {goods2_counted}.',
  'rumour.sought+2:venture.rolled+rumour.missed': `${SOUGHT}, rolls {dice2} for {skill2}${WITH2} and hears nothing.`,
  'rumour.sought+2:venture.rolled+3:rumour.heard': `${SOUGHT}, rolls {dice2} for {skill2}${WITH2} and {rumours3, plural, =0 {hears nothing because no rumours are left} one {acquires one} other {looks at #}}.`,
  'mission.sought+2:venture.rolled+mission.refused': `{seat} asks for the mission {mission}, rolls {dice2} for {skill2}${WITH2} and is refused.`,
  'mission.sought+2:venture.rolled+mission.accepted': `{seat} asks for the mission {mission}, rolls {dice2} for {skill2}${WITH2} and gets it.`,
  'rumour.shown+2:venture.rolled+rumour.proven': `{seat} tests the rumour {rumour}, rolls {dice2} for {skill2}${WITH2} and proves it.`,
  'rumour.shown+2:venture.rolled+rumour.false': `{seat} tests the rumour {rumour} and rolls {dice2} for {skill2}${WITH2}: it is false.`,
  'recruit.rolled+crew.filled': '{seat} rolls {dice} for Leadership and recruits a full crew for free (Crew {crew}).',
  'raid.hit*': 'The merchant hits {seat} {sections_count} times: {sections}.',
  'combat.declared+2:combat.declared': '{seat_The} declares {declaration} and {seat2_the} {declaration2}.',
  'contest.rolled+2:contest.rolled': `${CONTEST}.`,
  'contest.rolled+2:contest.rolled+3:contest.won': `${CONTEST}: {seat3_the} wins the contest.`,
  'contest.rolled+2:contest.rolled+contest.tied': `${CONTEST}: the contest is a tie.`,
  'contest.rolled+2:contest.rolled+contest.idle': `${CONTEST}: nobody has a success and nothing happens.`,
  'crew.rolled+2:crew.rolled': `${LEADERSHIP}.`,
  'crew.rolled+2:crew.rolled+3:crew.lost': `${LEADERSHIP}: ${LOSES}.`,
  'crew.rolled+2:crew.rolled+3:crew.lost+4:crew.lost': `${LEADERSHIP}: ${LOSES}, {seat4, select, guards {the guards} other {{seat4_the}}} {lost4} ({left4, plural, =0 {none left} other {# left}}).`,
  'ship.hit*': 'These hits leave {seat_the} with {leftBySection}.',
  'captain.lost-cards+captain.lost-gold':
    '{seat} loses {gold} gold and {cards_count, plural, one {this card} other {these cards}}: {cards_quoted}.',
  'captain.lost-cards+captain.lost-gold+captain.drawn':
    '{seat} loses {gold} gold and {cards_count, plural, one {this card} other {these cards}}: {cards_quoted}. The next captain is {captain}.',
  'captain.lost-gold+captain.drawn': '{seat} loses {gold} gold. The next captain is {captain}.',
  'captain.set-out+captain.funded': '{seat} sets out from {zone} as {captain}, with {ship_a} and {aboard} gold aboard.',
} as const;

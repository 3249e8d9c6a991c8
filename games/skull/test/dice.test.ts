// Rolls of characters: what counts, what may be thrown again, and what is told of it.
import { CLASSES } from '../src/content/characters.ts';
import { newPreparations, preparations } from '../src/rules/preparations.ts';
import { type RollId, trial, trialOf } from '../src/rules/trial.ts';
import { wound } from '../src/rules/wound.ts';
import { ally, at, crew, down, groupOf, person, pirates, scenario, set, trust, wounds } from './kit.ts';

/** The Witch rolls, with so much destiny. */
const rolling = (name: string, destiny: number, roll: RollId, dice: readonly number[], over: number, more = {}) =>
  scenario(name)
    .given((b) => {
      person(b, 'witch').destiny = destiny;
    })
    .dice(roll, 'cleo', ...dice)
    .start(trial, trialOf(2, roll, dice.length, over, more));

rolling('SKU-DICE-02: destiny throws the lowest die again, the first of those', 2, 'heal', [3, 2, 2, 4], 4)
  .expectOptions('cleo', ['destiny', 'pass'])
  .expectPrompt('cleo', { who: 'witch', roll: 'heal', dice: [3, 2, 2, 4], destiny: 2, successes: 0 })
  .dice('heal', 'cleo', 1)
  .plays('cleo destiny')
  .expectTold('dice.again', { who: 'witch', by: 'destiny' })
  .expectTold('dice.rolled', { dice: [3, 1, 2, 4], over: 4, successes: 0 })
  .expectChange({ 'witch.destiny': -1 })
  .dice('heal', 'cleo', 5)
  .plays('cleo destiny')
  .expectTold('dice.rolled', { dice: [3, 5, 2, 4], successes: 1 })
  .expectChange({ 'witch.destiny': -1 })
  .expectDone(1);
rolling('SKU-DICE-02: of a row that falls the last die', 1, 'heal', [4, 3, 1], 4)
  .dice('heal', 'cleo', 2)
  .plays('cleo destiny')
  .expectTold('dice.rolled', { dice: [4, 3, 2] })
  .expectDone(0);
rolling('SKU-DICE-02: or he leaves the dice as they lie', 2, 'heal', [3, 2], 4)
  .plays('cleo pass')
  .expectNotTold('dice.again')
  .expectChange({})
  .expectDone(0);
rolling('SKU-DICE-06: where one success is enough nobody is asked', 2, 'heal', [5, 2], 4).expectDone(1);
rolling('SKU-DICE-06: where each counts he is, while a die fails', 2, 'chart', [6, 2], 5, { each: true })
  .expectPrompt('cleo', { who: 'witch', roll: 'chart', dice: [6, 2], destiny: 2, successes: 1 })
  .plays('cleo pass')
  .expectDone(1);
rolling('SKU-DICE-06: and when all succeed nobody is', 2, 'chart', [6, 6], 5, { each: true }).expectDone(2);
rolling('SKU-EXPLORE-05: ashore the best die counts; a 6 cannot be better', 2, 'explore', [6, 1], 0).expectDone(6);
rolling('SKU-EXPLORE-05: a 5 can', 2, 'explore', [5, 1], 0)
  .expectTold('dice.rolled', { roll: 'explore', dice: [5, 1], successes: 5 })
  .expectPrompt('cleo', { who: 'witch', roll: 'explore', dice: [5, 1], destiny: 2, successes: 5 })
  .dice('explore', 'cleo', 6)
  .plays('cleo destiny')
  .expectDone(6);
scenario('SKU-DICE-02: without a die there is nothing to throw again')
  .given((b) => {
    person(b, 'witch').destiny = 2;
  })
  .start(trial, trialOf(2, 'heal', 0, 4))
  .expectDone(0);
scenario('SKU-GOODS-09: an ally has no destiny to spend')
  .given(ally('cleo', 'cook'))
  .given((b) => {
    person(b, 'cook').destiny = 1;
  })
  .dice('heal', 'cleo', 1)
  .start(trial, trialOf(3, 'heal', 1, 4))
  .expectDone(0);
rolling('SKU-GOODS-03: what is added to each die is told as less to beat', 0, 'repair', [3, 4], 5, { pips: 2, trust: 1 })
  .expectTold('dice.rolled', { over: 3, successes: 1 })
  .expectTold('trust.changed', { who: 'witch', by: 1, trust: 1, why: 'repair' })
  .expectDone(1);
rolling('SKU-SPEED-17: what is taken from each as more', 0, 'helm', [3, 4], 2, { pips: -1, each: true })
  .expectTold('dice.rolled', { over: 3, successes: 1 })
  .expectDone(1);
rolling('SKU-HIT-05: nothing is less than nothing to beat', 0, 'cannon', [1], -9, { each: true })
  .expectTold('dice.rolled', { over: 0, successes: 1 })
  .expectDone(1);
rolling('SKU-TRUST-06: a failure changes no trust, and tells of none', 0, 'heal', [1, 1], 4, { trust: 1 })
  .expectNotTold('trust.changed')
  .expectDone(0);

// ── skills that throw again ──

const skilled = (name: string, cls: 'look-out' | 'surgeon' | 'avenger', used = 0) =>
  scenario(name)
    .given(pirates({ anne: 'sea-dog', bart: cls, cleo: 'cook' }))
    .given((b) => {
      person(b, cls).used = used;
    });
skilled('Sure Foot throws one die of an event roll aloft again, once', 'look-out')
  .dice('event-aloft', 'bart', 4, 2)
  .start(trial, trialOf(1, 'event-aloft', 2, 4, { trust: 1 }))
  .expectOptions('bart', ['skill', 'pass'])
  .dice('event-aloft', 'bart', 3)
  .plays('bart skill')
  .expectTold('dice.again', { who: 'look-out', by: 'sure-foot' })
  .expectTold('dice.rolled', { dice: [4, 3] })
  .expectBoard((b) => person(b, 'look-out').used, 0)
  .expectDone(0);
skilled('Sure Foot does not help on deck', 'look-out')
  .dice('event', 'bart', 4, 2)
  .start(trial, trialOf(1, 'event', 2, 4))
  .expectDone(0);
skilled('and nobody else has it', 'surgeon')
  .dice('event-aloft', 'bart', 4, 2)
  .start(trial, trialOf(1, 'event-aloft', 2, 4))
  .expectDone(0);
skilled('the Ship’s Log throws one die again where no chart succeeded, once a turn', 'surgeon')
  .dice('chart', 'bart', 5, 4, 4, 4)
  .start(trial, trialOf(1, 'chart', 4, 5, { each: true, trust: 1, per: true }))
  .expectOptions('bart', ['skill', 'pass'])
  .dice('chart', 'bart', 6)
  .plays('bart skill')
  .expectTold('dice.again', { who: 'surgeon', by: 'ships-log' })
  .expectTold('dice.rolled', { dice: [5, 6, 4, 4], successes: 1 })
  .expectBoard((b) => [person(b, 'surgeon').used, person(b, 'surgeon').trust], [1, 1])
  .expectDone(1);
skilled('the Ship’s Log is of no use beside a success', 'surgeon')
  .dice('chart', 'bart', 6, 4)
  .start(trial, trialOf(1, 'chart', 2, 5, { each: true }))
  .expectDone(1);
skilled('nor a second time in a turn', 'surgeon', 1)
  .dice('chart', 'bart', 5, 4)
  .start(trial, trialOf(1, 'chart', 2, 5, { each: true }))
  .expectDone(0);
skilled('what was used in a boarding does not count for it', 'surgeon', 4)
  .dice('chart', 'bart', 5, 4)
  .start(trial, trialOf(1, 'chart', 2, 5, { each: true }))
  .expectCan('bart', 'skill');
skilled('Vendetta throws all failed dice again, once a boarding', 'avenger')
  .dice('fight', 'bart', 5, 4, 1, 6)
  .start(trial, trialOf(1, 'fight', 4, 4, { each: true, trust: 1, per: true }))
  .expectOptions('bart', ['skill', 'pass'])
  .dice('fight', 'bart', 6, 2)
  .plays('bart skill')
  .expectTold('dice.again', { who: 'avenger', by: 'vendetta' })
  .expectTold('dice.rolled', { dice: [5, 6, 2, 6], successes: 3 })
  .expectBoard((b) => [person(b, 'avenger').used, person(b, 'avenger').trust], [4, 3])
  .expectDone(3);
skilled('of those that fail with their pips', 'avenger')
  .dice('fight', 'bart', 4, 3, 5, 1)
  .start(trial, trialOf(1, 'fight', 4, 4, { each: true, pips: 1 }))
  .dice('fight', 'bart', 6, 2)
  .plays('bart skill')
  .expectTold('dice.rolled', { dice: [4, 6, 5, 2], successes: 3 });
skilled('and not again in the same one', 'avenger', 4)
  .dice('fight', 'bart', 1, 1)
  .start(trial, trialOf(1, 'fight', 2, 4, { each: true }))
  .expectDone(0);
skilled('though it was used elsewhere in this turn', 'avenger', 3)
  .dice('fight', 'bart', 1, 1)
  .start(trial, trialOf(1, 'fight', 2, 4, { each: true }))
  .expectCan('bart', 'skill');
skilled('nor is Vendetta for any other roll', 'avenger')
  .dice('shot', 'bart', 1, 1)
  .start(trial, trialOf(1, 'shot', 2, 5, { each: true }))
  .expectDone(0);
skilled('Vendetta and destiny: both are offered', 'avenger')
  .given((b) => {
    person(b, 'avenger').destiny = 1;
  })
  .dice('fight', 'bart', 1, 1)
  .start(trial, trialOf(1, 'fight', 2, 4, { each: true }))
  .expectOptions('bart', ['destiny', 'skill', 'pass'])
  .dice('fight', 'bart', 2)
  .plays('bart destiny')
  .expectOptions('bart', ['skill', 'pass'])
  .dice('fight', 'bart', 5, 5)
  .plays('bart skill')
  .expectDone(2);

// ── wounds ──

scenario('SKU-DOWN-01: the Grave Charm is offered to whoever has it, were he the Captain')
  .given(pirates({ anne: 'voodoo-man', bart: 'cabin-boy', cleo: 'cook' }))
  .start(wound, { who: 1 })
  .expectPrompt('anne', { who: 'cabin-boy' })
  .expectOptions('anne', ['yes', 'no'])
  .plays('anne no')
  .expectTold('person.wounded', { who: 'cabin-boy', wounds: 1, life: 3 })
  .expectChange({ 'cabin-boy.wounds': 1 })
  .expectBoard((b) => person(b, 'voodoo-man').used, 0)
  .expectDone();
scenario('SKU-DOWN-01: once used it is gone for the voyage')
  .given(pirates({ anne: 'voodoo-man', bart: 'cabin-boy', cleo: 'cook' }))
  .given((b) => {
    person(b, 'voodoo-man').used = 8;
  })
  .start(wound, { who: 1 })
  .expectBoard((b) => person(b, 'cabin-boy').wounds, 1)
  .expectDone();
scenario('SKU-DOWN-01: from the infirmary it wards off nothing')
  .given(pirates({ anne: 'voodoo-man', bart: 'cabin-boy', cleo: 'cook' }))
  .given(down('voodoo-man'))
  .start(wound, { who: 1 })
  .expectDone();
scenario('SKU-DOWN-01, SKU-POST-05: whoever falls out of the rigging leaves his sail, and lies behind those who came before')
  .given(down('witch', 4))
  .given(wounds({ 'cabin-boy': 2 }))
  .given(trust({ 'cabin-boy': 1 }))
  .given(at({ 'cabin-boy': 'rigging' }))
  .start(wound, { who: 1 })
  .expectTold('trust.changed', { who: 'cabin-boy', by: -1, trust: 0, why: 'unconscious' })
  .expectTold('person.down', { who: 'cabin-boy' })
  .expectBoard((b) => [person(b, 'cabin-boy').sail, person(b, 'cabin-boy').since, person(b, 'witch').since], [0, 2, 1]);
scenario('SKU-TRUST-07: whoever has no trust loses none')
  .given(wounds({ 'cabin-boy': 2 }))
  .start(wound, { who: 1 })
  .expectNotTold('trust.changed')
  .expectTold('person.down', { who: 'cabin-boy' });

// ── healing and the deck ──

const hospital = (name: string) =>
  scenario(name)
    .given(pirates({ anne: 'surgeon', bart: 'cabin-boy', cleo: 'cook' }))
    .given(at({ surgeon: 'main-deck' }));
hospital('SKU-HEAL-02: a group that is healed loses wounds and fatigue, and that is told')
  .given(crew('rail'))
  .given((b) => {
    Object.assign(groupOf(b, 'topmen'), { post: 'infirmary', wounds: 2, fatigue: 3 });
  })
  .dice('heal', 'anne', 5, 1, 1, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call surgeon', 'anne heal', 'anne group topmen')
  .expectTold('group.healed', { group: 'topmen' })
  .expectBoard((b) => [groupOf(b, 'topmen').post, groupOf(b, 'topmen').wounds, groupOf(b, 'topmen').fatigue], ['cabins', 0, 0]);
hospital('SKU-HEAL-07: Field Medicine is offered for wounded groups at their posts, and for no others')
  .given(crew('rail', 'rigging', 'gun-deck'))
  .given((b) => {
    groupOf(b, 'gun-watch').wounds = 1;
  })
  .given(down('cook'))
  .dice('heal', 'anne', 5, 1, 1, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call surgeon', 'anne heal')
  .expectOptions('anne', ['call cook', 'group gun-watch'])
  .plays('anne group gun-watch')
  .expectTold('group.bandaged', { group: 'gun-watch' })
  .expectBoard((b) => groupOf(b, 'gun-watch').post, 'rigging');
hospital('SKU-HEAL-07: with nobody ill or wounded, and a clean ship, there is nothing to do')
  .given(crew('rail'))
  .start(preparations, newPreparations())
  .expectWhyNot('anne', 'call surgeon', 'SKU-PREP-03', 'not-an-option');
scenario('SKU-HEAL-01: without Field Medicine a wounded group at its post is no patient')
  .given(set({ dirt: 1 }))
  .given(crew('rail'))
  .given((b) => {
    groupOf(b, 'topmen').wounds = 1;
  })
  .given(down('sea-dog'))
  .given(at({ witch: 'main-deck' }))
  .dice('heal', 'cleo', 6, 1, 1, 1)
  .start(preparations, newPreparations())
  .plays('anne call witch', 'cleo heal')
  .expectOptions('cleo', ['call sea-dog'])
  .plays('cleo call sea-dog')
  .expectTold('person.healed', { who: 'sea-dog' });
for (const [cls, dice] of [
  ['witch', CLASSES.witch.intelligence],
  ['cabin-boy', CLASSES['cabin-boy'].intelligence],
] as const)
  scenario(`SKU-HEAL-01: the ${cls} heals with ${dice} dice against 4`)
    .given(down('sea-dog'))
    .given(at({ [cls]: 'main-deck' }))
    .dice('heal', cls === 'witch' ? 'cleo' : 'bart', ...Array<number>(dice).fill(4))
    .start(preparations, newPreparations())
    .plays(`anne call ${cls}`, `${cls === 'witch' ? 'cleo' : 'bart'} heal`)
    .expectTold('dice.rolled', { who: cls, roll: 'heal', dice: Array<number>(dice).fill(4), over: 4, successes: 0 });

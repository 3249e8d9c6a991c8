export const endSolo = {
  'SKU-END-01':
    'The voyage ends when the objective is reached, when all characters are unconscious, when you surrender, or when a wreck or a rebellion costs you the ship.',
  'SKU-END-02':
    'The voyage is a success if, after the crew turn, you are docked at the island of objective 1 and no hostile enemy is active.',
  'SKU-END-03': 'After a success, each character gains as much prestige as they have trust, the Captain included.',
  'SKU-END-04': 'The pirate who hired an ally gains half the ally’s trust as prestige; the Captain gains nothing for an ally.',
  'SKU-END-05':
    'A character who is unconscious at the end begins the next phase with half their life, rounded up, after a defeat too.',
  'SKU-END-06':
    'If all characters are in the infirmary and the ship has neither sunk nor surrendered, you choose between annex I (a shipwreck) and annex II (a death sentence).',
  'SKU-END-07': 'If all crew groups are eliminated or out of action in a boarding, or the Captain surrenders, annex II follows.',
  'SKU-END-08': 'In a boarding the Captain may also surrender by choice.',
  'SKU-END-09': 'If the ship sinks, annex I follows.',
  'SKU-END-10':
    'If morale is at 0 and no pirate mutinies, the crew rebels and maroons the pirates. Their allies are lost, and annex I follows.',
  'SKU-END-11': 'After any defeat the characters lose all their doubloons and all items except their starting equipment.',
  'SKU-END-12': 'After any defeat the Captain loses all of the crew’s loot.',
  'SKU-END-13': 'Buried loot is not lost.',
  'SKU-END-14': 'After a defeat, trust does not become prestige.',
  'SKU-END-15': 'At the end of the voyage, special ammunition that was used is discarded.',

  'SKU-SOLO-01': 'In a solo game you play the Captain, and allies complete the crew.',
  'SKU-SOLO-02': 'The allies are numbered from 1 to 4.',
  'SKU-SOLO-03': 'In a solo game, once the Captain has a post, roll a die: the ally with that number plots.',
  'SKU-SOLO-04': 'If no ally has the number rolled, nobody plots.',
  'SKU-SOLO-05': 'The plotting ally goes to the plot space.',
  'SKU-SOLO-06': 'You may have a plotting ally guarded by a crew group, another ally or your own Captain.',
  'SKU-SOLO-07':
    'In the crew turn the guard and the plotter make a confrontation roll of Charisma, a crew group with 2 dice. Compare the highest dice first, then the next.',
  'SKU-SOLO-08': 'If the guard wins, the plotting ally loses 5 trust and cannot plot again on this voyage.',
  'SKU-SOLO-09': 'An ally who guarded and won gains 1 trust.',
  'SKU-SOLO-10':
    'If nobody guards, or the plotting ally wins, 1 provisions marker from the hold, if there is any, first heals the ally’s wounds.',
  'SKU-SOLO-11':
    'An ally whose plot succeeds also takes as many doubloons from the crew’s loot as their Charisma, and gains as much trust.',
  'SKU-SOLO-12': 'If the guard and the plotting ally tie, nothing happens.',
  'SKU-SOLO-13': 'As soon as an ally has more trust than morale, there is a mutiny. It is not optional.',
  'SKU-SOLO-14': 'When an ally mutinies, the Captain’s trust first becomes prestige, then morale goes to 20 and all trust to 0.',
  'SKU-SOLO-15': 'You decide how much prestige to spend against an ally’s mutiny: every 10 add 1 to your value.',
  'SKU-SOLO-16': 'Against an ally’s mutiny, your value is the Captain’s Charisma plus what you bought with prestige.',
  'SKU-SOLO-17': 'A mutinous ally’s value is their Charisma plus a die, rolled after your decision.',
  'SKU-SOLO-18': 'If your value is higher than the ally’s, the mutiny fails.',
  'SKU-SOLO-19':
    'If the mutinous ally’s value is higher, the Captain is marooned: annex I follows, with 3 allies drawn at random.',
  'SKU-SOLO-20': 'If the Captain and a mutinous ally tie, make confrontation rolls until one wins.',
  'SKU-SOLO-21': 'If an ally wins a mutiny, you are no longer Captain.',
  'SKU-SOLO-22': 'An ally who is in the infirmary or was exposed before does not plot.',
  'SKU-SOLO-23': 'A Captain who wants to guard may go to the guard space at once, at no cost.',
  'SKU-SOLO-24':
    'If several allies have more trust than morale, only the one with the most trust mutinies; in a tie, the one with the lowest number.',
  'SKU-SOLO-25':
    'Prestige spent against a mutiny is lost whatever the outcome, and the allies’ trust is lost without any gain for you.',

  'SKU-OPT-01':
    'With this option, the Captain may spend 10 prestige to dock at the island of objective 1 in spite of active hostile enemies.',
  'SKU-OPT-02': 'With this option, a third enemy replaces an inactive one of the two in play; otherwise its card is ignored.',
  'SKU-OPT-03': 'Options are off unless you choose them before the voyage.',
};

export const endSolo = {
  'SKU-END-01':
    'The voyage ends in one of four ways: the objective is reached, all characters are unconscious, you surrender, or ship or crew is lost to wreck or rebellion.',
  'SKU-END-02': 'Success: after the crew turn you are docked at the island of objective 1 and no hostile enemy is active.',
  'SKU-END-03': 'In success, everyone gains as much prestige as they have trust, the Captain like the rest.',
  'SKU-END-04': 'An ally’s trust is worth half as much prestige to the pirate who did the hiring, and nothing to the Captain.',
  'SKU-END-05':
    'A character who is unconscious at the end begins the next phase with half their life, rounded up, after a defeat too.',
  'SKU-END-06':
    'If all characters are in the infirmary and the ship has neither sunk nor surrendered, you choose annex I, a shipwreck, or annex II, a death sentence.',
  'SKU-END-07':
    'Surrender leads to annex II: in a boarding, all crew groups are eliminated or incapacitated, or else the Captain gives up.',
  'SKU-END-08': 'In a boarding the Captain may also give up by choice.',
  'SKU-END-09': 'A sunken ship leads to annex I.',
  'SKU-END-10':
    'With morale at 0 and nobody willing to mutiny, the crew rebels and maroons the pirates; their allies are gone, and annex I follows.',
  'SKU-END-11': 'Every defeat strips the characters of their doubloons and of all items they did not start out with.',
  'SKU-END-12': 'In every defeat the Captain loses the whole of the crew’s loot.',
  'SKU-END-13': 'Loot that is buried is safe.',
  'SKU-END-14': 'In defeat, trust does not become prestige.',
  'SKU-END-15': 'At the end of the voyage, special ammunition you fired is discarded.',

  'SKU-SOLO-01': 'Alone, you play the Captain, and allies make up your crew.',
  'SKU-SOLO-02': 'The allies are numbered from 1, up to 4.',
  'SKU-SOLO-03': 'Alone, when posts are taken and the Captain has one, roll a die: the ally of that number plots.',
  'SKU-SOLO-04': 'If the number rolled is nobody’s, there is no plot.',
  'SKU-SOLO-05': 'An ally who plots stands on the plot space.',
  'SKU-SOLO-06': 'You may set somebody to guard against a plotting ally: a crew group, another ally, or your own Captain.',
  'SKU-SOLO-07':
    'In the crew turn, guard and plotter roll a confrontation of Charisma, a crew group with 2 dice: the highest dice are compared first, then the next.',
  'SKU-SOLO-08': 'If the guard wins, it costs the plotting ally 5 trust and any further plot on this voyage.',
  'SKU-SOLO-09': 'An ally who kept guard and won gains 1 trust.',
  'SKU-SOLO-10':
    'If nobody keeps guard, or the plotting ally wins, a provisions marker from the hold first heals any wounds the ally has.',
  'SKU-SOLO-11':
    'An ally whose plot comes off takes doubloons from the crew’s loot to the number of their Charisma, and gains as much trust.',
  'SKU-SOLO-12': 'If guard and plotting ally are level, nothing happens.',
  'SKU-SOLO-13': 'As soon as an ally has more trust than there is morale, there is a mutiny, and no choice about it.',
  'SKU-SOLO-14': 'As an ally mutinies, first the Captain’s trust becomes prestige, morale goes to 20 and all trust to 0.',
  'SKU-SOLO-15': 'Against an ally’s mutiny, you decide how much prestige to spend: each 10 add 1 to your value.',
  'SKU-SOLO-16': 'Against an ally’s mutiny, your value is the Captain’s Charisma and what you bought with prestige.',
  'SKU-SOLO-17': 'A mutinous ally’s value is Charisma and a die, rolled after you have decided.',
  'SKU-SOLO-18': 'If your value is higher than the ally’s, the mutiny is put down.',
  'SKU-SOLO-19':
    'If the mutinous ally’s value is higher, the Captain is left on an island: annex I follows, with 3 allies drawn at random.',
  'SKU-SOLO-20': 'If Captain and mutinous ally are level, roll confrontations until somebody wins.',
  'SKU-SOLO-21': 'If an ally wins a mutiny, you are Captain no longer.',
  'SKU-SOLO-22': 'An ally in the infirmary, or exposed before, does not plot.',
  'SKU-SOLO-23': 'A Captain who means to keep guard may go over to the guard space right then, and pays nothing.',
  'SKU-SOLO-24': 'If several allies have passed morale, only the most trusted mutinies; between equals, the lowest number.',
  'SKU-SOLO-25':
    'Prestige spent against a mutiny is gone however it ends, and the allies’ trust is wiped out without a gain for you.',

  'SKU-OPT-01': 'Option: for 10 prestige, the Captain may dock at the island of objective 1 in spite of active hostile enemies.',
  'SKU-OPT-02':
    'Option: when a third enemy would join two in play, it replaces one that is inactive; otherwise its card is ignored.',
  'SKU-OPT-03': 'Options are off, unless you choose them before setting sail.',
};

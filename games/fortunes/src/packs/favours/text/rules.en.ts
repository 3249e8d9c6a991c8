export const rules = {
  'SEA-m10-01': 'You begin without a Favour.',
  'SEA-m10-02': 'Accepting a mission earns you 1 Favour.',
  'SEA-m10-03': 'Accomplishing a mission earns you 1 Favour.',
  'SEA-m10-04': 'As you end a Port action you may buy Favours, for 2 gold each.',
  'SEA-m10-05': 'You can hold 5 Favours; any more are lost.',
  'SEA-m10-06': 'Death and retirement cost you all your Favours.',
  'SEA-m10-07':
    'Favour for a draw: replace all the cards you have just drawn, of any kind, with as many others. Glory cards are drawn and replaced one by one. Events, and draws they cause, are excluded.',
  'SEA-m10-08':
    'Favour for a roll: re-roll one of your own rolls outside combat, raid and assault. Scouting before them may be re-rolled, as may Influence, at a governor’s reception too, recruiting, the storm or a mutiny.',
  'SEA-m10-09': 'Favour against a search: make a non-player captain re-roll the search for you.',
  'SEA-m10-10':
    'Favour for a port: enter one that is shut to you, for as many Favours as that nation has bounties on you, and 1 more if it is at war with yours. The Move is spent as well.',
  'SEA-m10-11': 'The first three uses cost 1 Favour each, and each can be used once on an occasion.',
  'SEA-m10-12': 'Having paid a Favour for another draw or roll, you keep the second, better or worse.',
  'SEA-m10-13': 'Everyone sees how many Favours you have.',
  'SEA-m10-14': 'With Favours in play, war shuts your enemy’s ports to you unless you pay in Favours; your home port stays open.',
  'SEA-m10-15': 'Buying Favours closes your Port action: no activity can follow it this turn.',
  'SEA-m10-16':
    'Buy as many Favours at once as you like, up to 5 held. Those for missions come as you accept and as you accomplish them.',
  'SEA-m10-17': 'A Favour re-rolls all the dice. You may use one on a roll and another on the cards it brings.',
  'SEA-m10-18': 'Cards rejected by a Favour are discarded, rumours shuffled back, before you draw as many again.',
  'SEA-m10-19':
    'Say that you enter on Favours before you move. In that port you then do as you please, but your bounties remain.',
};

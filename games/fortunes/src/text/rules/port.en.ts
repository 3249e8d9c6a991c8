export const port = {
  'FDM-PORT-01': 'In port you may take a Port action, once per turn.',
  'FDM-PORT-02':
    'A Port action allows any number of the seven activities: selling goods, buying goods, visiting the shipyard, recruiting, acquiring a rumour, accepting a mission and hiding gold.',
  'FDM-PORT-03': 'You may do each activity once per turn.',
  'FDM-PORT-04':
    'If you sell, you must sell first: after any other activity you cannot sell this turn. Testing a rumour is not an activity and does not count.',
  'FDM-PORT-05': 'The other activities may be done in any order.',
  'FDM-PORT-06': 'Finish one activity before you start the next. You cannot mix two, nor go back to one you have finished.',
  'FDM-PORT-07':
    'When a Port action begins, a modification still hidden in that port is turned up for everyone, and stays that way.',
  'FDM-PORT-08': 'Gold is hidden in your home port and nowhere else, unless a card says otherwise.',

  'FDM-PORT-SELL-01': 'First name every cargo card you want to sell: they are sold as one lot.',
  'FDM-PORT-SELL-02': 'A card of a good that is not in demand pays 3 gold.',
  'FDM-PORT-SELL-03': 'A card of the good in demand pays 6 gold.',
  'FDM-PORT-SELL-04': 'What you sell is laid face up on the cargo discard, where all can see it.',
  'FDM-PORT-SELL-05':
    'If you sell at least one card of the good in demand, a random token from the reserve replaces the port’s Demand token once the whole lot is paid for.',
  'FDM-PORT-SELL-06': 'If nothing you sold was in demand, the Demand token stays.',
  'FDM-PORT-SELL-07': 'After the Demand token has changed, you cannot sell again this turn.',
  'FDM-PORT-SELL-08':
    'Three or more cards of the good in demand in one sale earn you 1 Glory point and its card. More than three earn nothing more.',
  'FDM-PORT-SELL-09':
    'The new demand is drawn before the old token goes back, face down, and the reserve is mixed. The new token may well ask for the same good again.',

  'FDM-PORT-BUY-01': 'To buy, draw 6 cargo cards that you alone look at.',
  'FDM-PORT-BUY-02':
    'A port does not sell what it demands: cards of that good are discarded face up and replaced, and their replacements too, until none is left or the deck is empty.',
  'FDM-PORT-BUY-03': 'What counts is the demand of the moment: if your sale has just changed the token, go by the new one.',
  'FDM-PORT-BUY-04':
    'The more cards of a good, the cheaper it is: with one in the final offer it costs 3 gold per card, with two 2 gold, with three or more 1 gold.',
  'FDM-PORT-BUY-05':
    'Prices go by what you have drawn, not by what you take: at those prices, buy as many or as few of the cards as you like.',
  'FDM-PORT-BUY-06': 'Pay for what you buy and stow it face down.',
  'FDM-PORT-BUY-07':
    'Around a table, another player whom you choose checks purchases at 2 or 1 gold and keeps quiet about them. Here the game does the checking: the others learn only how many cards you bought and what you paid.',
  'FDM-PORT-BUY-08': 'What you leave lands face up on the discard.',
  'FDM-PORT-BUY-09': 'While you buy, you may discard any cargo you carry, face up, to make room.',
  'FDM-PORT-BUY-10':
    'If you bought goods in this port on your last turn as well, the offer is only 3 cards, those in demand being replaced as ever. Looking at an offer and taking nothing counts as buying.',
  'FDM-PORT-BUY-11':
    'In port your hold has no limit; it is when you leave that everything has to fit. The table may prefer a limit of 6 cards in port.',
  'FDM-PORT-BUY-12':
    'Whenever the cargo deck is empty, in trade, in a raid or while plundering, its discard pile is shuffled into a new deck and you draw on.',
  'FDM-PORT-BUY-13': 'The plunder value and the icon at the foot of a cargo card mean nothing in trade.',
  'FDM-PORT-BUY-14':
    'Turn after turn in the same port, the offer stays at 3 cards. One turn of yours without buying there brings it back to 6.',
};

export const port = {
  'FDM-PORT-01': 'While you lie in port you may take a Port action, but only one per turn.',
  'FDM-PORT-02':
    'A Port action is good for as many of the seven activities as you want: selling goods, buying goods, visiting the shipyard, recruiting, learning a rumour, accepting a mission and stashing gold.',
  'FDM-PORT-03': 'You do each activity once per turn and no more.',
  'FDM-PORT-04':
    'If you sell, sell first: once you have started any other activity, the buyers are gone for this turn. Testing a rumour is no activity and does not send them away.',
  'FDM-PORT-05': 'Apart from selling, take the activities in whatever order suits you.',
  'FDM-PORT-06': 'Finish one activity before you start the next. You cannot mix two of them, nor go back to one you have left.',
  'FDM-PORT-07':
    'When a Port action begins, a modification still hidden in that port is turned up for everyone, and stays that way.',
  'FDM-PORT-08': 'Gold is stashed in your home port and nowhere else, unless a card says otherwise.',

  'FDM-PORT-SELL-01': 'Before a coin changes hands, name every cargo card you want to sell: it all goes in one lot.',
  'FDM-PORT-SELL-02': 'A card of a good the port does not ask for brings you 3 gold.',
  'FDM-PORT-SELL-03': 'A card of the good in demand brings you 6 gold.',
  'FDM-PORT-SELL-04': 'What you sell is laid face up on the cargo discard, where all can see it.',
  'FDM-PORT-SELL-05':
    'Sell even one card of the good in demand and the port changes its mind: when the whole lot is paid for, a random token from the reserve takes the place of its demand token.',
  'FDM-PORT-SELL-06': 'If nothing you sold was in demand, the port goes on asking for the same good.',
  'FDM-PORT-SELL-07': 'Once the demand has changed, your selling is done for this turn.',
  'FDM-PORT-SELL-08':
    'Three or more cards of the good in demand in one sale earn you 1 Glory point and its card. More than three earn nothing more.',
  'FDM-PORT-SELL-09':
    'The new demand is drawn before the old token goes back, face down, and the reserve is mixed. The new token may well ask for the same good again.',

  'FDM-PORT-BUY-01': 'To buy, draw 6 cargo cards that you alone look at.',
  'FDM-PORT-BUY-02':
    'A port does not sell what it is short of: cards of the good in demand are discarded face up and replaced, and their replacements too if need be, until none is left or there is nothing more to draw.',
  'FDM-PORT-BUY-03': 'What counts is the demand of the moment: if your sale has just changed the token, go by the new one.',
  'FDM-PORT-BUY-04':
    'Plenty makes cheap: a good you find once in the final offer costs 3 gold a card, twice 2 gold, three times or more 1 gold.',
  'FDM-PORT-BUY-05':
    'Prices go by what you have drawn, not by what you take: at those prices, buy as many or as few of the cards as you like.',
  'FDM-PORT-BUY-06': 'Pay for what you buy and stow it face down.',
  'FDM-PORT-BUY-07':
    'Around a table, another player whom you choose checks purchases at 2 or 1 gold and keeps quiet about them. Here the game does the checking: the others learn only how many cards you bought and what you paid.',
  'FDM-PORT-BUY-08': 'What you leave lands face up on the discard.',
  'FDM-PORT-BUY-09': 'Short of room? While you are buying, throw out any cargo you carry, face up on the discard.',
  'FDM-PORT-BUY-10':
    'If you bought goods in this port on your last turn as well, the offer is only 3 cards, those in demand being replaced as ever. Looking at an offer and taking nothing counts as buying.',
  'FDM-PORT-BUY-11':
    'In port your hold has no limit; it is when you leave that everything has to fit. The table may prefer a limit of 6 cards in port.',
  'FDM-PORT-BUY-12':
    'Whenever the cargo deck runs dry, in trade, in a raid or while plundering, its discards are shuffled into a new one and you draw on.',
  'FDM-PORT-BUY-13': 'The plunder value and the icon at the foot of a cargo card mean nothing in trade.',
  'FDM-PORT-BUY-14':
    'Turn after turn in the same port, the offer stays at 3 cards. One turn of yours without buying there brings it back to 6.',
};

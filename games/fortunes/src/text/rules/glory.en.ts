export const glory = {
  'FDM-GLORY-01':
    'You win 1 point of Glory for defeating a player or a non-player captain and surviving, in naval or crew combat, as attacker or defender.',
  'FDM-GLORY-02': 'You win 1 point of Glory for selling at least 3 cards of the good in demand in one sale.',
  'FDM-GLORY-03': 'You win 1 point of Glory for a raid that brings 12 gold or more.',
  'FDM-GLORY-04': 'You win 1 point of Glory for each mission you complete.',
  'FDM-GLORY-05': 'You win 1 point of Glory for each rumour you prove.',
  'FDM-GLORY-06': 'You win 1 point of Glory for buying a frigate or a galleon, once per captain.',
  'FDM-GLORY-07':
    'Your Glory cube moves as soon as the point is yours, at any moment of the round and even on someone else’s turn. Points beyond 10 go on counting.',
  'FDM-GLORY-08':
    'With every point on the track you draw a Glory card. If the deck is empty, the discards are shuffled into a new one, as they are for rumours and missions; if there are none, you draw nothing.',
  'FDM-GLORY-09': 'Your hand holds four Glory cards: with the fifth, discard one of the five straight away.',
  'FDM-GLORY-10': 'Holding five Glory cards, you play none of them, whatever they say, before one is discarded.',
  'FDM-GLORY-11': 'Unless it says otherwise, you can play a Glory card whenever you like on your turn, except during a fight.',
  'FDM-GLORY-12': 'In combat, you may play only combat cards, each at the moment it names.',
  'FDM-GLORY-13':
    'Some cards are for someone else’s turn. At the moment it names, and only then, say that you have a card without showing it; then the others may speak up for theirs.',
  'FDM-GLORY-14':
    'Announced cards are laid face down before their owners and resolved in turn order, beginning with the player whose turn it is.',
  'FDM-GLORY-15': 'When it comes to a card you announced, you may hold it back, but you have to show it.',
  'FDM-GLORY-16': 'A card you held back returns to your hand, and now everyone knows of it.',
  'FDM-GLORY-17':
    'In a fight, only players whose captains are fighting play combat cards, the attacker’s being carried out first. If you merely steer a non-player captain, you play none for it.',
  'FDM-GLORY-18':
    'When one set of cards is done, more may be announced for the same moment, the attacker again speaking first; the fight goes on once nobody has any more. A card that copies another copies the last one carried out.',
  'FDM-GLORY-19': 'Nothing in the base game takes a point off the Glory track.',
  'FDM-GLORY-20': 'If your opponent gets away, or the fight ends with no winner, nobody scores.',
  'FDM-GLORY-21':
    'From the decision to attack a merchant until the raid is judged, only cards that speak of raids or of that very moment can be played.',

  'FDM-SPECIALIST-01':
    'Specialists come in eight kinds, and the Glory deck has two of each. A few rumours and missions will bring you one as well.',
  'FDM-SPECIALIST-02':
    'To hire a specialist, do or pay what the card asks at the moment it gives. Until then it is only a card in your hand, with no effect.',
  'FDM-SPECIALIST-03': 'Once hired, a specialist lies face up before you and is no longer counted in your hand.',
  'FDM-SPECIALIST-04': 'Hire as many kinds as you please, but never two specialists of one kind.',
  'FDM-SPECIALIST-05':
    'After winning a crew combat, you may take over the specialists the loser had hired, at no cost, still one of a kind. Those you leave are discarded.',
  'FDM-SPECIALIST-06': 'You lose your specialists when your captain dies or retires.',
};

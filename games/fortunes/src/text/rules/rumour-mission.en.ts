export const rumourMission = {
  'FDM-RUMOUR-01': 'To acquire a rumour, pay 2 gold, then roll Influence. The gold is spent even if the roll fails.',
  'FDM-RUMOUR-02': 'If you succeed, draw a rumour, read it to yourself and keep it face down.',
  'FDM-RUMOUR-03': 'You keep one rumour and no more. One that has been proven and stays in play does not count.',
  'FDM-RUMOUR-04': 'Holding a rumour does not stop you from learning another: read it, then decide which of the two to keep.',
  'FDM-RUMOUR-05': 'The rumour you give up is mixed back into the deck, and nobody else gets to see it.',
  'FDM-RUMOUR-06':
    'A rumour tells you where to test it and shows which skill to roll: as a rule, Scouting out at sea and Influence in a port.',
  'FDM-RUMOUR-07': 'At sea, testing a rumour takes a Scout action: show the card, then roll.',
  'FDM-RUMOUR-08':
    'In port you test a rumour at any point of a Port action: show the card, then roll. It is none of the seven activities, and it does not keep you from selling afterwards.',
  'FDM-RUMOUR-09': 'If the test fails, the rumour is false: it is discarded and wins no Glory.',
  'FDM-RUMOUR-10':
    'If the test succeeds you get what the rumour promised. The card is then discarded, except for those that stay, like Forged Documents.',
  'FDM-RUMOUR-11':
    'When all that a proven rumour promised has been carried out, you gain 1 Glory point and a Glory card. If your captain died of it, you gain neither.',
  'FDM-RUMOUR-12':
    'A rumour can lead straight to a crew combat, with no gun fired before. Winning it earns you only the rumour’s own point, unless you have beaten a player or a non-player captain.',
  'FDM-RUMOUR-13': 'Failing to learn a rumour costs you the gold and no more. You may try again on a later turn.',

  'FDM-MISSION-01':
    'A mission names its reward, the conditions for taking it on, and the port where you do so. The conditions matter at that moment alone; what the job itself demands is told in the text.',
  'FDM-MISSION-02':
    'Accepting a mission is an activity, in the port it names, open to you if you meet its conditions, rolls and all.',
  'FDM-MISSION-03': 'If you try and fail, the mission stays there for you or anyone else to take, unless it says otherwise.',
  'FDM-MISSION-04':
    'You get one try at a mission per turn: to try again, for the same one or another in that port, wait for the Port action of a later turn.',
  'FDM-MISSION-05': 'Once accepted, a mission lies face up before you.',
  'FDM-MISSION-06':
    'As soon as a mission is accepted, another is drawn and put in the port it names, so that there are always two to be had.',
  'FDM-MISSION-07': 'You never have more than one mission.',
  'FDM-MISSION-08': 'Having a mission, you may accept another, but then you choose which of the two to keep.',
  'FDM-MISSION-09': 'A mission you drop is discarded.',
  'FDM-MISSION-10': 'A completed mission pays what it promised, and with it 1 Glory point and a Glory card.',
  'FDM-MISSION-11':
    'Both missions may happen to wait in the same port. They are still two offers, and you try for only one of them in a turn.',
  'FDM-MISSION-12':
    'A mission can involve a crew combat. Winning it earns no Glory by itself, unless you have beaten a player or a non-player captain.',
  'FDM-MISSION-13':
    'A completed mission is discarded, barring a text to the contrary. No other is drawn for it: that was done when you accepted it.',

  'FDM-STASH-01':
    'In your home port, one activity lets you put as much of your gold as you like, some or all of it, from your ship into your chest.',
  'FDM-STASH-02': 'You announce that you hide gold, but not how much.',
  'FDM-STASH-03': 'Every full 10 gold in your chest make 1 hidden Glory point, up to 5 points in a game to 10.',
  'FDM-STASH-04': 'Hidden points do not show on the track and bring you no Glory cards.',
  'FDM-STASH-05': 'No other player can take gold from your chest, and it outlives your captain.',
  'FDM-STASH-06': 'As long as you are in your home port, you can pay straight from the chest or carry gold back to your ship.',
  'FDM-STASH-07':
    'Taking gold out is free and no activity: do it when you like on your turn, in your home port. The others hear that you did, but not how much, save for what you spend.',
  'FDM-STASH-08':
    'Your chest stays shut until you declare that you have reached the target, or the game ends some other way. Then everyone sees inside.',
  'FDM-STASH-09': 'Hidden points go with the gold: take some out and you may lose them again.',
  'FDM-STASH-10': 'If you play to another target, your chest is worth half of it at most, rounded down.',
};

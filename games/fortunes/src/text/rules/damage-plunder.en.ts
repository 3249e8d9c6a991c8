export const damagePlunder = {
  'FDM-DAMAGE-01':
    'Each hit has its own die to show where it lands: 1 is Cargo, 2 is Masts, 3 is Crew, 4 is Cannons. The table may swap 3 and 4, which the printed rules leave open.',
  'FDM-DAMAGE-02': 'No number on a location die stands for the Hull.',
  'FDM-DAMAGE-03':
    'A skull lets the owner of the ship under fire pick the section; for a non-player captain, the player at the helm picks. Chain shot and grapeshot take that choice away.',
  'FDM-DAMAGE-04':
    'Numbers first, skulls after: with all dice rolled, attacker then defender decide on chain shot or grapeshot, the numbered hits are set out, and skulls are placed in sight of them. Attacker then defender may now cancel a hit, and only then is the damage done.',
  'FDM-DAMAGE-05':
    'Every point of damage moves the cube of that section one space left. Below 1 it comes off, and the section is destroyed.',
  'FDM-DAMAGE-06':
    'When a section is destroyed, further hits on it go to the Hull, even those of the very volley that brought it down.',
  'FDM-DAMAGE-07': 'If the Hull is destroyed, the ship sinks, the combat is lost and the captain dies.',
  'FDM-DAMAGE-08':
    'Each point of damage to your Cargo leaves room for one card less, and what no longer fits is discarded on the spot, at random. If everything still fits, you lose nothing.',
  'FDM-DAMAGE-09': 'Without Masts you have a single die in the contest and can declare nothing but Fire.',
  'FDM-DAMAGE-10': 'Without Crew you cannot board, and you lose a crew combat the moment it starts.',
  'FDM-DAMAGE-11': 'Each point of damage to your Cannons is one hit fewer; destroyed, they do not hit at all.',
  'FDM-DAMAGE-12':
    'When the combat is over, destroyed sections do not keep you from moving. But they count against you in the next combat, and you cannot raid while you have any.',
  'FDM-DAMAGE-13':
    'Put a skull wherever you like on your ship, the Hull included. If you name a destroyed section, the Hull takes it.',
  'FDM-DAMAGE-14': 'A crew combat damages only the Crew: what is left over never goes to the Hull.',

  'FDM-BOARD-01': 'A crew combat follows as soon as a boarding succeeds, or when a rumour or a mission leads to it.',
  'FDM-BOARD-02': 'If you have no Crew when a crew combat starts, you have lost without a roll.',
  'FDM-BOARD-03': 'In each round of a crew combat, both captains roll their Leadership together.',
  'FDM-BOARD-04':
    'In a crew combat every success costs the other side 1 Crew, but never more in all than the Crew you had yourself when you rolled.',
  'FDM-BOARD-05': 'In a crew combat both sides take their losses together.',
  'FDM-BOARD-06': 'A crew combat goes on until at least one side has no Crew left. Nobody can flee.',
  'FDM-BOARD-07':
    'When your Crew is wiped out you lose and your captain dies, ashore as well as at sea, and the winner may plunder. Against guards ashore, you can always refuse the fight before the first roll.',
  'FDM-BOARD-08':
    'If both sides lose their last sailor in the same combat round, the more successes win, and here they all count, even those beyond the damage you could do.',
  'FDM-BOARD-09': 'If both sides are wiped out with equal successes, add up the other dice: the greater sum wins.',
  'FDM-BOARD-10': 'If the sums are equal as well, nobody has won and the crew combat is over.',
  'FDM-BOARD-11':
    'After a complete tie in crew combat both captains survive without Crew, and there is no Glory, no plunder and no reward. A table option makes both die instead.',
  'FDM-BOARD-12':
    'If you win when both sides are wiped out, you live on without Crew, and it is a victory like any other, Glory included.',
  'FDM-BOARD-13':
    'In a crew combat you roll all your Leadership, however thin your Crew: it limits nothing but the damage. Manoeuvrability adds no die here.',

  'FDM-WEAPON-01':
    'Grapple: in a combat round in which you declared Board, discard it right after your Manoeuvre roll to throw any of your dice again, once. This comes before any Glory cards, and the attacker decides first.',
  'FDM-WEAPON-02': 'What you throw with the grapple decides the contest, even if you had lost it before.',
  'FDM-WEAPON-03':
    'Chain shot: when you have seen where your shots land, discard it, and every skull of that volley strikes the Masts.',
  'FDM-WEAPON-04':
    'With chain shot, whatever strikes Masts that are already gone in that volley, by skull or by number, is lost and spares the Hull.',
  'FDM-WEAPON-05': 'Grapeshot: at that same moment, discard it, and every skull of that volley strikes the Crew.',
  'FDM-WEAPON-06':
    'With grapeshot, whatever strikes a Crew that is already gone in that volley, by skull or by number, is lost and spares the Hull.',
  'FDM-WEAPON-07': 'A volley takes either chain shot or grapeshot, never both, and the one you use has all the skulls.',
  'FDM-WEAPON-08': 'When you use chain shot or grapeshot, other destroyed sections still pass the hits on them to the Hull.',
  'FDM-WEAPON-09': 'A special weapon once used goes back to the supply, where it is for sale again.',
  'FDM-WEAPON-10': 'In a raid the three special weapons are all alike: each changes a failed die to a success.',
  'FDM-WEAPON-11': 'Neither chain shot nor grapeshot goes with long-range guns.',

  'FDM-MOD-01':
    'Extra hammocks raise the Crew your ship can hold by 1, to 5 at most. They come empty: the sailor has yet to be recruited.',
  'FDM-MOD-02': 'Special rigging and sails raise your ship’s Manoeuvrability by 1, to 5 at most.',
  'FDM-MOD-03':
    'Reinforced hull: when all the hits have found their sections, skulls included, flip the token to cancel one of those on your ship.',
  'FDM-MOD-04': 'Once flipped, a reinforced hull is of no use until you have paid 3 gold in a port to have it made good.',
  'FDM-MOD-05': 'An extended hold raises your Cargo by 1, value and cube alike, to 5 at most. Damage that was there stays there.',
  'FDM-MOD-06':
    'Chasers: when you or your opponent have declared Flee, flip their token for one hit, with a die to show where it lands. They fire after both declarations and before the contest, need no roll to hit, and do their damage at once.',
  'FDM-MOD-07': 'When the fight is over the token of the chasers is flipped back: one shot per combat.',
  'FDM-MOD-08': 'When both sides have declared Flee, chasers may still fire before you part.',
  'FDM-MOD-09':
    'An extra gun port raises your Cannons by 1, value and cube alike, to 5 at most. It shields nothing: two hits still take 2 Cannons down to 0, and the yard can bring them back to 2.',
  'FDM-MOD-10':
    'Swivel guns: before a fight between crews at sea, no matter who boards, roll 2 dice; with one skull or two, the enemy loses 1 Crew. If both sides have them they fire together, and if that leaves no Crew on either side, nobody wins.',
  'FDM-MOD-11': 'Swivel guns do not fire in crew combats ashore.',
  'FDM-MOD-12':
    'Long-range guns: before anything is declared in a fight, roll one die for each Cannon you have; every skull is a hit, with another die to show where it lands. If both sides have them they fire together, with the Cannons they came with.',
  'FDM-MOD-13': 'Neither chain shot nor grapeshot can steer the hits of long-range guns.',
  'FDM-MOD-14':
    'When a ship with modifications goes down, is sold or is discarded, its owner spreads them straight away over ports that have none, mixed and face down, one to a port.',
  'FDM-MOD-15': 'When you spread modifications, you choose the ports and chance chooses the token for each.',
  'FDM-MOD-16': 'Room for modifications never runs out: there are 16 tokens for 16 ports.',
  'FDM-MOD-17': 'A modification goes with its ship and cannot be shifted to another, except at St. John.',
  'FDM-MOD-18': 'If swivel guns take a captain’s last Crew, that captain loses at once.',
  'FDM-MOD-19':
    'You may spend chain shot or grapeshot on the hit of your chasers, and they fire even with your Cannons destroyed. The table may demand at least 1 Cannon for that.',

  'FDM-PLUNDER-01': 'You plunder only after winning a crew combat, no matter who boarded. A ship that sinks leaves no plunder.',
  'FDM-PLUNDER-02': 'From a player you have beaten, you may take all the gold on board.',
  'FDM-PLUNDER-03':
    'You may take a beaten player’s Glory cards: look at them all, keep four in hand and discard the rest, and play none meanwhile.',
  'FDM-PLUNDER-04': 'You may take a beaten player’s cargo, as far as it fits into the ship you keep, such as it now is.',
  'FDM-PLUNDER-05':
    'You may take a beaten player’s rumour; if you have one still to prove, you keep one of the two and the other is mixed into the deck. A proven rumour cannot be taken and goes with its captain.',
  'FDM-PLUNDER-06': 'You may take a beaten player’s special weapons, still only one of each.',
  'FDM-PLUNDER-07': 'You may take a beaten player’s ship.',
  'FDM-PLUNDER-08': 'You may take a beaten player’s hired specialists into your service and pay nothing.',
  'FDM-PLUNDER-09': 'A beaten player’s mission cannot be taken and is discarded.',
  'FDM-PLUNDER-10': 'Beating a pirate brings you the reward as well, on the usual terms.',
  'FDM-PLUNDER-11': 'On a naval ship you have beaten, draw 3 cargo cards and collect their plunder values in gold.',
  'FDM-PLUNDER-12':
    'Of the cards drawn on a naval ship, you then lose one at random for each point of damage to its Cargo, and keep what you like of the rest, as far as it fits into the ship you keep. The gold is not reduced.',
  'FDM-PLUNDER-13':
    'Non-player pirates carry neither gold nor goods. You have the reward, if you are no pirate, and you may take the ship.',
  'FDM-PLUNDER-14':
    'If you win the crew combat a boarding led to, you may exchange your ship for the loser’s, player or not. Use your own figure of that type, the galleon’s for a man-o’-war; a brown or black one leaves the board.',
  'FDM-PLUNDER-15': 'You take a captured ship as it is, damage and all.',
  'FDM-PLUNDER-16': 'Your own sailors man a captured ship, as many as its Crew value allows.',
  'FDM-PLUNDER-17':
    'Gold, cards, special weapons and cargo go with you to a captured ship, the cargo only as far as it fits there, such as the ship now is.',
  'FDM-PLUNDER-18':
    'Your own modifications do not go with you to a captured ship: your old one is discarded and its tokens return to the ports.',
  'FDM-PLUNDER-19':
    'The modifications of a ship you take stay on it and now serve you. The table may send them back to the ports instead.',
  'FDM-PLUNDER-20': 'Capture is the only way to come by a man-o’-war.',
  'FDM-PLUNDER-21': 'Taking 12 gold or more off a naval ship is no raid and earns no Glory for that.',
  'FDM-PLUNDER-22': 'After a crew combat ashore, there is no ship to take.',
  'FDM-PLUNDER-23':
    'A non-player captain who beats you takes nothing: all you had on board is discarded, and nobody is paid a reward.',
  'FDM-PLUNDER-24':
    'After a crew combat things come in this order: the bounty for a naval ship, the Glory point with its card, the reward, the choice of ship, then plunder, as far as the ship you keep allows. Last, what the loser has left is discarded and modifications are spread over the ports.',
};

export const rules = {
  'SEA-BASE-01':
    'To begin, each of you takes a colour with its cubes and ship and a treasure chest, is dealt a captain unseen, secretly picks a sloop or a flute, and then all show both.',
  'SEA-BASE-02': 'You set out with one Glory card and 10 gold, lying in your home port, your cubes as the ship card says.',
  'SEA-BASE-03': 'A flag may mark your home port. The flags come with the extra cards.',
  'SEA-BASE-04': 'Draw one of the captains in play: that player is first.',
  'SEA-BASE-05':
    'There are 16 captains in all. Once each player has one, the others are the pile for those who will need another.',
  'SEA-BASE-06': 'The event deck is 34 cards strong.',
  'SEA-BASE-07':
    'Each port has a Demand token showing and a modification hidden, each zone a merchant with its flag hidden; Demand tokens left over form a pile.',
  'SEA-BASE-08': 'Two missions are read out and put in their ports; Glory starts at 0, and 5 brown cubes wait for the enemy.',
  'SEA-BASE-09': 'In a test you roll as many dice as the skill. One skull is enough, unless a card asks for more.',
  'SEA-BASE-10': 'You are a pirate from your first bounty on. Until then you are an honest merchant.',
  'SEA-BASE-11': 'Four Glory cards are all you may hold; a fifth means a discard at once, with no chance to play one first.',
  'SEA-BASE-12': 'Of each type of specialist you may have one.',
  'SEA-BASE-13':
    'A captain who dies or retires takes along cards, ship, all that was aboard and every bounty. Points of Glory and chest stay with you.',
  'SEA-BASE-14':
    'If the zone of your new captain’s home port holds a non-player pirate, draw another captain. If there is none left to draw, the game stops.',
  'SEA-BASE-15':
    'A new captain starts with 10 gold less what is in the chest. At this table what the chest holds comes aboard first and the bank adds the rest; as an option it may stay in the chest.',
  'SEA-BASE-16': 'Your new captain comes into the game on your next turn.',
  'SEA-BASE-17': 'The first player draws the event; if there is none left, the game is over.',
  'SEA-BASE-18':
    'Non-player captains whose icon is on the card move: towards somebody they hunt, or else where their letter points.',
  'SEA-BASE-19':
    'Those they hunt are in their own zone or a neighbouring one. That players in port are left alone is a table option; by the rules they are hunted too.',
  'SEA-BASE-20':
    'A naval ship hunts first those with a bounty of its nation, then those other nations want, then captains of an enemy nation.',
  'SEA-BASE-21':
    'A man-o’-war with no player to hunt makes for the enemy’s man-o’-war. That is an option of playing by the aid; by the rules it goes by its letter.',
  'SEA-BASE-22': 'A pirate hunts non-pirates: those with gold first, then those with cargo, then any.',
  'SEA-BASE-23':
    'A naval ship in its zone keeps a non-player pirate from searching. By the aid, as an option, it then hunts nobody either and goes by its letter.',
  'SEA-BASE-24': 'If a zone has no border on the side of a non-player captain’s letter, take the next one clockwise.',
  'SEA-BASE-25': 'The text of the event is read out, carried out, and the card discarded.',
  'SEA-BASE-26':
    'Table option: after each event all merchants on the track return to zones without one. By the rules they wait until there are 8.',
  'SEA-BASE-27':
    'Cards for another’s turn are announced unseen, shown, and then resolved or not. By the aid, as an option, all are shown before anyone decides; by the rules each is shown as its moment comes.',
  'SEA-BASE-28':
    'You retire a captain in port, before any action. By the aid, as an option, the new one is set up at once and plays from your next turn; by the rules that waits until your next turn.',
  'SEA-BASE-29':
    'If you begin your turn at sea with a hostile non-player captain in your zone, that captain searches for you with Scouting; found, you fight, another player steering the enemy.',
  'SEA-BASE-30':
    'Who is searched for: pirates, then captains of the enemy nation, then, with Contraband, non-pirates who carry it. You are searched for on your own turn; by the aid, as an option, a naval ship leaves you alone while one it wants more is in its zone.',
  'SEA-BASE-31': 'A naval ship searches with its printed value, or with a die per bounty its nation has on you if that is more.',
  'SEA-BASE-32': 'You have up to 3 actions, and may repeat them.',
  'SEA-BASE-33':
    'A Move takes you into port, from zone to zone, or out of port, where the hold is checked. Ports of nations that want you are shut, except your home port.',
  'SEA-BASE-34':
    'To scout, name whom you look for in your zone: a player at sea, a non-player captain or the merchant. If the roll succeeds, you fight.',
  'SEA-BASE-35':
    'You may check a rumour: roll, carry it out, discard it unless it says otherwise. Proven, it is worth 1 Glory point and a card.',
  'SEA-BASE-36': 'You may accomplish a mission: carry it out and discard it, for 1 Glory point and a card.',
  'SEA-BASE-37': 'Attack a captain who is no pirate, and a bounty of that nation is yours as the fight begins.',
  'SEA-BASE-38': 'The attacker declares first. In the first combat round, and with destroyed Masts, Fire is the only choice.',
  'SEA-BASE-39': 'Without Crew you cannot declare Board.',
  'SEA-BASE-40': 'If both declare Flee, the fight ends there.',
  'SEA-BASE-41':
    'The winner’s action counts and so does the loser’s, as far as each may be carried out. Hits are dealt together.',
  'SEA-BASE-42': 'Firing, the winner hits once per Cannon; loser and tied hit once per success, up to their Cannons.',
  'SEA-BASE-43':
    'Each hit rolls a die for its section; a skull goes where the owner of the hit ship wants it, and what a section cannot take falls on the Hull.',
  'SEA-BASE-44': 'With a special weapon, what the section it aims at cannot take is lost and spares the Hull.',
  'SEA-BASE-45':
    'In a crew combat both roll Leadership and strike together, one damage per skull, up to their Crew. With no Crew you have lost; if both still stand, roll again.',
  'SEA-BASE-46': 'A captain whose Crew falls to 0 is killed, and the winner plunders the ship.',
  'SEA-BASE-47':
    'From a player you take gold, Glory cards, cargo, rumour, special weapons, the ship and specialists, as you like; specialists you leave are discarded.',
  'SEA-BASE-48':
    'Plundering a naval ship, draw 3 cargo cards and take their plunder values in gold. Then its Cargo damage takes cards away; those that remain you may load, and you may keep the ship.',
  'SEA-BASE-49':
    'Having won with Flee, you get away if your opponent has no skull. A non-player captain flees only with fewer Cannons or less Crew than you.',
  'SEA-BASE-50':
    'For a pirate player killed, one nation that does not want you pays 5 gold for each of its bounties on that pirate.',
  'SEA-BASE-51': 'For a non-player pirate, a non-pirate gets 5 gold if it was the sloop, 15 if the frigate.',
  'SEA-BASE-52':
    'Sink a non-pirate you attacked, and there may be a second bounty: by the rules for naval ships only, boarded or sunk; as a table option, for players you sink too.',
  'SEA-BASE-53': 'After a combat a non-player captain is fully repaired.',
  'SEA-BASE-54': 'You cannot raid with a destroyed section; that is looked at when you declare the attack.',
  'SEA-BASE-55': 'Turn up the merchant, choose the flag of its token or of its zone, and attack or not.',
  'SEA-BASE-56':
    'A raid: take the bounty, lay out 3 cargo cards, roll Manoeuvre; each skull draws one card more, discards one or exchanges one.',
  'SEA-BASE-57': 'In a raid each special weapon you spend makes one die a skull.',
  'SEA-BASE-58':
    'In a raid the hits come next: a destroyed section is a failure, and without a Hull the ship sinks. Then the merchant escapes if it has at least as many Flight icons as your Manoeuvrability.',
  'SEA-BASE-59':
    'A raid that succeeds pays the sum of its cards, and you may keep them. From 12 gold on it is worth 1 Glory point and a card.',
  'SEA-BASE-60':
    'A Port action costs 1 action, once per turn. Do as many activities as you like, each once, one finished before the next.',
  'SEA-BASE-61':
    'As a Port action opens, the port’s hidden modification is turned up. Where there is none one is laid out, but only when playing with the further modifications.',
  'SEA-BASE-62':
    'Selling always comes first: a card pays 3 gold, or 6 if it is in demand. Selling 3 or more cards in demand is worth 1 point of Glory and a Glory card. Cards you sell are discarded face up.',
  'SEA-BASE-63':
    'After a sale the Demand token is replaced at random. By the rules you must have sold something in demand. By the aid, as a table option, any goods will do.',
  'SEA-BASE-64':
    'To buy, draw 6 cards that only you see, or 3 if you also bought here last turn. Cards of the good in demand are replaced. A card costs 3, 2 or 1 gold if one, two or more of its good were drawn. The rest is discarded face up.',
  'SEA-BASE-65': 'As a table option, you may have at most 6 cargo cards in port. By the rules there is no limit until you leave.',
  'SEA-BASE-66': 'Repairs cost 2 gold per point; Crew is not repaired but recruited.',
  'SEA-BASE-67':
    'You sell the old ship before you buy the new one. The old ship brings 1 gold more per modification and 1 gold less per damage.',
  'SEA-BASE-68':
    'Modifications of a ship you sell go back to ports that have none. With the further modifications in play, they are discarded, and as many others are drawn and dealt to such ports at random.',
  'SEA-BASE-69': 'Buying a frigate or a galleon is worth 1 point of Glory and a Glory card, once per captain.',
  'SEA-BASE-70': 'A man-o’-war can be captured or abandoned, not bought or sold.',
  'SEA-BASE-71': 'A special weapon costs 3 gold, and you may have one of each kind. A modification costs 3 gold.',
  'SEA-BASE-72':
    'To recruit, roll Leadership. If it succeeds, your crew is filled up for free. Otherwise each sailor costs 2 gold, up to your ship’s Crew.',
  'SEA-BASE-73': 'A rumour costs 2 gold and a roll of Influence: if it succeeds, draw one.',
  'SEA-BASE-74':
    'You can accept a mission in its port if you meet its conditions. Another mission takes its place. You have one at a time but may exchange it.',
  'SEA-BASE-75': 'In your home port you may hide gold without saying how much. Each full 10 is worth 1 point, at most 5.',
  'SEA-BASE-76': 'The chest is opened only to declare victory. In your home port you may pay from it or bring gold aboard.',
  'SEA-BASE-77':
    'After all players, the ships of the non-player captains drawn this round enter play at the place on their card: naval ships are brown and have the token of their nation, pirates are black.',
  'SEA-BASE-78': 'At sea there is never more than one pirate frigate, one pirate sloop and one naval ship for each nation.',
  'SEA-BASE-79':
    'A second captain for the same ship covers the first, and the ship moves to the new place. If the new captain is killed, the one beneath returns.',
  'SEA-BASE-80': 'All decks are shuffled at the start.',
  'SEA-BASE-81': 'In the Manoeuvre contest both sides roll Manoeuvre.',
  'SEA-BASE-82': 'A successful Board ends the naval combat and begins the crew combat.',
  'SEA-BASE-83': 'As long as nobody has been killed or has escaped, another combat round follows.',
  'SEA-BASE-84': 'You need not use the skulls of a raid. Each can be used for one of its three purposes.',
  'SEA-BASE-85': 'A sale begins by announcing what you sell.',
  'SEA-BASE-86': 'The cards you buy stay face down. While buying you may discard goods you already had.',
  'SEA-BASE-87': 'If you sell your ship you must buy another.',
  'SEA-BASE-88': 'You can only buy the modification lying in this port. It goes onto your player board.',
};

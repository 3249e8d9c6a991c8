export const sailFight = {
  'NAS-SAIL-01':
    'In phase II you first act at sea, turn after turn, and then make the return voyage. Each of you goes over to it when it suits, until all are home.',
  'NAS-SAIL-02': 'A turn at sea begins with the return of 1 provision to the supply. It is due even if your boat does not stir.',
  'NAS-SAIL-03': 'Without a provision as your turn begins, you have to start the return voyage.',
  'NAS-SAIL-04': 'Your boat may cross into one zone for each pair of a sailor and a sail you have.',
  'NAS-SAIL-05': 'You cross from zone to zone over the dotted lines at sea; land is in the way.',
  'NAS-SAIL-06': 'You may sail less far than your pairs allow, or not at all.',
  'NAS-SAIL-07': 'Entering a zone where a kraken is still unbeaten ends your sailing: you act there this turn.',
  'NAS-SAIL-08': 'A kraken that has stopped you need not be fought. Any action open in the zone will do.',
  'NAS-SAIL-09': 'On a later turn you sail out of the kraken’s zone unhindered.',
  'NAS-SAIL-10':
    'A standing pirate on your upper deck may be laid down to serve as one sailor, for one pair: another zone, another weapon or another die. Lay down as many as you like, but only where each makes a pair.',
  'NAS-SAIL-11': 'A pirate that lies down is no sailor any more until phase III.',
  'NAS-SAIL-12': 'Sailors are not used up. The same ones count for sailing, for attack and for defence, all in one turn.',
  'NAS-SAIL-13':
    'Where your sailing ends you must carry out one action: fight an opponent, capture an outpost, occupy a watch tower, plunder a trading post, meet the old sea dog or draw a tale. With the expansion, you may attack the Flying Dutchman.',
  'NAS-SAIL-14': 'Any number of boats can lie in a zone. They leave each other alone.',
  'NAS-SAIL-15': 'The port of Nassau is part of zone A. A boat at an outpost’s quay is in the zone of that outpost.',
  'NAS-SAIL-16': 'After your action it is the turn of the next player clockwise.',
  'NAS-SAIL-17': 'If you have no provision, or no wish to act, you pass and begin the return voyage on that very turn.',
  'NAS-SAIL-18': 'Decide before you pay: once your provision is returned, there is no passing and you must act.',

  'NAS-FIGHT-01': 'Choose one opponent in your zone to fight.',
  'NAS-FIGHT-02':
    'Each kind of opponent yields to one type of weapon alone, the one your ship shows above it. For the kraken it is the harpoon.',
  'NAS-FIGHT-03': 'An opponent’s strength, 1 to 5, stands on its tile.',
  'NAS-FIGHT-04':
    'For each pair of a sailor and a weapon of the right type, the starting weapon included, you may place 1 crate from your holds on the opponent.',
  'NAS-FIGHT-05':
    'You decide how many crates to place, from 1 up to your pairs and your crates; more than the opponent’s strength if you like. None is needed if a bomb or the crab does the work.',
  'NAS-FIGHT-06': 'Every crate on an opponent is 1 damage.',
  'NAS-FIGHT-07':
    'A fight goes in this order: bomb and crab, crates, combat tokens, dodges, defence against attacks, losses, reward and points, and at last whether the opponent is beaten. After the tokens are seen, no crate and no bomb can be added.',
  'NAS-FIGHT-08':
    'Draw as many combat tokens as the opponent has strength, whatever damage it already bears. The crab takes one off.',
  'NAS-FIGHT-09': 'A combat token that shows nothing does nothing.',
  'NAS-FIGHT-10':
    'A dodge takes one of the crates you placed in this fight back to your reserve. Once none is left, further dodges do nothing; crates of earlier fights and of bombs are safe, unless the table puts all your crates at stake.',
  'NAS-FIGHT-11': 'For 1 rum you ignore a dodge. Decide for each dodge by itself.',
  'NAS-FIGHT-12': 'An attack shows the equipment you stand to lose by it.',
  'NAS-FIGHT-13':
    'If there is any attack, defend yourself: roll one die for each pair of a sailor and a sail, 5 at most. You may lay down pirates for it after seeing the tokens, none beyond your sails.',
  'NAS-FIGHT-14': 'Every 3, 4, 5 or 6 you roll drives off one attack, which one being up to you.',
  'NAS-FIGHT-15':
    'Every attack you did not drive off costs you one equipment of the kind it shows. If it leaves a choice, you choose; attacks are settled one after another.',
  'NAS-FIGHT-16': 'If you have no equipment of the kind an attack shows, it costs you 3 points.',
  'NAS-FIGHT-17':
    'Your starting weapons, starting sailor, starting sail and 3 printed holds are never lost. If an attack finds nothing else of the kind, you lose 3 points.',
  'NAS-FIGHT-18': 'A lost hold is an opened one closing again. What it held is lost unless your other holds have room.',
  'NAS-FIGHT-19':
    'The combat tokens return to the bag when the fight is over, and not before: one that was driven off cannot be drawn again in this fight.',
  'NAS-FIGHT-20': 'The damage to an opponent is the number of crates lying on it, everybody’s together.',
  'NAS-FIGHT-21':
    'If you dealt at least 1 damage in this fight, you take the opponent’s reward and score its points at once, beaten or not.',
  'NAS-FIGHT-22': 'If you dealt no damage in this fight, you get neither reward nor points.',
  'NAS-FIGHT-23':
    'If the reward is a random good, draw it from the goods bag into a hold. You may make room first; otherwise it is lost, and the points still count.',
  'NAS-FIGHT-24':
    'When the crates on an opponent, of all colours, equal or exceed its strength, it is beaten, and the player who is fighting takes its tile aboard.',
  'NAS-FIGHT-25':
    'The crates on a beaten opponent go back to the reserves of their owners. The tile goes to the one who fought last, and to nobody else.',
  'NAS-FIGHT-26': 'If the opponent holds out, all crates stay on it and count in every later fight, no matter who fights.',
  'NAS-FIGHT-27': 'You may fight the same opponent again on later turns, and be rewarded again.',
  'NAS-FIGHT-28':
    'You may begin a fight only if you can deal damage in it: with a crate and a pair, with a bomb, or with the crab against strength 1.',
  'NAS-FIGHT-29': 'No opponent takes the place of a beaten one.',
  'NAS-FIGHT-30':
    'What an attack takes returns to its stock: items, weapons, sails and sailors to the supply, goods to their bag, crates to your reserve. A hold tile turns to its closed side.',
};

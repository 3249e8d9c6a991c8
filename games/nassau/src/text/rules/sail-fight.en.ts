export const sailFight = {
  'NAS-SAIL-01':
    'In phase II you first take actions at sea, turn after turn, and then make the voyage home. You start it when you like, and the phase lasts until all players are home.',
  'NAS-SAIL-02': 'A turn at sea begins by returning 1 provision to the supply. You pay it even if your boat does not move.',
  'NAS-SAIL-03': 'If you have no provision at the start of your turn, you must start the voyage home.',
  'NAS-SAIL-04': 'Your boat may enter one zone for each pair of a sailor and a sail you have.',
  'NAS-SAIL-05': 'Boats go from zone to zone only across the dotted lines at sea, never across islands.',
  'NAS-SAIL-06': 'You may enter fewer zones than your pairs allow, or stay where you are.',
  'NAS-SAIL-07': 'Entering a zone where a kraken is still unbeaten ends your sailing: you act there this turn.',
  'NAS-SAIL-08': 'You need not fight a kraken that has stopped you. You may take any action possible in the zone.',
  'NAS-SAIL-09': 'On a later turn you leave the kraken’s zone freely.',
  'NAS-SAIL-10':
    'You may lay down a standing pirate on your upper deck to use it as a sailor in one pair, for one more zone, weapon or die. Lay down as many as you like, but only where each makes a pair.',
  'NAS-SAIL-11': 'A pirate lying down cannot be used as a sailor again until phase III.',
  'NAS-SAIL-12': 'Sailors are not used up. The same ones count for sailing, attack and defence in the same turn.',
  'NAS-SAIL-13':
    'In the zone where you stop, you must take one action: fight an opponent, capture an outpost, occupy a watch tower, plunder a trading post, meet the old sea dog or draw a tale. With the expansion you may also attack the Flying Dutchman.',
  'NAS-SAIL-14': 'A zone holds any number of boats. They have no effect on each other.',
  'NAS-SAIL-15': 'The port of Nassau is part of zone A. A boat at an outpost’s quay is in the zone of that outpost.',
  'NAS-SAIL-16': 'After your action it is the turn of the next player clockwise.',
  'NAS-SAIL-17': 'If you have no provision, or don’t want to act, you pass and begin the voyage home on that same turn.',
  'NAS-SAIL-18':
    'Decide before you pay: once you have returned your provision, you cannot pass any more and must take an action.',

  'NAS-FIGHT-01': 'Choose one opponent in your zone to fight.',
  'NAS-FIGHT-02':
    'Each kind of opponent can be attacked with only one type of weapon, the one your ship shows above it. For the kraken it is the harpoon.',
  'NAS-FIGHT-03': 'An opponent’s strength, from 1 to 5, is printed on its tile.',
  'NAS-FIGHT-04':
    'For each pair of a sailor and a weapon of the right type, the starting weapon included, you may place 1 crate from your holds on the opponent.',
  'NAS-FIGHT-05':
    'You decide how many crates to place, from 1 up to the number of your pairs and of your crates, even more than the opponent’s strength. You need none if a bomb or the crab does the damage.',
  'NAS-FIGHT-06': 'Every crate on an opponent deals 1 damage.',
  'NAS-FIGHT-07':
    'A fight goes in this order: bomb and crab, crates, Combat tokens, dodges, defence against attacks, losses, reward and points, and last the check whether the opponent is beaten. After the tokens are seen, no crate or bomb can be added.',
  'NAS-FIGHT-08':
    'Draw as many Combat tokens as the opponent’s strength, whatever damage it already has. With the crab, draw one fewer.',
  'NAS-FIGHT-09': 'A blank Combat token has no effect.',
  'NAS-FIGHT-10':
    'A dodge sends one of the crates you placed in this fight back to your reserve. Once none is left, further dodges have no effect. Crates of earlier fights and of bombs are safe, unless the table chose to put all your crates at stake.',
  'NAS-FIGHT-11': 'You may spend 1 rum to ignore a dodge. You decide for each dodge separately.',
  'NAS-FIGHT-12': 'An attack shows the equipment you may lose to it.',
  'NAS-FIGHT-13':
    'If there is at least one attack, you defend yourself: roll one die for each pair of a sailor and a sail, at most 5. You may lay down pirates for it after seeing the tokens, but no more than your sails allow.',
  'NAS-FIGHT-14': 'Every 3, 4, 5 or 6 you roll repels one attack of your choice.',
  'NAS-FIGHT-15':
    'Every attack you do not repel costs you one piece of equipment of the kind it shows. If it leaves a choice, you choose. Attacks are resolved one after another.',
  'NAS-FIGHT-16': 'If you have no equipment of the kind an attack shows, it costs you 3 points.',
  'NAS-FIGHT-17':
    'You cannot lose your starting weapons, starting sailor, starting sail or the 3 printed holds. If an attack finds nothing else of the kind, you lose 3 points.',
  'NAS-FIGHT-18': 'If you lose a hold, one you had opened closes again. Its contents are lost unless your other holds have room.',
  'NAS-FIGHT-19':
    'The Combat tokens return to the bag only when the fight is over: an attack you repelled cannot be drawn again in this fight.',
  'NAS-FIGHT-20': 'The damage to an opponent is the number of crates on it, those of all players together.',
  'NAS-FIGHT-21':
    'If you dealt at least 1 damage in this fight, you take the opponent’s reward and score its points at once, beaten or not.',
  'NAS-FIGHT-22': 'If you dealt no damage in this fight, you get neither reward nor points.',
  'NAS-FIGHT-23':
    'If the reward is a random good, draw it from the goods bag into a hold. You may make room first. Otherwise it is lost, but the points still count.',
  'NAS-FIGHT-24':
    'When the crates on an opponent, of all colours, equal or exceed its strength, it is beaten, and the player who is fighting takes its tile aboard.',
  'NAS-FIGHT-25':
    'The crates on a beaten opponent go back to the reserves of their owners. Only the player who beat it gets the tile.',
  'NAS-FIGHT-26': 'If the opponent is not beaten, all crates stay on it and count in every later fight, of any player.',
  'NAS-FIGHT-27': 'You may fight the same opponent again on later turns and get its reward again.',
  'NAS-FIGHT-28':
    'You may begin a fight only if you can deal damage in it: with a crate and a pair, with a bomb, or with the crab against strength 1.',
  'NAS-FIGHT-29': 'The space of a beaten opponent stays empty for the rest of the game.',
  'NAS-FIGHT-30':
    'Equipment lost to an attack goes back where it came from: items, weapons, sails and sailors to the supply, goods to their bag, crates to your reserve. A hold tile is turned to its closed side.',
};

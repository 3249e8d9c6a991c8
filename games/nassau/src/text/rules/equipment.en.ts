export const equipment = {
  'NAS-EQUIP-01': 'A weapon you gain goes above your starting weapon of that type.',
  'NAS-EQUIP-02': 'You can have 5 weapons of each type, the starting weapon included: you can gain at most 4 of each.',
  'NAS-EQUIP-03': 'A new sail goes to the left of the others. Your ship carries at most 5 sails, the starting sail included.',
  'NAS-EQUIP-04': 'Doubloons, rum, bombs, contracts and compasses go onto your upper deck. There is no limit.',
  'NAS-EQUIP-05':
    'If you get a pirate, take one of yours from a tavern table of your choice to your upper deck, standing. You can use this pirate from your next move on.',
  'NAS-EQUIP-06': 'When a pirate of yours leaves a tavern table, you get the equipment of that table at once.',
  'NAS-EQUIP-07':
    'No pirate ever goes back to the tavern, so each table gives you its equipment once per game. When all your pirates have left it, you get nothing.',
  'NAS-EQUIP-08': 'A new sailor goes onto your upper deck. You can have at most 5, the starting sailor included.',
  'NAS-EQUIP-09':
    'If you get tales, draw 3, one at a time, each from the Arrr deck or the B deck. You look at each before you choose the deck of the next.',
  'NAS-EQUIP-10': 'The tales of the Arrr deck are usually easier; those of the B deck ask more and are worth more.',
  'NAS-EQUIP-11':
    'If you get a hold, turn one of your closed hold tiles to its open side. If both are already open, nothing happens.',
  'NAS-EQUIP-12': 'If you get crates, 3 of them go from your reserve into your open holds, together or apart.',
  'NAS-EQUIP-13': 'If you get provisions, 2 of them go into your open holds, together or apart.',
  'NAS-EQUIP-14': 'There is no limit to the tales in your hand.',
  'NAS-EQUIP-15':
    'You cannot get what has run out. Your crates, weapons, sails, sailors, animals, goods, bombs, contracts and compasses are limited; doubloons, rum and provisions never run out.',

  'NAS-HOLD-01': 'An open hold takes at most 4 crates, or 3 provisions, or 1 good.',
  'NAS-HOLD-02': 'Crates, provisions and goods never mix in one hold. The rat is the only exception.',
  'NAS-HOLD-03': 'Nothing goes into a closed hold.',
  'NAS-HOLD-04': 'You may rearrange your holds at any time, even on another player’s turn. Here it is done for you.',
  'NAS-HOLD-05':
    'To make room you may throw cargo overboard at any time: crates go back to your reserve, provisions to the supply and goods to their bag.',
  'NAS-HOLD-06': 'You do not receive what your holds cannot take, however you arrange them.',
  'NAS-HOLD-07':
    'To see whether a cargo fits, count a hold for every 4 crates begun, one for every 3 provisions begun and one for each good. The sum may not exceed your open holds.',

  'NAS-ANIMAL-01':
    'If you get an animal, take one of the three face up on the animal island. A new one is revealed in its place at once. If there is one you can take, you must take it.',
  'NAS-ANIMAL-02': 'You put the animal on one of your sailors. Each sailor carries only one.',
  'NAS-ANIMAL-03': 'If all your sailors already carry one, the animal waits on an empty sailor place and cannot be used.',
  'NAS-ANIMAL-04':
    'The next sailor you gain goes under a waiting animal, the one you choose if there are several. From then on you can use that animal.',
  'NAS-ANIMAL-05': 'You can have at most 5 animals. With 5 you take no more, and you cannot exchange one.',
  'NAS-ANIMAL-06': 'You never have two animals of the same kind.',
  'NAS-ANIMAL-07':
    'If you already own the kinds of all three animals face up, the leftmost is replaced from the pile until a kind appears that you do not have. You take it.',
  'NAS-ANIMAL-08':
    'Animals set aside while you look for a kind you lack are shuffled back into the pile, and then the leftmost place is filled again. If no such kind is found, nothing changes.',
  'NAS-ANIMAL-09': 'When you use an animal, turn it over. You cannot use it again this round.',
  'NAS-ANIMAL-10': 'In phase III all animals are turned face up again for the next round.',
  'NAS-ANIMAL-11': 'When the pile is empty, places on the island stay empty. If there is no animal to take, you get none.',
  'NAS-ANIMAL-12':
    'The rat lets you load one of your holds twice, for instance with a good and 3 provisions. Two loads of one kind are allowed, three kinds never. A table option asks for two different kinds.',
  'NAS-ANIMAL-13': 'On your first turn of the next round you use the rat again, or the surplus goes back where it came from.',
  'NAS-ANIMAL-14': 'While the rat is in use you may still rearrange your holds.',
  'NAS-ANIMAL-15':
    'The tortoise doubles one of the three incomes when you reach your home port: 2 crates per outpost, 2 tales per opponent or 4 points per watch tower, as you choose. The other two come as usual. A table option adds the doubled income on top instead.',
  'NAS-ANIMAL-16':
    'The crab lowers your opponent’s strength by 1 for this fight. You draw one Combat token fewer and need one crate fewer to beat it.',
  'NAS-ANIMAL-17': 'The crab does not change the points the opponent is worth.',
  'NAS-ANIMAL-18':
    'If the crab brings the strength down to 0, the opponent is beaten at once, without crates or Combat tokens. You get the reward and the points.',
  'NAS-ANIMAL-19': 'When you fight an opponent, the cat lets you roll all dice that show 1 or 2 again, once.',
  'NAS-ANIMAL-20':
    'When you fight an opponent, the lizard gives you its reward twice, but its points only once. If the lizard’s sailor is lost in that fight, it cannot help.',
  'NAS-ANIMAL-21':
    'When you start from a quay in the port of Nassau, the little kraken gives you its bonus twice. The 2 provisions are not doubled.',
  'NAS-ANIMAL-22': 'The parrot doubles the points of a tale you tell, even of a bad joke.',
  'NAS-ANIMAL-23': 'The parrot’s doubling does not count when tales are compared in phase III.',
  'NAS-ANIMAL-24':
    'The monkey spirit lets you use one of your items (rum, doubloon, compass, contract or bomb) and keep it. You must own it. If a price is several items, the spirit saves one of them.',
  'NAS-ANIMAL-25':
    'Animals stay where they were put: you cannot exchange them between sailors or with one that waits. If its sailor is lost, an animal moves to a free sailor or waits again.',
};

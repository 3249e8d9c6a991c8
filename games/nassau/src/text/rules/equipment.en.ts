export const equipment = {
  'NAS-EQUIP-01': 'A weapon you gain goes above your starting weapon of that type.',
  'NAS-EQUIP-02': 'Five weapons of a type is the limit, your starting weapon among them: you can gain at most 4 of each.',
  'NAS-EQUIP-03': 'A new sail goes to the left of your others. Your ship carries 5 sails at most, the starting sail included.',
  'NAS-EQUIP-04': 'Doubloons, rum, bombs, contracts and compasses lie on your upper deck, and you may have any number of them.',
  'NAS-EQUIP-05':
    'A pirate to hire: call one of yours from the tavern table you choose to your upper deck, standing, and ready for your next move.',
  'NAS-EQUIP-06': 'A pirate you hire brings along the equipment of that table, and you take it at once.',
  'NAS-EQUIP-07':
    'No pirate ever goes back to the tavern, so each table pays you once in a game. When yours have all left, hiring brings nothing.',
  'NAS-EQUIP-08': 'A new sailor joins your upper deck. You may have 5 at most, the starting sailor included.',
  'NAS-EQUIP-09':
    'Tales: draw three, one at a time, from A or B as you please each time, looking at each before you choose the next deck.',
  'NAS-EQUIP-10': 'As a rule the tales of the Arrr deck are the easier ones; those of the B deck ask more and are worth more.',
  'NAS-EQUIP-11': 'A new hold: turn one of your closed hold tiles to its open side. If both are open already, nothing happens.',
  'NAS-EQUIP-12': 'Crates: three of them move from your reserve into open holds, together or spread as you like.',
  'NAS-EQUIP-13': 'Provisions: two of them go into open holds, together or apart.',
  'NAS-EQUIP-14': 'Hold as many tales in hand as you like.',
  'NAS-EQUIP-15':
    'What has run out cannot be had: your crates, the weapons, sails and sailors, the animals and goods, the bombs, contracts and compasses are counted. Doubloons, rum and provisions never run out.',

  'NAS-HOLD-01': 'An open hold takes 4 crates, or 3 provisions, or a single good, at most.',
  'NAS-HOLD-02': 'Crates, provisions and goods never mix in one hold. Only the rat makes an exception.',
  'NAS-HOLD-03': 'Nothing goes into a closed hold.',
  'NAS-HOLD-04': 'You may restow your holds whenever you like, even on somebody else’s turn. Here it is done for you.',
  'NAS-HOLD-05':
    'To make room you may throw cargo out at any time: provisions return to the supply, crates to your reserve, goods to their bag.',
  'NAS-HOLD-06': 'What your holds cannot take, however you stow them, is not received.',
  'NAS-HOLD-07':
    'To see whether a cargo fits, count a hold for every 4 crates begun, one for every 3 provisions begun and one for each good. The sum may not exceed your open holds.',

  'NAS-ANIMAL-01':
    'An animal: take one of the three lying face up on the animal island. A new one is turned up in its place at once. One you can take must be taken.',
  'NAS-ANIMAL-02': 'The animal climbs onto a sailor of yours. A sailor carries one animal, no more.',
  'NAS-ANIMAL-03': 'If all your sailors carry one already, the animal waits on an empty sailor place, where it cannot be used.',
  'NAS-ANIMAL-04':
    'The next sailor you gain slips under a waiting animal, the one you choose if there are several, and that animal can be used from then on.',
  'NAS-ANIMAL-05': 'You can have 5 animals at most. With 5 you take no more, and none may be swapped.',
  'NAS-ANIMAL-06': 'You never have two animals of a kind.',
  'NAS-ANIMAL-07':
    'If you own the kinds of all those face up, new animals from the pile replace the leftmost one until a kind comes that you lack. That one is yours.',
  'NAS-ANIMAL-08':
    'Animals set aside while you look for a kind you lack are shuffled back into the pile; then the leftmost place is filled again. If none is found, nothing has changed.',
  'NAS-ANIMAL-09': 'Turn an animal over when you use it. It is no help again this round.',
  'NAS-ANIMAL-10': 'In phase III all animals are turned face up and are fresh for the next round.',
  'NAS-ANIMAL-11': 'When the pile is empty, places on the island stay empty. If there is nothing to take, you take nothing.',
  'NAS-ANIMAL-12':
    'Rat: load one of your holds twice over, a good and 3 provisions for instance. Two loads of one kind are fine, three kinds never; the table may insist on two different kinds.',
  'NAS-ANIMAL-13': 'On your first turn of the next round you use the rat again, or the surplus goes back where it came from.',
  'NAS-ANIMAL-14': 'While the rat is at work you may still restow your holds as you please.',
  'NAS-ANIMAL-15':
    'Tortoise: as you reach your home port, one of its three incomes, of your choice, is doubled: 2 crates per outpost, 2 tales per opponent, or 4 points per watch tower. The others come as usual. The table may add the doubled income on top instead.',
  'NAS-ANIMAL-16':
    'Crab: for this fight your opponent is 1 weaker. You draw one combat token fewer, and one crate fewer brings it down.',
  'NAS-ANIMAL-17': 'An opponent made weaker by the crab is worth as many points as ever.',
  'NAS-ANIMAL-18':
    'If the crab brings the strength down to 0, the opponent is beaten on the spot, with no crates placed and no combat tokens drawn; reward and points are yours.',
  'NAS-ANIMAL-19': 'Cat: when you fight an opponent, roll all dice that show 1 or 2 once more.',
  'NAS-ANIMAL-20':
    'Lizard: when you fight an opponent, its reward comes to you twice, its points once. If the lizard’s sailor was lost in that very fight, it is no help.',
  'NAS-ANIMAL-21':
    'Kraken: when you start from a quay in the port of Nassau, you take its bonus twice. The 2 provisions are not doubled.',
  'NAS-ANIMAL-22': 'Parrot: a tale you tell scores twice its points, a bad joke included.',
  'NAS-ANIMAL-23': 'When tales are compared in phase III, the parrot’s doubling is left out.',
  'NAS-ANIMAL-24':
    'Monkey spirit: use one of your items, be it rum, doubloon, compass, contract or bomb, and keep it. You must own it. Of a price of several, the spirit saves one.',
  'NAS-ANIMAL-25':
    'Animals stay where they were put: you cannot swap them between sailors, nor with one that waits. If its sailor is lost, an animal moves to a free sailor or goes back to waiting.',
};

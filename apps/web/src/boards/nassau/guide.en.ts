import type { Guide } from '../board.ts';

export const en: Guide = {
  opening: [
    {
      title: 'Four rounds, three stages',
      text: 'Every round you fit out your ship in Nassau, sail the Caribbean for as long as your provisions last, and bring home what makes a good tale. Most points after four rounds win.',
    },
    {
      title: 'The part that matters now is in front',
      text: 'Town, sea and the way home stand beside each other; a press on a small picture brings it to the front. Your ship is always below. What can be chosen glows; rest the pointer or a finger on anything to see what it takes and what it brings.',
    },
    {
      title: 'A first round',
      text: 'Look at the tales beside your ship: each says what would make it true, and how far along you are. Fetch in town what one or two of them ask for, and a weapon and crates against an opponent in zone A: the sign at its upper right is the weapon it falls to. Keep a rum for the campfire, and leave while there are good quays.',
    },
    {
      title: 'What wins',
      text: 'Beaten opponents count most, the more different kinds the better: their points are multiplied by the kinds. Tales come next. Towers, hidden goods and weapons are products too, so a little of everything brings little.',
    },
    {
      title: 'Nothing to learn by heart',
      text: 'The rules lie beside the board, and the § of every question leads to its own. Rest the pointer or a finger on anything: it says what it does. On a keyboard, the question mark lists the keys.',
    },
  ],
  moments: {
    'town.turn': {
      title: 'One captain for everybody',
      text: 'He belongs to nobody: you move him on from where the last player left him. On a lit alley, the dark badge says how many of your pirates go on its stones and stay there until the end of the round; the square at its end gives what it shows, one of the two where it is halved. An alley with pirates on it is closed to all. Instead of moving him you may pause for a rum, or pass and leave for a quay.',
    },
    'town.again': {
      title: 'A second move for a doubloon',
      text: 'Once a turn. The alley needs its pirates all the same.',
    },
    'town.move': {
      title: 'Out of the dead end',
      text: 'All alleys were taken, so the captain was put back. Now he must walk from here.',
    },
    'town.land': {
      title: 'The barge',
      text: 'It brings the captain to any other free alley at the edge of the town. Both alleys need their pirates, and the ferryman a doubloon, or two points if you have none.',
    },
    'town.quay': {
      title: 'Leave the town, take a quay',
      text: 'Every quay gives two provisions, which are two turns at sea, and what is drawn on it. A quay holds one boat. Whoever leaves first takes the dolphin and begins at sea. The pirates still on your deck sail along and can stand in for sailors.',
    },
    'town.twice': {
      title: 'The little kraken',
      text: 'It brings the bonus of the quay twice, once a round. The provisions stay as they are.',
    },
    'gain.choose': { title: 'One of the two', text: 'The square offers two things, and you take one of them.' },
    'gain.weapon': {
      title: 'Any weapon you like',
      text: 'Each kind of opponent falls to one weapon only. At the end your strongest type is multiplied by all the weapons you have won.',
    },
    'gain.animal': {
      title: 'An animal comes aboard',
      text: 'On a sailor’s hat it helps once a round. A sailor with an animal is worth eight points at the end.',
    },
    'gain.hat': { title: 'A sailor for an animal', text: 'The animal you choose sits on his hat and helps from now on.' },
    'gain.table': {
      title: 'A pirate from the tavern',
      text: 'He joins your crew for good, and you also receive what stands on his table.',
    },
    'gain.deck': {
      title: 'Which deck?',
      text: 'Tales of deck B are worth more and ask for more. The gauge on a tale in your hand says how far along it is.',
    },
    'pay.keep': { title: 'The monkey spirit', text: 'Once a round it saves what you were about to pay.' },
    'holds.room': {
      title: 'The holds are full',
      text: 'A hold carries four crates, or three provisions, or one good, and never two kinds. Empty one, or take what fits.',
    },
    'holds.overflow': { title: 'Too much aboard', text: 'You have fewer holds than before. Something must go overboard.' },
    'sea.turn': {
      title: 'A provision a turn',
      text: 'Sail through as many zones as you have sets of a sailor and a sail, then do one thing: fight, take an outpost or a tower, plunder, meet the sea dog, or draw a tale. The badge below an opponent says how likely it falls to you now; if you cannot beat it yet, how many of its crates you could fire. Without provisions you head for home.',
    },
    'sea.act': {
      title: 'Sail on, or act here',
      text: 'The provision is eaten, so something must be done: at the least, draw a tale. A kraken that is not beaten holds your boat.',
    },
    'fight.fire': {
      title: 'How many crates?',
      text: 'One for each set of a sailor and the right weapon; a pirate may lie down for a missing sailor. As many crates as its strength beat it, over several fights too. It answers with as many tokens as it is strong.',
    },
    'fight.dodge': { title: 'It dodges', text: 'One of your crates misses, unless you spend a rum.' },
    'fight.dice': {
      title: 'Defend yourself',
      text: 'A die for each set of a sailor and a sail: 3 or more repels an attack. Pirates may lie down for more dice.',
    },
    'fight.cat': { title: 'The cat', text: 'It rolls every 1 and 2 again, once a round.' },
    'fight.repel': { title: 'Which attack is repelled?', text: 'What is left takes something from your ship, or three points.' },
    'fight.reward': { title: 'The reward, once more?', text: 'A contract or the lizard brings it again. The points come once.' },
    'loss.weapon': { title: 'A weapon is lost', text: 'The printed ones cannot be lost.' },
    'loss.sailor': { title: 'A sailor is lost', text: 'One of the animals loses its hat and waits for another sailor.' },
    'tower.crates': {
      title: 'Crates on the tower',
      text: 'Whoever wants it must place one more than lie there. At the end all your crates on towers are multiplied by your towers.',
    },
    'sea-dog.trade': { title: 'A bargain', text: 'One thing for a doubloon, once a round.' },
    'return.stop': {
      title: 'On the way home',
      text: 'Skull Island, the campfire, the home port, in this order; each takes a turn, and the first two can be left out. Whoever is home first takes the dolphin.',
    },
    'skull-island.goods': {
      title: 'How many goods?',
      text: 'One good for 1 doubloon, two for 3, three for 5, all at once: you come here once a round.',
    },
    'skull-island.hide': {
      title: 'Hide your goods',
      text: 'A good that is next in your hideout goes on its space; any other goes to the centre. At the end the values of filled spaces are multiplied by all goods hidden.',
    },
    'campfire.tell': {
      title: 'Tales at the fire',
      text: 'Three tales for each rum. What is true is told for its points, anything else is a bad joke for one point. The best teller of the round gets five points more; whoever tells nothing loses five.',
    },
    'home.tortoise': { title: 'The tortoise', text: 'It doubles one of your three incomes.' },
    'refit.began': {
      title: 'Refit',
      text: 'Pirates come back aboard, animals wake, tales of the round are compared, and goods, animals and the sea dog are renewed.',
    },
    'count.began': {
      title: 'The count',
      text: 'Six sources are added to the track, most of them products: it pays to have much of both factors.',
    },
    'dutchman.fire': {
      title: 'The Flying Dutchman',
      text: 'Nobody beats him. Whoever hits him most in a round takes the tile’s points, and every other crate counts on the large quay at the end.',
    },
    'merchant.bonus': {
      title: 'The travelling merchant',
      text: 'He pays whoever brings the captain to him, and then moves to the next corner of the town.',
    },
    'merchant.more': { title: 'A second bonus', text: 'For a doubloon he gives another of the three, once.' },
    'merchant.send': {
      title: 'Where does the merchant go?',
      text: 'To a square of the next corner of the town, clockwise. He waits there for the captain, also in later rounds.',
    },
  },
};

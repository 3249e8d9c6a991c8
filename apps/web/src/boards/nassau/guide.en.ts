import type { Guide } from '../board.ts';

export const en: Guide = {
  opening: [
    {
      title: 'Four rounds, three stages',
      text: 'Each round you equip your ship in Nassau, sail the Caribbean while your provisions last, and come home with tales to tell. After 4 rounds the player with the most points wins.',
    },
    {
      title: 'The current stage is in front',
      text: 'Nassau, the Caribbean and the voyage home are side by side; choose a small picture to bring that stage to the front. Your ship is always below. Anything you can choose is lit. Hover or long-press it to see what it costs and gives.',
    },
    {
      title: 'Your first round',
      text: 'Read the tales beside your ship: each says what makes it true and how close you are. In town, look for what one or two of them need, and for a weapon and crates against an opponent in zone A. The sign at its upper right is the weapon that beats it. Keep 1 rum for the campfire, and leave while good quays are free.',
    },
    {
      title: 'What wins',
      text: 'Beaten opponents count most, especially if they are of different kinds: their points are multiplied by the number of kinds. Tales come next. Watch towers, hidden goods and weapons are also multiplied, so choose one or two of them rather than a little of each.',
    },
    {
      title: 'Nothing to learn by heart',
      text: 'The rules are beside the board, and the § next to a question opens the one that applies. Hover or long-press anything to see what it does.',
    },
  ],
  moments: {
    'town.turn': {
      title: 'One pirate captain for everyone',
      text: 'Everyone moves the same captain, from where the last player left it. The dark badge on a lit alley says how many of your pirates you place there; they stay until the end of the round. The space at the end of the alley gives what it shows, or one of the two things if it is halved. An alley with pirates is closed to everyone. Instead of moving the captain you can pause for 1 rum, or pass and take a quay.',
    },
    'town.again': {
      title: 'A second move for 1 doubloon',
      text: 'Once per turn. The second alley needs its pirates too.',
    },
    'town.move': {
      title: 'Out of the dead end',
      text: 'Every alley was blocked, so the captain went back to an earlier space and must now move from here.',
    },
    'town.land': {
      title: 'The barge',
      text: 'It takes the captain to any other free alley at the edge of the town. Both alleys need their pirates, and the barge costs 1 doubloon, or 2 points if you have none.',
    },
    'town.quay': {
      title: 'Leave Nassau and take a quay',
      text: 'Every quay gives 2 provisions; a quay in Nassau also gives its bonus. A provision is a turn at sea. A quay holds only one boat. The first player to leave takes the dolphin and goes first at sea. The pirates still on your deck come along and can work as sailors.',
    },
    'town.twice': {
      title: 'The little kraken',
      text: 'Once per round it doubles the bonus of your quay, but not the provisions.',
    },
    'gain.choose': { title: 'One of the two', text: 'The space offers two things, and you take one.' },
    'gain.weapon': {
      title: 'Any weapon',
      text: 'Each kind of opponent can be beaten with one weapon only. At the end, the number of weapons of your strongest type is multiplied by the number of weapons you have won.',
    },
    'gain.animal': {
      title: 'An animal comes aboard',
      text: 'With a sailor to carry it, it helps once per round. Each sailor paired with an animal is worth 8 points at the end.',
    },
    'gain.hat': { title: 'A sailor for an animal', text: 'The sailor carries the animal you choose, which helps from now on.' },
    'gain.table': {
      title: 'A pirate from the tavern',
      text: 'The pirate joins your crew for the rest of the game, and you also get what their table shows.',
    },
    'gain.deck': {
      title: 'Which deck?',
      text: 'Tales of the B deck are worth more and are harder to make true. The gauge on a tale in your hand shows how close you are.',
    },
    'pay.keep': { title: 'The monkey spirit', text: 'Once per round it saves you what you are about to pay.' },
    'holds.room': {
      title: 'Your holds are full',
      text: 'A hold carries 4 crates, 3 provisions or 1 good, never two kinds at once. Empty a hold, or take what fits.',
    },
    'holds.overflow': { title: 'Too much aboard', text: 'You have lost a hold, so something must go overboard.' },
    'sea.turn': {
      title: 'One provision per turn',
      text: 'Sail through as many zones as you have pairs of sailor and sail, then take one action: fight, capture an outpost, occupy a watch tower, plunder a trading post, meet the old sea dog or draw a tale. The badge below an opponent shows your chance to beat it now, or how many of the crates you need you could fire. Without provisions you sail home.',
    },
    'sea.act': {
      title: 'Sail on or act here',
      text: 'You have spent the provision, so you must take an action; drawing a tale is the least you can do. An unbeaten kraken stops your boat.',
    },
    'fight.fire': {
      title: 'How many crates?',
      text: 'You can fire 1 crate per pair of sailor and matching weapon; a pirate can replace a sailor. An opponent is beaten when the crates on it equal its strength, even after several fights. It answers with as many Combat tokens as its strength.',
    },
    'fight.dodge': { title: 'A dodge', text: 'One of your crates misses unless you spend 1 rum.' },
    'fight.dice': {
      title: 'Defend yourself',
      text: 'You roll 1 die per pair of sailor and sail; each 3 or more repels an attack. Pirates can work as sailors for more dice.',
    },
    'fight.cat': { title: 'The cat', text: 'Once per round it rolls every 1 and 2 again.' },
    'fight.repel': {
      title: 'Which attack do you repel?',
      text: 'Each attack you don’t repel costs you what it shows, or 3 points if you have none.',
    },
    'fight.reward': {
      title: 'The reward again?',
      text: 'A contract or the lizard gives you the reward again, but not the points.',
    },
    'loss.weapon': { title: 'You lose a weapon', text: 'Weapons printed on your ship can’t be lost.' },
    'loss.sailor': { title: 'You lose a sailor', text: 'One of your animals must wait for another sailor.' },
    'tower.crates': {
      title: 'Crates on the tower',
      text: 'To take a tower you place more crates than are already there. At the end, all your crates on towers are multiplied by the number of your towers.',
    },
    'sea-dog.trade': { title: 'A trade', text: 'You can buy one thing for 1 doubloon, once per round.' },
    'return.stop': {
      title: 'The voyage home',
      text: 'Skull Island, Campfire Island and the home port come in this order. Each takes a turn, and you can skip the first two. The first player home takes the dolphin.',
    },
    'skull-island.goods': {
      title: 'How many goods?',
      text: 'Hiding 1 good costs 1 doubloon, 2 goods cost 3, and 3 goods cost 5. You come here only once per round, so you pay for all of them now.',
    },
    'skull-island.hide': {
      title: 'Hide your goods',
      text: 'The good your hideout needs next goes on its space; any other goes to the centre. At the end, the values of the filled spaces are multiplied by the number of hidden goods.',
    },
    'campfire.tell': {
      title: 'Tales at the campfire',
      text: 'You tell up to 3 tales per rum. A true tale scores its points; any other is a bad joke for 1 point. The best teller of the round scores 5 more points; a player who tells nothing loses 5.',
    },
    'home.tortoise': { title: 'The tortoise', text: 'It doubles one of your three incomes.' },
    'refit.began': {
      title: 'Refit',
      text: 'Pirates return, animals can be used again, the tales of the round are compared, and goods, animals and the old sea dog’s offer are renewed.',
    },
    'count.began': {
      title: 'Final scoring',
      text: 'Six sources add to the points on the track. Most of them multiply two numbers, so you want both to be high.',
    },
    'dutchman.fire': {
      title: 'The Flying Dutchman',
      text: 'Nobody can beat it. The player who hits it most in a round scores the points of the tile, and every other crate counts on the large quay at the end.',
    },
    'merchant.bonus': {
      title: 'The travelling merchant',
      text: 'The merchant pays the player who brings the captain there, then moves to the next corner of the town.',
    },
    'merchant.more': { title: 'A second bonus', text: 'For 1 doubloon you get another of the three, once.' },
    'merchant.send': {
      title: 'Where does the merchant go?',
      text: 'To a space of the next corner of the town, clockwise. The merchant waits there for the captain, even into later rounds.',
    },
  },
};

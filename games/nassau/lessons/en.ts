import type { CourseWords } from '@boucan/lessons';

export const en: CourseWords = {
  walk: {
    title: 'One captain for everyone',
    idea: 'In town there is one pirate captain, and every player moves the same figure. You fill an alley with your pirates, the captain walks to its end, and you get what the space there shows.',
    steps: [
      {
        task: 'Walk the captain through an alley.',
        hints: [
          'The badge on a lit alley says how many pirates it takes.',
          'Look at what lies at the end: that is what you get.',
        ],
        wrong: {
          pause: 'A pause costs 1 rum and brings nothing. Walk somewhere first.',
          pass: 'If you pass you leave the town for this round. There is still a lot to fetch here.',
        },
        done: 'Your pirates stay in the alley, which is closed now. The next player goes on from where the captain stands.',
      },
    ],
  },
  'second-move': {
    title: 'A second move',
    idea: 'Sometimes the space you want is two alleys away. Once per turn you can pay 1 doubloon and move the captain again.',
    steps: [
      {
        task: 'Pay 1 doubloon and walk on.',
        hints: ['The second alley needs its pirates too.', 'Choose another lit alley.'],
        wrong: { stop: 'That ends your turn here. This time, walk on.' },
        done: 'Two spaces in one turn. Doubloons are scarce, so do it for something you really need.',
      },
    ],
  },
  pause: {
    title: 'Let someone else move',
    idea: 'Every move changes where the captain stands. If nothing near is of use to you, a pause for 1 rum lets the others bring the captain closer.',
    steps: [
      {
        task: 'Wait this turn without leaving the town.',
        hints: ['A pause costs 1 rum and places no pirates.'],
        wrong: {
          walk: 'That uses up pirates. Try waiting this time.',
          pass: 'Passing ends the town for you. You only want to wait.',
        },
        done: 'You’re still in town, with all your pirates. Keep 1 rum for the campfire.',
      },
    ],
  },
  quay: {
    title: 'Time to leave',
    idea: 'When you pass, you leave the town and take a quay. Every quay gives 2 provisions, and each provision is a turn at sea. The first to leave takes the dolphin and begins at sea.',
    steps: [
      {
        task: 'Leave the town and take a quay.',
        hints: [
          'To leave, you pass. Then you choose where your boat starts.',
          'All quays give 2 provisions; those of Nassau give a bonus as well. A quay holds only one boat.',
        ],
        wrong: { pause: 'With a pause you’d stay. Leave while good quays are free.' },
        done: 'Off to sea. The pirates still on your deck come along and can work as sailors.',
      },
    ],
  },
  sail: {
    title: 'A provision for every turn',
    idea: 'A turn at sea costs 1 provision. Your boat may enter one zone for each pair of sailor and sail, and then it takes one action.',
    steps: [
      {
        task: 'Sail into another zone.',
        hints: ['Zones you can reach are lit.', 'Look at what lies there: opponents, towers, outposts, trading posts.'],
        wrong: { tale: 'Drawing a tale is an action, and it would end your turn here. Sail first.' },
        done: 'Now you take an action where you are. If nothing else is possible, you draw a tale.',
      },
    ],
  },
  fight: {
    title: 'Beat an opponent',
    idea: 'Each kind of opponent falls to one weapon only. For every pair of a sailor and that weapon you may fire 1 crate. Then as many tokens are drawn as it is strong: some dodge a crate, some attack you. It is beaten when the crates left on it equal its strength.',
    steps: [
      {
        task: 'Fight an opponent here and beat it.',
        hints: ['The badge below an opponent shows your chance to beat it now.', 'Fire as many crates as its strength.'],
        wrong: {
          strong: 'You have one harpoon, and the kraken takes 2 crates. Look for an opponent that you can beat now.',
          few: 'One crate is not enough: this opponent has a strength of 2.',
        },
        done: 'You keep its tile. Opponents of different kinds multiply their points at the end.',
      },
    ],
  },
  tower: {
    title: 'A watch tower',
    idea: 'Crates on a watch tower hold it. To take it from someone you place more crates than are there. At the end, all your crates on towers are multiplied by the number of your towers.',
    steps: [
      {
        task: 'Occupy the watch tower in this zone.',
        hints: ['You need the weapon it shows, and a sailor for each crate.', 'One crate is enough for an empty tower.'],
        done: 'Two crates on each of three towers score 18 points; six on a single tower score 6. Spread them, but not too thin.',
      },
    ],
  },
  outpost: {
    title: 'An outpost',
    idea: 'A pirate you leave at an outpost holds it for the rest of the game. You get its reward at once, and it is a quay of your own.',
    steps: [
      {
        task: 'Capture the outpost in this zone.',
        hints: ['It takes one pirate from your upper deck.'],
        wrong: { tale: 'A tale can wait. Nobody holds this outpost yet.' },
        done: 'The reward is yours, and from now on you can start a voyage from here.',
      },
    ],
  },
  post: {
    title: 'A trading post',
    idea: 'At a trading post lies a good. To plunder it you need two weapons of the type shown, two sailors and an empty hold.',
    steps: [
      {
        task: 'Plunder the trading post in this zone.',
        hints: ['You have what it takes.', 'The good goes into an empty hold.'],
        wrong: { tale: 'You have the weapons for more than a tale.' },
        done: 'A good is worth nothing in the hold. Hide it on Skull Island.',
      },
    ],
  },
  'sea-dog': {
    title: 'The old sea dog',
    idea: 'The old sea dog gives 2 rum and a tale to everyone who meets him. Once per round he also sells one thing for 1 doubloon.',
    steps: [
      {
        task: 'Meet the old sea dog and buy something.',
        hints: ['He is in your zone.', 'His offer is new every round. Choose what you are short of.'],
        wrong: { no: 'You have a doubloon. Buy something this time.', tale: 'Meeting him gives you a tale, and rum as well.' },
        done: 'Rum, a tale and a bargain for one action.',
      },
    ],
  },
  hideout: {
    title: 'Skull Island',
    idea: 'On the voyage home come Skull Island, Campfire Island and the home port, in this order. On Skull Island you hide goods: the first costs 1 doubloon, two cost 3, three cost 5.',
    steps: [
      {
        task: 'Sail to Skull Island and hide a good.',
        hints: [
          'Head for the first stop of the voyage home.',
          'The good your hideout needs next goes onto its space, any other to the centre.',
        ],
        wrong: { past: 'Then you’d have sailed past Skull Island, and you can’t turn back this round.' },
        done: 'At the end the spaces you filled are multiplied by the number of goods you hid.',
      },
    ],
  },
  campfire: {
    title: 'Tales at the campfire',
    idea: 'A tale is true when your ship meets its condition. For 1 rum you tell up to three. A true tale scores its points, any other is a bad joke for 1 point; telling nothing costs 5.',
    steps: [
      {
        task: 'Sail to the campfire and tell a true tale.',
        hints: ['Head for Campfire Island.', 'The gauge on a tale in your hand says whether it is true.'],
        wrong: {
          home: 'A player who tells nothing this round loses 5 points.',
          joke: 'A bad joke scores 1 point. You have a true tale in your hand.',
          leave: 'Tell a tale first.',
        },
        done: 'The best teller of the round scores 5 more. So read your tales when you are still in town.',
      },
    ],
  },
};

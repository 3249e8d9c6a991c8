import type { CourseWords } from '@boucan/lessons';

export const en: CourseWords = {
  post: {
    title: 'Everyone to their posts',
    idea: 'You all sail on one ship. Each turn every character takes a post and does its work; a success earns trust. Some posts the ship can’t do without.',
    steps: [
      {
        task: 'With nobody at the helm, the ship doesn’t move. Take the helm.',
        hints: ['The helm has room for one character.', 'Each post says how many dice you would roll there.'],
        wrong: { other: 'A useful post, but then nobody steers. The ship would lie still this turn.' },
        done: 'Your die at the helm can bring a movement point. Who steers decides nothing, but without them nothing moves.',
      },
    ],
  },
  orders: {
    title: 'Commanding the crew',
    idea: 'Besides the characters there are crew groups. The Captain moves them with command points: into the rigging for speed, to the guns, to the main deck, or to the cabins to rest.',
    steps: [
      {
        task: 'Send a crew group into the rigging.',
        hints: ['Every intact sail has room for one hand.', 'Choose a group, then the rigging.'],
        wrong: { enough: 'You still have command points, and the sails need hands.' },
        done: 'Work tires a group everywhere but in the cabins, so let them take turns.',
      },
    ],
  },
  'make-sail': {
    title: 'Make sail',
    idea: 'The helm and everyone in the rigging roll a die each. Every die above the load index is a movement point: a heavy hold makes a slow ship.',
    steps: [
      {
        task: 'Roll for speed.',
        hints: ['You can leave a tired group out before you roll.', 'Make sail.'],
        wrong: { still: 'Then the ship stays where it is this turn.' },
        done: 'Those are your movement points. Use them well.',
      },
    ],
  },
  course: {
    title: 'Setting a course',
    idea: 'A movement point takes the ship one cell ahead, or ahead to either side of the bow, or turns it on the spot.',
    steps: [
      {
        task: 'Sail to a neighbouring cell.',
        hints: ['Cells ahead of the bow are lit.', 'Turning costs a point too, so keep the bow towards where you want to go.'],
        wrong: { turn: 'That turns the ship on the spot. Sail ahead this time.', enough: 'You still have movement points.' },
        done: 'The goal is the island whose marker says so. You only have to find out which one it is.',
      },
    ],
  },
  'crows-nest': {
    title: 'From the crow’s nest',
    idea: 'Markers lie face down at the islands, and one of them is the goal. From the crow’s nest you can reveal a marker that is no farther away than your Perception.',
    steps: [
      {
        task: 'A marker is within reach. Reveal it.',
        hints: ['Everyone sees what it shows, and you gain 1 trust.'],
        wrong: { pass: 'You can leave it face down, but the crew wants to know where to sail.' },
        done: 'One island fewer to wonder about.',
      },
    ],
  },
  chart: {
    title: 'Charting from afar',
    idea: 'On the forecastle you roll Intelligence to chart. Each success puts a gem on a marker of your choice; the third gem reveals it, however far away it is.',
    steps: [
      {
        task: 'Chart, and put a gem on a marker.',
        hints: ['Put it where the way is long, or where there are gems already.', 'Choose to chart, then choose an island.'],
        wrong: { pass: 'You have a task this turn. Use it.' },
        done: 'A success also earns you trust. Trust becomes prestige, and prestige decides who wins.',
      },
    ],
  },
  clean: {
    title: 'A clean ship',
    idea: 'Dirt grows from day to day, and at its worst it costs morale every round. Crew groups on the main deck each remove 1 without rolling.',
    steps: [
      {
        task: 'Have a crew group clean.',
        hints: ['Only groups on the main deck can clean.', 'Groups clean first; then a character may roll.'],
        wrong: { enough: 'The dirt would stay. There is a group on the main deck that can clean.' },
        done: 'Cleaning is dull, and cheaper than bad morale.',
      },
    ],
  },
  feed: {
    title: 'Provisions at the end of the day',
    idea: 'When a day is over the crew eats 1 provision. Without it you roll a die: morale falls by the result, and the crew groups tire.',
    steps: [
      {
        task: 'Feed the crew.',
        hints: ['There are provisions in the hold.'],
        wrong: { no: 'Hungry crews lose up to 6 morale. Morale is what keeps you Captain.' },
        done: 'When provisions run low, look for an island to explore, or for a fat merchant ship.',
      },
    ],
  },
  dock: {
    title: 'Ashore',
    idea: 'Where an island has its letter you can dock. Ashore you explore, bury loot, do a mission, or end the voyage if this is the goal.',
    steps: [
      {
        task: 'Dock here.',
        hints: ['The ship lies at the mooring of an island.'],
        wrong: { enough: 'You’re at a mooring. Dock before you end the move.' },
        done: 'Now choose what to do ashore.',
      },
      {
        task: 'Explore the island.',
        hints: ['You decide who goes inland. A 5 or 6 finds something.'],
        wrong: { other: 'Explore first: this island may have what the hold is short of.' },
        done: 'Send the groups you can spare. A 1 can cost you one.',
      },
    ],
  },
  salvo: {
    title: 'A salvo',
    idea: 'Guns fire from the flanks, up to 2 cells. Between two movement points the ship may fire one salvo per turn.',
    steps: [
      {
        task: 'An enemy is in range. Fire.',
        hints: ['An enemy off the flank can be hit, one ahead of the bow can’t.', 'Choose the enemy as your target.'],
        wrong: { enough: 'The guns are loaded and an enemy is in range.' },
        done: 'Beating an enemy raises morale; leaving an active one behind lowers it.',
      },
    ],
  },
  mutiny: {
    title: 'Mutiny',
    idea: 'As soon as your trust is higher than the crew’s morale, you may start a mutiny. All trust becomes prestige, every 10 prestige are a coin, and the highest secret bid takes the ship.',
    steps: [
      {
        task: 'You have more trust than the crew has morale. Start a mutiny.',
        hints: ['If you wait, morale may rise again.'],
        wrong: { no: 'That is sometimes wise. Today you want the ship.' },
        done: 'Now everyone bids in secret.',
      },
      {
        task: 'Bid enough coins to become Captain.',
        hints: ['Every coin you bid costs 10 prestige, won or lost.', 'The Captain wants to stay, and will bid as well.'],
        wrong: { none: 'Without a coin you won’t take the ship.' },
        done: 'You’re the Captain now. The prestige is spent, so bring this voyage home.',
      },
    ],
  },
  solo: {
    title: 'Alone: an ally plots',
    idea: 'In a solo game you play the Captain, and allies complete the crew. When you have taken your post, a die says which ally plots. A character or a group on guard can stop them.',
    steps: [
      {
        task: 'An ally is plotting. Leave your post and stand guard yourself.',
        hints: [
          'It costs nothing to change to the guard space.',
          'A guard rolls Charisma against the plotter. With nobody on guard the plot succeeds.',
        ],
        wrong: { no: 'Unguarded, the ally helps themselves, and gains trust. An ally with more trust than morale mutinies.' },
        done: 'Solo voyages are lost to mutinies more often than to storms. Keep an eye on the allies’ trust.',
      },
    ],
  },
  campaign: {
    title: 'The campaign: in harbour',
    idea: 'A campaign is several voyages in a row. In between you lie in harbour: you sell goods, pay wages, repair and buy. What you have left sails along next time.',
    steps: [
      {
        task: 'Sell something, so that the crew has loot to pay with.',
        hints: ['Goods you sell become the crew’s loot.', 'Keep some rum, wood and provisions for the next voyage.'],
        wrong: { enough: 'The crew groups want their wages next. A little loot will help.' },
        done: 'Now come wages, repairs and the chandler’s counter. An upgrade stays with the ship.',
      },
    ],
  },
};

import type { Guide } from '../board.ts';

export const en: Guide = {
  opening: [
    {
      title: 'One ship, several ambitions',
      text: 'Markers lie face down at some of the islands; one of them is the goal. Find it and dock there, and the voyage succeeds for everyone. If it fails, nobody wins. After a success the highest score wins: prestige counts most, and trust becomes prestige.',
    },
    {
      title: 'Captain and crew',
      text: 'The Captain steers, commands the crew groups and carries the crew’s loot. The others earn trust at their posts. As soon as a pirate has more trust than the crew has morale, a mutiny can decide who is Captain from then on.',
    },
    {
      title: 'Sea, ship and log',
      text: 'The sea is on one side, the Lady of the South on the other, the log above them; on a phone you switch between them at the bottom. Anything you can choose is lit. Hover or long-press a number to see what it is made of.',
    },
    {
      title: 'Nothing to learn by heart',
      text: 'The rules are beside the board, and the § next to a question opens the one that applies. Hover or long-press anything to see what it does.',
    },
  ],
  moments: {
    'course.draft': {
      title: 'Who will you be?',
      text: 'A trait is a number of dice. The highest Charisma makes the first Captain; Perception is for the crow’s nest, Intelligence for charts and the infirmary, Agility for work on deck and aloft.',
    },
    'voyage.heading': {
      title: 'The first heading',
      text: 'The ship moves straight ahead, or ahead to the left or right. Point the bow towards the markers: turning at sea costs movement points.',
    },
    'time.feed': {
      title: 'Provisions for the crew',
      text: 'The day is over and the crew eats 1 provision. Without it, morale falls by a die and crew groups tire.',
    },
    'time.refresh': { title: 'Hot stew', text: 'The Cook’s stew raises morale and takes 1 fatigue off a crew group.' },
    'stations.next': { title: 'Equal in trust', text: 'You decide which of them takes a post first.' },
    'stations.post': {
      title: 'Your post for this turn',
      text: 'With nobody at the helm the ship doesn’t move, and sails need hands. The crow’s nest finds markers, the forecastle charts them, the main deck heals, cleans and repairs. Each post says how many dice you would roll there. A success earns trust.',
    },
    'stations.orders': {
      title: 'Command points',
      text: 'Each point moves a crew group: choose the group, then its place, or drag it. You have 1 point plus the Charisma of the character on the bridge. Groups rest in the cabins; work tires them everywhere else. You can also reassign characters, but each costs 1 morale.',
    },
    'solo.guard': {
      title: 'An ally is plotting',
      text: 'A character on guard rolls Charisma against the plotter. With nobody on guard the plot succeeds.',
    },
    'end.annex': {
      title: 'Nobody left standing',
      text: 'The voyage is lost. In a campaign, being captured costs prestige; a shipwreck does not.',
    },
    'harbour.sell': {
      title: 'In harbour',
      text: 'Goods you sell become the crew’s loot. Keep the rum, wood and provisions that the next voyage needs.',
    },
    'harbour.wages': {
      title: 'Wages',
      text: 'Every crew group wants its pay. A group you dismiss costs nothing, but you will miss it.',
    },
    'harbour.ally': { title: 'An ally’s wage', text: 'You pay it with your own doubloons. An unpaid ally leaves.' },
    'harbour.buy': {
      title: 'The chandler’s counter',
      text: 'Repairs are cheap, crew groups are not. An upgrade stays with the ship.',
    },
    'harbour.item': { title: 'An item for yourself', text: 'One item for the next voyage, paid with your own doubloons.' },
    'prep.order': {
      title: 'Preparations',
      text: 'Call characters to their tasks in any order, and put the groups on the main deck to work. Clean first: at its worst, dirt costs morale every round. Goods can be moved once; the more columns they fill, the slower the ship.',
    },
    'prep.task': {
      title: 'One task',
      text: 'You can do one task this round. The number of dice is beside it; a success earns trust.',
    },
    'heal.patient': { title: 'Out of the infirmary', text: 'The character or group you heal goes to the cabins.' },
    'chart.gem': {
      title: 'A gem on a marker',
      text: '3 gems reveal a marker at any distance. Put them where the way is longest, or where there are gems already.',
    },
    'repair.wood': { title: 'Wood', text: 'It adds 2 to every die of this repair and is then used up.' },
    'repair.where': {
      title: 'Sails or hold?',
      text: 'Sails give speed. The hold keeps the ship afloat: with no column left it sinks.',
    },
    'hold.stow': {
      title: 'The hold',
      text: 'Choose a marker, then its place, or drag it; over the side it goes overboard. Only the farthest column in use counts: green to column 4, yellow to 7, red beyond.',
    },
    'dice.again': {
      title: 'Destiny',
      text: 'Spend 1 point to reroll your worst die. You have few of them; rum gives one back.',
    },
    'wound.ward': { title: 'The Grave Charm', text: 'It prevents one wound, once per voyage.' },
    'plot.coin': {
      title: 'A coin in a closed hand',
      text: 'Gold is Theft from the loot, silver is Slander for 3 trust, copper is Pilfering of rum or provisions. If the Captain shows the same coin, the plotter loses 5 trust and can’t plot again this voyage.',
    },
    'plot.filch': { title: 'Copper', text: 'Rum restores all your destiny; provisions heal all your wounds.' },
    'mutiny.rise': {
      title: 'Your moment?',
      text: 'Your trust is now higher than morale. In a mutiny all trust becomes prestige, and prestige becomes coins: the highest bid takes the ship.',
    },
    'mutiny.bid': {
      title: 'A secret bid',
      text: 'Every coin costs 10 prestige, won or lost. All hands open at once; Charisma settles a tie.',
    },
    'confront.again': {
      title: 'Charisma against Charisma',
      text: 'The highest dice are compared, then the next. Spend 1 destiny to reroll your lowest die.',
    },
    'mutiny.answer': {
      title: 'An ally mutinies',
      text: 'Each side adds a die to its Charisma. Every 10 prestige you spend adds 1 to yours. If you lose, the voyage is over.',
    },
    'enemy.next': { title: 'Their turn', text: 'Several enemies act. The Captain chooses their order.' },
    'enemy.steer': { title: 'Two moves are equally good', text: 'Where the rules leave it open, the Captain moves the enemy.' },
    'enemy.goal': {
      title: 'Which island?',
      text: 'A merchant ship heads for the nearest island. The Captain chooses between equals; once there, it is gone.',
    },
    'boarding.next': { title: 'A boarding', text: 'Each character acts once per turn, in any order.' },
    'boarding.deck': {
      title: 'On the enemy’s deck',
      text: 'Fight with blade or pistol: 1 hit per success, a wound if there is none. Or cut a mooring line; the second cut separates the ships.',
    },
    'boarding.act': {
      title: 'What to do from here',
      text: 'Depending on your post, jump across, add your value to the die of a crew group at the rail, shoot, fire the swivel gun, or harangue the crew.',
    },
    'boarding.command': {
      title: 'Orders in a boarding',
      text: 'Only groups at the rail fight. A group that is hit twice is out of action.',
    },
    'boarding.strike': {
      title: 'Where the hit goes',
      text: 'A second hit eliminates a wounded group, which then rolls no die.',
    },
    'boarding.wound': { title: 'Who takes the hit?', text: 'A first hit wounds a group, a second puts it out of action.' },
    'boarding.mover': { title: 'Equal in trust', text: 'You decide who changes posts first.' },
    'boarding.post': {
      title: 'Another post?',
      text: 'Between two boarding turns every character can change posts.',
    },
    'boarding.return': { title: 'Back aboard', text: 'The lines are cut: choose any free post.' },
    'boarding.orders': {
      title: 'Orders in a boarding',
      text: 'Only groups at the rail fight, one die each. The white flag ends the boarding, and the voyage.',
    },
    'plunder.next': { title: 'Equal in trust', text: 'You decide who takes a share first.' },
    'plunder.groups': {
      title: 'Plunder',
      text: 'A group takes up to 2 markers, or repairs. There is no more than what is left in the enemy’s hold.',
    },
    'plunder.share': { title: 'Your share', text: 'Take one marker for the hold, or repair; both earn trust.' },
    'plunder.gem': { title: 'The prisoners talk', text: 'Put 2 gems on a marker that is still face down.' },
    'speed.hands': {
      title: 'Make sail',
      text: 'The helm and everyone in the rigging roll a die; each die higher than the load is a movement point. With no active enemy a crew group always succeeds, but tires. Leave a group out to spare it.',
    },
    'speed.aloft': {
      title: 'In the rigging',
      text: 'Each die higher than the load is a movement point, and a success earns 1 trust. You don’t have to roll.',
    },
    'move.sail': {
      title: 'Your course',
      text: '1 point moves the ship a cell ahead or to either side of the bow, or turns it on the spot. Guns fire from the flanks, up to 2 cells. The ship can dock where there is a letter.',
    },
    'lookout.sight': {
      title: 'From the crow’s nest',
      text: 'You can reveal a marker within reach of your Perception and gain 1 trust, or leave it face down.',
    },
    'naval.consent': { title: 'Aim at the masts', text: 'Subtract 1 from your die. If it still hits, the enemy loses speed.' },
    'naval.gunner': {
      title: 'At the guns',
      text: 'You fire one cannon with one die; an impact earns 1 trust. If you decline, the others can use the cannon.',
    },
    'hits.victim': { title: 'A ball sweeps the deck', text: 'The group you choose goes to the infirmary.' },
    'dock.ashore': {
      title: 'Ashore',
      text: 'Do at least one thing. At the goal you can end the voyage with success; loot buried here survives every defeat.',
    },
    'dock.bury': {
      title: 'Loot in the sand',
      text: 'A Captain can bury loot on one island only. It stays theirs, even under another Captain.',
    },
    'dock.dig-up': {
      title: 'Your old hoard',
      text: 'You buried it as Captain. It belongs to you alone: take all of it, some, or nothing.',
    },
    'explore.send': { title: 'Inland', text: 'A 5 or 6 finds something; a 1 can cost a group. Nobody has to go.' },
    'explore.join': {
      title: 'Join the exploration?',
      text: 'Your highest die counts. A find earns 2 trust, finding nothing costs 1, an accident costs 2 and a wound.',
    },
    'mission.maw': { title: 'The Maelström moves', text: 'Move it 3 cells in any direction.' },
    'event.peek': { title: 'Second sight', text: 'Look at the top event card, and put it under the deck if you like.' },
    'event.bottom': { title: 'Under the deck?', text: 'Only you have seen it. Another card is drawn instead.' },
    'event.smell': { title: 'Weather nose', text: 'Once per day you can put a Weather card under the deck and draw another.' },
    'event.calm': { title: 'Still the sky', text: 'Roll Intelligence: a success (more than 4) discards the card.' },
    'event.who': { title: 'Who rolls?', text: 'The card names a post. A character there can roll for it.' },
    'event.group': { title: 'Which crew group?', text: 'The Captain decides which group is affected.' },
    'event.tower': { title: 'A watchtower', text: 'Several places are equally near. The Captain chooses one.' },
    'event.spar': { title: 'A spar', text: 'Take the wood, or see what else floats there.' },
    'event.old-chart': { title: 'The old chart', text: 'Put a gem on a marker that is still face down.' },
    'spawn.distance': {
      title: 'Sail in sight',
      text: 'The character in the crow’s nest decides how far away the enemy appears. On a land cell it does not appear.',
    },
    'spawn.replace': { title: 'Two enemies at most', text: 'The new enemy can replace one that is not active.' },
    'spawn.signal': { title: 'The signal book', text: 'Once per voyage: on a 4–6 the enemy is fooled and does not appear.' },
    'maelstrom.pull': { title: 'The Maelström pulls', text: 'Two cells are equally near. The Captain chooses one.' },
    'foe.appeared': {
      title: 'An enemy in sight',
      text: 'Within 5 cells an enemy is active: it chases, fires and boards, depending on its type. While a hostile enemy is active there are no events. Leaving one behind costs morale; beating one raises it.',
    },
    'night.fell': { title: 'Night', text: 'Hours 5 and 6. Enemies appear 1 cell nearer.' },
    'event.drawn': {
      title: 'An event',
      text: 'One is drawn at the end of each round with no active hostile enemy. If the card names a post, a character there rolls; with nobody there the roll fails.',
    },
    'mutiny.began': {
      title: 'Mutiny',
      text: 'All trust becomes prestige and goes back to 0, and morale returns to 20. Then the bids are revealed.',
    },
  },
};

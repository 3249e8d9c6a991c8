import type { Guide } from '../board.ts';

export const en: Guide = {
  opening: [
    {
      title: 'One ship, several ambitions',
      text: 'Markers lie face down at some of the islands; one of them is the goal. Find it, bring the ship there, and the voyage has succeeded for everybody. Fail, and nobody wins. After a success the highest score wins: prestige above all, and trust becomes prestige.',
    },
    {
      title: 'Captain and crew',
      text: 'The Captain steers, commands the crew groups and carries the crew’s loot. The others earn trust at their posts. As soon as somebody’s trust is greater than the morale of the crew, a mutiny may decide who is Captain from now on.',
    },
    {
      title: 'Sea, ship and log',
      text: 'The sea is on one side, the Lady of the South on the other, the log above them; on a phone you move between the three below. What can be chosen glows. Point at any number to see what it is made of.',
    },
    {
      title: 'Nothing to learn by heart',
      text: 'The rules lie beside the board, and the § of every question leads to its own. Rest the pointer or a finger on anything: it says what it does. On a keyboard, the question mark lists the keys.',
    },
  ],
  moments: {
    'course.draft': {
      title: 'Who will you be?',
      text: 'A trait is a number of dice. High Charisma makes the first Captain; Perception is for the crow’s nest, Intelligence for charts and the infirmary, Agility for work on deck and aloft.',
    },
    'voyage.heading': {
      title: 'The first heading',
      text: 'The ship sails ahead, or one side to the left or right of it. Turn the bow towards the markers: a turn at sea costs movement.',
    },
    'time.feed': {
      title: 'Provisions for the crew',
      text: 'A day is over. Provisions keep the crew in good heart; without them morale falls by a die, and crew groups tire.',
    },
    'time.refresh': { title: 'Hot stew', text: 'The Cook’s stew lifts morale, and takes a step of fatigue off one crew group.' },
    'stations.next': { title: 'Equal in trust', text: 'Among equals you say who takes his post first.' },
    'stations.post': {
      title: 'Your post for this turn',
      text: 'Without a helmsman the ship stands still, and sails need hands. The crow’s nest finds markers, the forecastle charts them, the main deck heals, cleans and repairs. Each post says how many dice you would roll there. A success earns trust.',
    },
    'stations.orders': {
      title: 'Command points',
      text: 'Each moves a crew group: press the group, then its place, or drag it. You have one point, and the Charisma of whoever is on the bridge. Groups in the cabins rest; everywhere else work tires them. You may also send people elsewhere, but each costs a point of morale.',
    },
    'solo.guard': {
      title: 'An ally is plotting',
      text: 'Whoever stands guard rolls Charisma against the plotter. Nobody on guard means the plot succeeds.',
    },
    'end.annex': {
      title: 'Nobody left on his feet',
      text: 'The voyage is lost. Being captured costs prestige in a campaign, a shipwreck does not.',
    },
    'harbour.sell': {
      title: 'In harbour',
      text: 'Goods become loot of the crew. Keep rum, wood and provisions if the next voyage needs them.',
    },
    'harbour.wages': {
      title: 'Wages',
      text: 'Every crew group wants its pay. Whom you dismiss you need not pay, and will miss.',
    },
    'harbour.ally': { title: 'An ally’s wage', text: 'You pay it out of your own purse. Unpaid, the ally leaves.' },
    'harbour.buy': {
      title: 'The chandler’s counter',
      text: 'Repairs are cheap, crew groups are not. An upgrade stays with the ship.',
    },
    'harbour.item': { title: 'Something for yourself', text: 'One thing for the next voyage, paid with your own doubloons.' },
    'prep.order': {
      title: 'Preparations',
      text: 'Call people to their tasks in the order you like, and put the groups on the main deck to work. Dirt first: at its worst it costs morale every turn. Goods can be moved once; the farther they reach into the hold, the slower the ship.',
    },
    'prep.task': {
      title: 'One task',
      text: 'Each costs nothing but your turn. The dice you would roll stand beside it; a success earns trust.',
    },
    'heal.patient': { title: 'Out of the infirmary', text: 'Whoever you heal is well again and goes to the cabins.' },
    'chart.gem': {
      title: 'A gem on a marker',
      text: 'Three gems turn a marker up, from any distance. Put them where the way is longest, or where somebody has begun.',
    },
    'repair.wood': { title: 'Wood', text: 'It adds 2 to every die of this repair and is gone then.' },
    'repair.where': { title: 'Sails or hold?', text: 'Sails are speed. The hold is life: without a column left the ship sinks.' },
    'hold.stow': {
      title: 'The hold',
      text: 'Press a marker, then where it goes, or drag it; over the side throws it overboard. Only the farthest column that is used counts: green to column 4, yellow to 7, red beyond.',
    },
    'dice.again': {
      title: 'Destiny',
      text: 'A point throws your worst die again. You have few of them; rum brings one back.',
    },
    'wound.ward': { title: 'The Grave Charm', text: 'It takes one wound, once in the voyage.' },
    'plot.coin': {
      title: 'A coin in a closed hand',
      text: 'Gold steals from the loot, silver slanders for 3 trust, copper takes rum or provisions. If the Captain shows the same coin, the plotter loses 5 trust and plots no more.',
    },
    'plot.filch': { title: 'Copper', text: 'Rum restores your destiny, provisions heal all your wounds.' },
    'mutiny.rise': {
      title: 'Your moment?',
      text: 'Your trust has passed morale. In a mutiny all trust becomes prestige, and prestige becomes coins: the highest bid takes the ship.',
    },
    'mutiny.bid': {
      title: 'A bid in the fist',
      text: 'Every coin costs 10 prestige, whoever wins. All fists open at the same moment; equal bids are settled by Charisma.',
    },
    'confront.again': {
      title: 'Charisma against Charisma',
      text: 'The highest dice are compared, then the next. A point of destiny throws your lowest die again.',
    },
    'mutiny.answer': {
      title: 'An ally mutinies',
      text: 'Charisma and a die on either side; every 10 prestige adds 1 to yours, and is gone either way. To lose is the end.',
    },
    'enemy.next': { title: 'Their turn', text: 'Several enemies act; the Captain fixes their order.' },
    'enemy.steer': { title: 'Two ways are as good', text: 'Where the rules leave it open, the Captain moves the enemy.' },
    'enemy.goal': {
      title: 'Which island?',
      text: 'A merchant makes for the nearest. Of equals the Captain chooses; there it is lost to us.',
    },
    'boarding.next': { title: 'A boarding', text: 'Each acts once a turn, in the order you like.' },
    'boarding.deck': {
      title: 'On the enemy’s deck',
      text: 'Fight with blade or pistol: a hit for every success, a wound for none. Or cut a line; the second one parts the ships.',
    },
    'boarding.act': {
      title: 'What to do from here',
      text: 'Jump across, stand by a crew group at the rail and add your value to its die, shoot, fire the swivel gun or harangue, according to your post.',
    },
    'boarding.command': {
      title: 'Orders in the fray',
      text: 'Only groups at the rail fight. Whoever is hit there twice is out.',
    },
    'boarding.strike': {
      title: 'Where the hit goes',
      text: 'A wounded group falls at the second hit; one that has fallen rolls no die.',
    },
    'boarding.wound': { title: 'Who takes the blow?', text: 'A first hit wounds a group, a second puts it out of action.' },
    'boarding.mover': { title: 'Equal in trust', text: 'You say who changes posts first.' },
    'boarding.post': {
      title: 'Another post?',
      text: 'Between two turns of a boarding everybody may go where he is needed more.',
    },
    'boarding.return': { title: 'Back aboard', text: 'The lines are cut: choose any free post.' },
    'boarding.orders': {
      title: 'Orders in the fray',
      text: 'Only groups at the rail fight, one die each. The white flag ends the boarding, and the voyage.',
    },
    'plunder.next': { title: 'Equal in trust', text: 'You say who takes his share first.' },
    'plunder.groups': {
      title: 'Plunder',
      text: 'A group carries up to two markers, or repairs. What her hold has left is all there is.',
    },
    'plunder.share': { title: 'Your share', text: 'One marker for the hold, or a repair; both earn their trust.' },
    'plunder.gem': { title: 'The prisoners talk', text: 'Two gems on a marker that is still face down.' },
    'speed.hands': {
      title: 'Make sail',
      text: 'The helm and every hand aloft roll; each die above the load is a movement point. Without an active enemy a crew group always succeeds, but it tires. Leave one out to spare it.',
    },
    'speed.aloft': {
      title: 'In the rigging',
      text: 'Each die above the load is a movement point, and a success brings you 1 trust. You don’t have to roll.',
    },
    'move.sail': {
      title: 'Your course',
      text: 'A point moves the ship one cell ahead or to either side of the bow, or turns it on the spot. Guns bear to the flanks, two cells far. Dock where a letter stands.',
    },
    'lookout.sight': {
      title: 'From the crow’s nest',
      text: 'As far as your Perception reaches you may turn a marker up, for a point of trust. Or keep it to yourself.',
    },
    'naval.consent': { title: 'At the masts', text: 'One less on your die; if it hits all the same, her speed suffers.' },
    'naval.gunner': {
      title: 'At the guns',
      text: 'You fire one cannon with one die; an impact brings you 1 trust. If you stand aside, the cannon is left to the others.',
    },
    'hits.victim': { title: 'A ball sweeps the deck', text: 'The group you name goes to the infirmary.' },
    'dock.ashore': {
      title: 'Ashore',
      text: 'Do one thing at least. At the goal you end the voyage with success; loot buried here survives every defeat.',
    },
    'dock.bury': {
      title: 'Loot in the sand',
      text: 'A Captain buries on one island only. It stays his, even if the ship is not.',
    },
    'dock.dig-up': {
      title: 'Your old hoard',
      text: 'You buried it as Captain. Now it is yours alone: take all of it, a part, or nothing.',
    },
    'explore.send': { title: 'Inland', text: 'A 5 or 6 finds something, a 1 may cost a group. Nobody needs to go.' },
    'explore.join': {
      title: 'Will you go along?',
      text: 'Your best die counts. A find brings 2 trust, nothing costs 1, an accident 2 and a wound.',
    },
    'mission.maw': { title: 'The Maelström moves', text: 'Three cells, whichever way.' },
    'event.peek': { title: 'Second sight', text: 'Look at the top card before anybody else, and bury it if you like.' },
    'event.bottom': { title: 'Under the deck?', text: 'You alone know it. Another card comes instead.' },
    'event.smell': { title: 'Weather nose', text: 'Once a day a card of the sky goes under the deck, and another comes.' },
    'event.calm': { title: 'Still the sky', text: 'Intelligence 4: a success takes the card away.' },
    'event.who': { title: 'Who rolls?', text: 'The card names a post. Whoever stands there can answer for it.' },
    'event.group': { title: 'Which crew group?', text: 'The Captain decides whom it strikes.' },
    'event.tower': { title: 'A watchtower', text: 'Several places are as near. The Captain says where it stands.' },
    'event.spar': { title: 'A spar', text: 'Wood for sure, or whatever else floats there.' },
    'event.old-chart': { title: 'The old chart', text: 'A gem for a marker that is still face down.' },
    'spawn.distance': {
      title: 'Sail in sight',
      text: 'Whoever is in the crow’s nest decides how far off. A cell that is land means nothing comes of it.',
    },
    'spawn.replace': { title: 'Two are enough', text: 'The new enemy may take the place of one that is not active.' },
    'spawn.signal': { title: 'The signal book', text: 'Once a voyage: on 4 to 6 the enemy takes us for friends and sails on.' },
    'maelstrom.pull': { title: 'The Maelström pulls', text: 'Two cells are as near to it. The Captain says which.' },
    'foe.appeared': {
      title: 'An enemy in sight',
      text: 'Within five cells an enemy is active: it chases, fires and boards, as its type says. While a hostile one is active no events happen. Leaving it behind costs morale; beating it brings some.',
    },
    'night.fell': { title: 'Night', text: 'Watches five and six. Enemies appear one cell nearer.' },
    'event.drawn': {
      title: 'An event',
      text: 'At the end of each round without a hostile enemy near. A card that names a post is answered by whoever stands there; nobody there is as good as failure.',
    },
    'mutiny.began': {
      title: 'Mutiny',
      text: 'Morale goes back to 20 and all trust to 0, but trust was turned into prestige before. Then fists open.',
    },
  },
};

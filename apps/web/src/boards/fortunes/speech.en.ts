/** What the things on this board say of themselves. What cards, captains and ports can do are words of the game. */
export const en = {
  hull: 'If the Hull is destroyed, the ship sinks and the captain dies. Hits on other destroyed sections go to the Hull.',
  masts:
    'With your Masts destroyed, you roll a single die in a Manoeuvre contest and can only Fire. A raid that destroys them fails.',
  cannons:
    'When you fire, you hit once per Cannon if you win the contest, otherwise once per skull (never more than your Cannons).',
  crew: 'Without Crew you can’t board, and you lose any crew combat at once.',
  cargo: 'At sea, your hold takes this many cargo cards.',
  flight: 'In a raid, the merchant escapes if there are as many Flight icons as your Manoeuvrability.',
  manoeuvrability:
    'In a raid, the merchant escapes at this many Flight icons. With 2 more than the enemy, you roll one die more in every Manoeuvre contest.',
  manoeuvre: 'Dice for Manoeuvre contests and raids. Each skull is a success.',
  scouting: 'Dice to find merchants and ships. One skull is enough.',
  leadership: 'Dice for crew combats and recruiting. Each skull is a success.',
  influence: 'Dice for rumours and missions. One skull is enough.',
  gold: 'Gold aboard buys everything, but the captain who defeats you takes it. Hide it in the chest at your home port.',
  chest:
    'Every full 10 gold in the chest is a hidden point of Glory, up to half the target. You hide gold and take it out only in your home port.',
  demand: 'This port pays 6 gold for each card of this good and 3 for any other. Three of them in one sale win a point of Glory.',
  yardHidden: 'A modification for a ship, face down. A Port action here turns it up.',
  merchant: 'Scout for it in this zone: one skull finds it, its flag is revealed, and you may attack.',
  port: 'Take a Port action to trade, repair, recruit, acquire rumours and accept missions.',
  shut: 'Its nation has a bounty on you, so this port is closed to you.',
  home: 'Captains from here keep their chest in this port, and it is never closed to them.',
  navy: 'It hunts captains with a bounty and, in war, those of the enemy. It searches for you when you enter its zone or begin your turn there.',
  pirates: 'They hunt captains without a bounty. They search for you when you enter their zone or begin your turn there.',
  ownShip: 'Your ship: drag it where you want to go, or choose a zone, a port or a merchant.',
  ship: 'Another captain. At sea in your zone, you can scout for them and attack.',
  routes:
    'Ports that demand what you have aboard, and how many actions it takes to get there, leaving and entering port included.',
  bounty:
    'One for each attack on that nation. Its ports are closed to you, naval ships hunt you, and the captain who defeats you may get a reward.',
  points: 'Points of Glory come from combats, rich raids, goods in demand, missions, rumours and ships; the chest hides more.',
  actions: 'Three per turn: Move, Scout, and one Port action.',
  loot: 'Plunder value: the gold this card brings if a raid succeeds. In port it sells at the port’s price.',
  handCards: 'Glory cards: one for every point on the track. You may hold four.',
  mission: 'A completed mission brings a point of Glory and its reward.',
  rumour: 'Test a rumour at the place it names. If it is proven, it brings a point of Glory.',
  houseSell:
    'You sell one lot, announced before you are paid: 6 gold per card in demand, 3 for any other. Selling always comes first.',
  houseBuy: 'You alone see {n, plural, one {# card} other {# cards}}. The more cards of a good, the cheaper each one.',
  houseYard: 'Repairs, special weapons, modifications and new ships.',
  houseRecruit: 'Roll Leadership: 1 skull fills your Crew for free. Otherwise each sailor costs {n} gold.',
  houseRumour: 'Pay {n} gold and roll Influence: 1 skull gets you a rumour.',
  houseMission: 'Accept a mission on offer in this port.',
  houseStash: 'Gold hidden at home is safe, and every full 10 gold is a hidden point of Glory.',
  good: 'It sells here for {price, plural, one {# gold} other {# gold}}.',
  goodAsked: '{n, plural, =0 {No port demands it now.} other {In demand: {ports}.}}',
  portAt: '{port}, {n, plural, =0 {here} one {# action} other {# actions}}',
} as const;

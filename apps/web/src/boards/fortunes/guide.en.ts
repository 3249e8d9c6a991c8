import type { Guide } from '../board.ts';

export const en: Guide = {
  opening: [
    {
      title: 'A captain, a ship, ten gold',
      text: 'You play for ten points of Glory. Trade, raids, fights, missions, rumours and a big ship bring them one by one; every ten gold hidden in your chest are worth one more, five at most. Whoever gets there first opens the chest, and the round is the last.',
    },
    {
      title: 'Three actions a turn',
      text: 'Sail to a lit zone, into port or out of it; scout for a ship in your zone; or do business in port, once a turn. Your ship lies along the lower edge: press it for the whole sheet. The strip above the chart unfolds into the almanac.',
    },
    {
      title: 'A first profit',
      text: 'Each port asks for one good, shown on its round token. It pays 6 gold a card for that and 3 for anything else, and three cards of it in one sale win Glory. So buy cheaply what a port nearby asks for, and sail there.',
    },
    {
      title: 'Or a first raid',
      text: 'In most zones a merchant lies under a hidden flag. Scout for it, attack, and take what the cards say, 12 gold or more for Glory. Its nation will put a bounty on you and close its ports. Press what is not allowed, and it says why.',
    },
  ],
  moments: {
    'setup.ship': {
      title: 'A sloop or a flute?',
      text: 'The sloop is nimble and has a crew: good for raids and for getting away. The flute carries twice as much and stands more fire: good for trade. You can change ships at any yard later on.',
    },
    'captain.ship': {
      title: 'Somebody takes over',
      text: 'Your points and your chest are still yours. Choose a ship for the new captain, who begins in the home port named on the card.',
    },
    'captain.redraw': {
      title: 'A pirate at the door',
      text: 'You may draw another captain, or set out under the guns of this one.',
    },
    'turn.action': {
      title: 'What now?',
      text: 'Zones that can be reached are lit. From port to port in the next zone takes three actions: out, across, and in. Whoever hunts you searches when you come into a zone, so look who lies there first.',
    },
    'glory.discard': {
      title: 'Four cards are enough',
      text: 'Nothing can be played before one of the five has gone. The discard lies open.',
    },
    'announcing.announce': {
      title: 'A moment for cards',
      text: 'Lay a card down unseen, or pass. When its turn comes you may still take it back, but then everybody has seen it.',
    },
    'announcing.counter': {
      title: 'Somebody plays against you',
      text: 'Counter-order sends that card to the discard before it does anything. You do not know yet which one it is.',
    },
    'announcing.resolve': {
      title: 'Your card is next',
      text: 'Cards before it may have changed things. Play it, or show it and take it back.',
    },
    'turn.retire': {
      title: 'Before the turn begins',
      text: 'In port you may let your captain go for good: you lose what dying would cost you, keep points and chest, and begin again with another next turn.',
    },
    'move.free': {
      title: 'A Move for nothing',
      text: 'It costs no action. Whoever hunts you in the new zone still searches for you.',
    },
    'ship.mend': { title: 'Repairs without a yard', text: 'Mend first what keeps you from raiding: a section at nothing.' },
    'scout.again': { title: 'Nothing in sight', text: 'You may roll all dice again; the second roll stands.' },
    'bounty.gaining': {
      title: 'Wanted',
      text: 'A bounty closes the ports of that nation and sets every navy after you; pirates leave you in peace from then on. Some captains and cards know a way round it.',
    },
    'pardon.buy': {
      title: 'A pardon has its price',
      text: 'With its last bounty gone, a nation has never heard of you. Without any, you are no pirate.',
    },
    'secret.whose': { title: 'Somebody else’s cards', text: 'You see the whole hand of whomever you choose.' },
    'secret.card': { title: 'One of them goes', text: 'Choose the card that would hurt you most.' },
    'admiral.order': {
      title: 'Orders from above',
      text: 'Send a naval ship to where it does you good, or to where it does you no harm.',
    },
    'raid.attack': {
      title: 'A merchant in your hands',
      text: 'Attack it as what its flag says or as a ship of the port here: that nation puts a bounty on you, whatever comes of it. Letting it pass costs nothing.',
    },
    'raid.ready': { title: 'The cards are out', text: 'A card of yours may help before the dice fall. Otherwise roll.' },
    'raid.use': {
      title: 'Use your successes',
      text: 'Each draws one more card, removes one or exchanges one. Red icons hit your ship, blue ones are Flight: if there are as many of those as your Manoeuvrability, the merchant slips away. 12 gold or more win Glory.',
    },
    'raid.escaped': {
      title: 'It got away',
      text: 'As many blue Flight icons as your Manoeuvrability, and the merchant is gone: gold and cards with it, the bounty stays. Take such cards out with your successes, or raid with a nimbler ship.',
    },
    'raid.broken': {
      title: 'The raid is off',
      text: 'A section with nothing left ends a raid at once. Look at your ship before you leave the cards as they lie, and mend it before the next one.',
    },
    'npc.entered': {
      title: 'A hunter puts to sea',
      text: 'Naval ships hunt whoever has a bounty, pirates everybody else. They search every zone you sail into or begin your turn in: rest the pointer or a finger on a ship to see whom it hunts, and go round it.',
    },
    'bounty.gained': {
      title: 'Wanted',
      text: 'The ports of that nation are shut to you, and every navy hunts you. Pirates leave you alone, and your raids go on paying. A pardon, a card or a mission can wash it off.',
    },
    'cargo.sold': {
      title: 'Sold',
      text: 'The good in demand paid 6 a card, all others 3. Three wanted cards in one sale are a point of Glory; then the port asks for something else. The chart shows who asks for what.',
    },
    'raid.hull': { title: 'A thick hull', text: 'It swallows one hit, then it must be made good in a yard for 3 gold.' },
    'raid.prize': { title: 'She is yours', text: 'A card may make more of it.' },
    'raid.load': {
      title: 'Fill your hold',
      text: 'The gold is yours already. Take along what a port asks for, as far as there is room.',
    },
    'cargo.drop': {
      title: 'Too much aboard',
      text: 'In port anything goes; at sea it must fit the hold as it is now, damage included.',
    },
    'port.activity': {
      title: 'Ashore',
      text: 'Visit as many houses as you like, each once; whoever wants to sell goes there first. A modification that lay hidden here has just been turned up.',
    },
    'port.sell': {
      title: 'Name the whole lot',
      text: 'The good in demand pays 6, anything else 3. Three cards of it in this lot win a point of Glory; afterwards the port asks for something else.',
    },
    'port.sold': { title: 'With money in your pocket', text: 'Some specialists come aboard right after a sale.' },
    'port.demand': {
      title: 'You make the market',
      text: 'Choose what this port will pay 6 gold for: something you can get hold of.',
    },
    'port.buying': { title: 'One card more?', text: 'A larger offer means more of a kind, and that means lower prices.' },
    'port.bargain': { title: 'Take another look', text: 'Put back what is dear or what nobody asks for.' },
    'port.buy': {
      title: 'The more there is, the cheaper',
      text: 'A good that lies here once costs 3, twice 2, three times or more 1 gold a card. Under its price each names the nearest port that asks for it.',
    },
    'port.yard': {
      title: 'At the yard',
      text: 'Repairs 2 gold a point, weapons 3, the modification of this port 3. A frigate or a galleon costs 35, less what the old ship brings, and wins Glory once for each captain.',
    },
    'yard.keep': {
      title: 'St. John’s shipwrights',
      text: 'Only here modifications come along to a new ship. What you leave goes to other ports.',
    },
    'yard.exchange': {
      title: 'Another ship?',
      text: 'She is new, with all sections whole; your sailors, cargo and cards come along.',
    },
    'modification.place': {
      title: 'Tokens for the ports',
      text: 'You choose the port, chance the token. It lies face down there.',
    },
    'port.enlist': {
      title: 'Nobody came by himself',
      text: 'Sailors cost 2 gold a head. Without Crew you cannot board, and lose any fight on deck.',
    },
    'port.stash': {
      title: 'Your chest',
      text: 'Gold in here is safe from everybody and outlives your captain. Every ten are a hidden point of Glory. The others hear that you hide some, not how much.',
    },
    'chest.fetch': { title: 'Back out of the chest', text: 'In your home port it is free. Hidden points go with the gold.' },
    'port.letter': { title: 'A letter opens doors', text: 'Choose the mission it is for.' },
    'venture.weapon': {
      title: 'A weapon for you',
      text: 'One of each kind at most. In a raid each of them turns a failed die into a success.',
    },
    'venture.token': { title: 'Any port’s modification', text: 'Hidden ones are turned up before you decide.' },
    'venture.load': { title: 'What there is', text: 'Take as much as fits, or throw something overboard for it.' },
    'venture.guards': {
      title: 'Guards',
      text: 'A fight ashore, crew against crew, to the end. Losing it costs your captain. It may be declined.',
    },
    'venture.steer': { title: 'False signals', text: 'Away from you, or towards somebody else.' },
    'venture.specialist': {
      title: 'A specialist, free',
      text: 'One of each kind may serve you; what each does stands on the card.',
    },
    'rumour.keep': { title: 'You can believe one', text: 'Keep the one whose place lies on your way. Nobody sees either.' },
    'rumour.slip': { title: 'A way nobody knows', text: 'You arrive unseen: nobody searches for you.' },
    'rumour.good': { title: 'Name a good', text: 'Best one that a port nearby asks for.' },
    'rumour.auction': { title: 'A private sale', text: 'It is no Sell activity: the demand of the port stays as it is.' },
    'mission.friend': { title: 'A friend at court', text: 'All dice are rolled again; the second roll stands.' },
    'mission.keep': { title: 'One mission at a time', text: 'The other one is discarded for good.' },
    'mission.pardon': { title: 'A clean slate', text: 'Every bounty of the nation you choose is gone.' },
    'congress.pardon': {
      title: 'Peace Congress',
      text: 'Five gold strike out one bounty. It pays where ports you need are shut.',
    },
    'hunt.timetable': { title: 'Found, or not', text: 'The timetable is used up by this, and the search has failed.' },
    'naval.declare': {
      title: 'Fire, board or flee?',
      text: 'Both roll Manoeuvre. Fire: the winner hits with every Cannon, the loser with a skull each. Board: the winner starts a fight on deck. Flee: you get away if you win and the enemy has no skull. The attacker speaks first.',
    },
    'naval.chase': { title: 'Chasers', text: 'One sure hit, once a combat, whenever somebody means to flee.' },
    'dice.reroll': { title: 'Which dice again?', text: 'Mark the dice, then throw them. What falls then stands.' },
    'volley.aim': { title: 'The Master Gunner', text: 'One location die may fall again, before anything else is decided.' },
    'volley.shot': {
      title: 'Special shot',
      text: 'Chain shot sends every skull of this volley into the Masts, grape shot into the Crew. Otherwise the owner places them.',
    },
    'volley.skull': {
      title: 'Where does it hit?',
      text: 'Skulls are placed by whoever is hit. A destroyed section passes its hits on to the Hull, and without a Hull the ship sinks.',
    },
    'volley.hull': { title: 'The Reinforced Hull', text: 'It cancels one hit, then it is useless until a yard restores it.' },
    'volley.redirect': { title: 'Rolling with the blow', text: 'Move one hit to a section that can bear it.' },
    'card.waterline': {
      title: 'Below the waterline',
      text: 'A Hull has no second line of defence: the hit that goes there counts.',
    },
    'card.brace': { title: 'Brace!', text: 'Cancel the hit that would destroy something.' },
    'spoils.reward': {
      title: 'The reward',
      text: '5 gold for each bounty of one nation, if it neither wants you nor fights yours.',
    },
    'spoils.ship': {
      title: 'A prize',
      text: 'You take her as she is, damage and modifications included. Your old ship is lost.',
    },
    'spoils.rumour': { title: 'Two rumours', text: 'One of them you can keep; the other is mixed back, unseen.' },
    'spoils.hand': { title: 'Too many cards', text: 'Four may stay in your hand.' },
    'spoils.cargo': { title: 'Stow it', text: 'Only what fits the ship you keep comes along.' },
    'npc.found': {
      title: 'Found',
      text: 'Somebody who hunts you has rolled a skull. Fight, or get away: in the first combat round both can only fire.',
    },
    'event.drawn': {
      title: 'The event of the round',
      text: 'Ships that nobody plays sail first, as the icons say; then the text applies. Whatever lasts is kept in the strip above the chart.',
    },
    'glory.won': {
      title: 'Glory!',
      text: 'A point on the track, and a Glory card with it. Points on the track are never lost.',
    },
    'captain.died': {
      title: 'A captain is lost',
      text: 'Ship, cargo, gold aboard and cards are gone; points and chest stay. The next captain sets out with the next turn.',
    },
    'victory.declared': {
      title: 'Victory is declared',
      text: 'The round is played out. If several reach the target, the points on the track decide.',
    },
  },
};

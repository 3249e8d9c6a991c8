import type { Guide } from '../board.ts';

export const en: Guide = {
  opening: [
    {
      title: 'A captain, a ship, 10 gold',
      text: 'You play for 10 points of Glory. Sales, raids, combats, missions, rumours and a big ship bring one each; every 10 gold hidden in your chest is worth one more, up to five. The first player to reach 10 opens the chest, and that round is the last.',
    },
    {
      title: 'Three actions per turn',
      text: 'Sail to a lit zone, enter or leave port; scout for a ship in your zone; or take one Port action per turn. Your ship is along the lower edge: choose it to see the whole sheet. The strip above the map opens the almanac.',
    },
    {
      title: 'A first profit',
      text: 'Each port demands one good, shown on its round token. It pays 6 gold per card for that and 3 for anything else, and three cards of it in one sale win Glory. So buy cheaply what a port nearby demands, and sail there.',
    },
    {
      title: 'Or a first raid',
      text: 'Most zones have a merchant with a hidden flag. Scout for it, attack, and take what the cards say; 12 gold or more wins Glory. Its nation puts a bounty on you and closes its ports. If something is not allowed, choose it to see why.',
    },
  ],
  moments: {
    'setup.ship': {
      title: 'A sloop or a flute?',
      text: 'The sloop is manoeuvrable and has more Crew: good for raids and for escaping. The flute carries twice as much and takes more damage: good for trade. You can change ships later at any shipyard.',
    },
    'captain.ship': {
      title: 'A new captain',
      text: 'You keep your points and your chest. Choose a ship for the new captain, who starts in the home port on the card.',
    },
    'captain.redraw': {
      title: 'A pirate off your home port',
      text: 'You may draw another captain, or start with this pirate in your zone.',
    },
    'turn.action': {
      title: 'What now?',
      text: 'Reachable zones are lit. From one port to the next takes 3 actions: out, across, in. Ships that hunt you search as soon as you arrive, so check who is there.',
    },
    'glory.discard': {
      title: 'Four Glory cards at most',
      text: 'You must discard one of the five before anything else. The discard pile is open to all.',
    },
    'announcing.announce': {
      title: 'A moment for Glory cards',
      text: 'Announce a card face down, or pass. When its turn comes you may still take it back, but then everyone has seen it.',
    },
    'announcing.counter': {
      title: 'A card against you',
      text: 'Counter-order discards that card before it takes effect. You don’t know yet which card it is.',
    },
    'announcing.resolve': {
      title: 'Your card is next',
      text: 'Earlier cards may have changed things. Play it, or show it and take it back.',
    },
    'turn.retire': {
      title: 'Retire your captain?',
      text: 'In port you may retire your captain. You lose what you would lose by dying, keep your points and your chest, and start again with a new captain next turn.',
    },
    'move.free': { title: 'A free Move', text: 'It costs no action. Ships that hunt you in the new zone still search for you.' },
    'ship.mend': { title: 'Repairs without a shipyard', text: 'Repair destroyed sections first: they keep you from raiding.' },
    'scout.again': { title: 'Nothing found', text: 'You may roll all the dice again; the second roll stands.' },
    'bounty.gaining': {
      title: 'A bounty',
      text: 'A bounty closes the ports of that nation to you, and naval ships hunt you; pirates no longer do. Some captains and cards can avoid it.',
    },
    'pardon.buy': {
      title: 'Buying a pardon',
      text: 'When a nation has no bounty left on you, its ports open again. Without any bounty you are no pirate.',
    },
    'secret.whose': { title: 'Another player’s cards', text: 'You see all Glory cards of the player you choose.' },
    'secret.card': { title: 'Discard one', text: 'Choose the card that would hurt you most.' },
    'admiral.order': { title: 'Orders to a naval ship', text: 'Send a naval ship where it helps you, or where it does no harm.' },
    'raid.attack': {
      title: 'A merchant found',
      text: 'Attack it as a merchant of its flag or of the port here. That nation puts a bounty on you, whatever happens. Letting it go costs nothing.',
    },
    'raid.ready': { title: 'The cards are face up', text: 'You may play a card before you roll. Otherwise roll.' },
    'raid.use': {
      title: 'Use your successes',
      text: 'Each success draws one more card, discards one or exchanges one. Red icons hit your ship, blue ones are Flight: at as many as your Manoeuvrability, the merchant escapes. 12 gold or more wins Glory.',
    },
    'raid.escaped': {
      title: 'It escaped',
      text: 'There were as many blue Flight icons as your Manoeuvrability. You get nothing, and the bounty stays. Use successes to remove such cards, or raid with a more manoeuvrable ship.',
    },
    'raid.broken': {
      title: 'The raid failed',
      text: 'A destroyed section ends a raid at once. Check your ship before you stop, and repair it before the next raid.',
    },
    'npc.entered': {
      title: 'A hunter at sea',
      text: 'Naval ships hunt captains with a bounty, pirates all others. They search when you enter their zone or begin your turn there. Hover or long-press a ship to see whom it hunts, and sail around it.',
    },
    'bounty.gained': {
      title: 'A bounty on you',
      text: 'The ports of that nation are closed to you, and naval ships hunt you. Pirates leave you alone, and raids still pay. A pardon, a card or a mission can remove the bounty.',
    },
    'cargo.sold': {
      title: 'Sold',
      text: 'Goods in demand paid 6 gold per card, all others 3. Three cards in demand in one sale win a point of Glory; then the port demands something else. The map shows what each port demands.',
    },
    'raid.hull': { title: 'The reinforced hull', text: 'It cancels one hit; then a shipyard must restore it for 3 gold.' },
    'raid.prize': { title: 'The merchant is yours', text: 'A card may get you more from it.' },
    'raid.load': {
      title: 'Load the cargo',
      text: 'The gold is already yours. Load what a port demands, as far as there is room.',
    },
    'cargo.drop': {
      title: 'Too much cargo',
      text: 'In port there is no limit; at sea your cargo must fit the hold as it is now, damage included.',
    },
    'port.activity': {
      title: 'The Port action',
      text: 'Do as many activities as you like, each once. If you want to sell, sell first. A face-down modification here has just been turned up.',
    },
    'port.sell': {
      title: 'Choose the whole lot',
      text: 'Goods in demand pay 6 gold, anything else 3. Three cards in demand in this lot win a point of Glory; then the port demands something else.',
    },
    'port.sold': { title: 'After the sale', text: 'Some specialists can be hired right after a sale.' },
    'port.demand': { title: 'You set the demand', text: 'Choose a good you can get: this port will pay 6 gold for it.' },
    'port.buying': { title: 'More cards?', text: 'A larger offer has more cards of a kind, and so lower prices.' },
    'port.bargain': { title: 'Another look', text: 'Replace what is expensive or what no port demands.' },
    'port.buy': {
      title: 'The more there is, the cheaper',
      text: 'A good with one card on offer costs 3 gold, with two 2, with three or more 1 gold per card. Under its price you see the nearest port that demands it.',
    },
    'port.yard': {
      title: 'At the shipyard',
      text: 'Repairs cost 2 gold per point, weapons 3, this port’s modification 3. A frigate or a galleon costs 35, less what your old ship brings, and wins Glory once per captain.',
    },
    'yard.keep': {
      title: 'The shipwrights of St. John',
      text: 'Only here can you move modifications to a new ship. Those you leave go to other ports.',
    },
    'yard.exchange': {
      title: 'A new ship?',
      text: 'It comes with all sections whole; your sailors, cargo and cards come along.',
    },
    'modification.place': {
      title: 'Modifications for the ports',
      text: 'You choose the port; the token is random and stays face down.',
    },
    'port.enlist': {
      title: 'Sailors for gold',
      text: 'Sailors cost 2 gold each. Without Crew you can’t board, and you lose any crew combat.',
    },
    'port.stash': {
      title: 'Your chest',
      text: 'Gold in the chest is safe and outlives your captain. Every 10 gold is a hidden point of Glory. The others see that you hide gold, but not how much.',
    },
    'chest.fetch': { title: 'Gold from the chest', text: 'It is free in your home port, but the hidden points go with it.' },
    'port.letter': { title: 'The Letter of Introduction', text: 'Choose the mission it is for.' },
    'venture.weapon': {
      title: 'A special weapon',
      text: 'You may have one of each kind. In a raid, each turns a failed die into a success.',
    },
    'venture.token': { title: 'Any port’s modification', text: 'Face-down tokens are turned up before you decide.' },
    'venture.load': { title: 'Cargo found', text: 'Load what fits, or throw something overboard for it.' },
    'venture.guards': {
      title: 'Guards',
      text: 'This is a crew combat ashore, to the end. If you lose, your captain dies. You may decline.',
    },
    'venture.steer': { title: 'False signals', text: 'Send it away from you, or towards another player.' },
    'venture.specialist': {
      title: 'A free specialist',
      text: 'You may have one of each type; the card says what each one does.',
    },
    'rumour.keep': { title: 'Keep one rumour', text: 'Keep the one whose place is on your way. Nobody else sees either.' },
    'rumour.slip': { title: 'The unmarked channel', text: 'You arrive unseen: nobody searches for you.' },
    'rumour.good': { title: 'Choose a good', text: 'Choose one that a port nearby demands.' },
    'rumour.auction': { title: 'A private sale', text: 'This is not the Sell activity: the port’s demand stays as it is.' },
    'mission.friend': { title: 'A friend at court', text: 'All dice are rolled again; the second roll stands.' },
    'mission.keep': { title: 'One mission at a time', text: 'The other one is discarded.' },
    'mission.pardon': { title: 'A clean slate', text: 'All bounties of the nation you choose are removed.' },
    'congress.pardon': {
      title: 'Peace Congress',
      text: 'For 5 gold you remove one bounty. It is worth it where a port you need is closed.',
    },
    'hunt.timetable': { title: 'You have been found', text: 'Discard the timetable, and the search fails.' },
    'naval.declare': {
      title: 'Fire, Board or Flee?',
      text: 'Both sides roll Manoeuvre. Fire: the winner hits once per Cannon, the loser or a tied ship once per skull, never more than its Cannons. Board: the winner starts a crew combat. Flee: you escape if you win and the enemy has no skull. The attacker declares first.',
    },
    'naval.chase': { title: 'Chasers', text: 'They make one sure hit, once per combat, when a ship has declared Flee.' },
    'dice.reroll': { title: 'Which dice again?', text: 'Choose the dice, then roll them. The new result stands.' },
    'volley.aim': { title: 'The Master Gunner', text: 'You may roll one location die again, before anything else is decided.' },
    'volley.shot': {
      title: 'Special weapons',
      text: 'Chain shot sends every skull of this broadside into the Masts, grapeshot into the Crew. Otherwise the target’s owner places them.',
    },
    'volley.skull': {
      title: 'Where does it hit?',
      text: 'The owner of the ship places the skulls. Hits on a destroyed section go to the Hull, and without a Hull the ship sinks.',
    },
    'volley.hull': { title: 'The reinforced hull', text: 'It cancels one hit; then it is useless until a shipyard restores it.' },
    'volley.redirect': { title: 'Rolling with the blow', text: 'Move one hit to a section that can take it.' },
    'card.waterline': { title: 'Below the waterline', text: 'Nothing protects the Hull, so the hit counts.' },
    'card.brace': { title: 'Brace for impact', text: 'Cancel the hit that would destroy a section.' },
    'spoils.reward': {
      title: 'The reward',
      text: 'You get 5 gold for each bounty of one nation, if that nation has no bounty on you and is not at war with yours.',
    },
    'spoils.ship': { title: 'A captured ship', text: 'You take it as it is, damage included. Your old ship is lost.' },
    'spoils.rumour': { title: 'Two rumours', text: 'Keep one; the other is shuffled back unseen.' },
    'spoils.hand': { title: 'Too many cards', text: 'You may keep four Glory cards.' },
    'spoils.cargo': { title: 'Too much cargo', text: 'You keep only what fits the ship you keep.' },
    'npc.found': {
      title: 'Found',
      text: 'A ship that hunts you has rolled a skull, and a combat begins. In the first combat round both ships can only Fire.',
    },
    'event.drawn': {
      title: 'The event of the round',
      text: 'Non-player captains move first, as the icons say; then the text applies. Lasting events are shown in the strip above the map.',
    },
    'glory.won': { title: 'Glory!', text: 'You get a point on the track and a Glory card. Points on the track are never lost.' },
    'captain.died': {
      title: 'A captain dies',
      text: 'Ship, cargo, gold aboard and cards are lost; points and chest stay. The next captain sets out next turn.',
    },
    'victory.declared': {
      title: 'Victory is declared',
      text: 'The round is played to its end. If several players reach the target, the points on the track decide.',
    },
  },
};

import type { CourseWords } from '@boucan/lessons';

export const en: CourseWords = {
  sail: {
    title: 'Out of port, and into the next',
    idea: 'Your turn is three actions. A Move is one step: out of port, to a neighbouring zone, or into port. So the next port is exactly one turn away.',
    steps: [
      {
        task: 'Leave port.',
        hints: ['A Move takes your ship out into the zone round the port.', 'Choose the sea beside your ship.'],
        done: 'You’re at sea, and two actions are left.',
      },
      {
        task: 'Sail to a neighbouring zone that has a port.',
        hints: ['Zones you can reach are lit.', 'Ships that hunt you search as soon as you arrive, so look who is there.'],
        wrong: {
          open: 'There is no port in the Caribbean Sea, and you want to be in port this turn.',
          back: 'That takes you back into the port you have just left.',
        },
        done: 'One action left.',
      },
      {
        task: 'Enter the port.',
        hints: ['In port nobody searches for you.'],
        done: 'Out, across, in: three actions from port to port. Next turn you can do business here.',
      },
    ],
  },
  buy: {
    title: 'Buying cargo',
    idea: 'Once per turn you can take a Port action. When you buy, you are shown a few cargo cards: the more of one good there are, the cheaper each of them is.',
    steps: [
      {
        task: 'Take the Port action.',
        hints: ['You’re in port, and it costs one action.'],
        done: 'Here you can do as many things as you like, each once.',
      },
      {
        task: 'Look at the cargo that is for sale.',
        hints: ['Buying goods is one of the activities.'],
        done: 'Only you see these cards. What the port itself demands is never among them.',
      },
      {
        task: 'Buy two cards that cost less than 3 gold each.',
        hints: ['Two cards of a good cost 2 gold each, three or more cost 1.', 'Look for a good that is there more than once.'],
        wrong: {
          empty: 'Your hold isn’t any fuller yet. Buy two cards first.',
          dear: 'A good that is there only once costs 3 gold. There is something cheaper.',
        },
        done: 'Bought cheaply. Now you need a port that demands it.',
      },
    ],
  },
  sell: {
    title: 'Selling what is in demand',
    idea: 'Every port demands one good, shown on its round token. It pays 6 gold for a card of that good, and 3 for any other.',
    steps: [
      {
        task: 'You’re in a port that demands sugar, and you have some. Begin a sale.',
        hints: ['Selling always comes first in a Port action.'],
        wrong: { first: 'After any other activity you can’t sell this turn. Sell first.' },
        done: 'Now choose what goes to market.',
      },
      {
        task: 'Sell sugar, and close the sale.',
        hints: ['This port pays 6 gold for each card of sugar.', 'Choose all the sugar you want to sell, then finish.'],
        wrong: { cheap: 'This port pays only 3 gold for that. Keep it for a port that demands it.' },
        done: 'The map shows what every port demands. A good route is: buy cheaply here, sell what is in demand next door.',
      },
    ],
  },
  'glory-sale': {
    title: 'Glory for a merchant',
    idea: 'You play for points of Glory. A merchant wins one by selling three cards of the good in demand in one sale.',
    steps: [
      {
        task: 'Win a point of Glory with this sale.',
        hints: ['Three cards of what this port demands, in one lot.', 'Add them one after the other, then finish the sale.'],
        done: 'A point of Glory, a Glory card, and 18 gold. Now the port demands something else.',
      },
    ],
  },
  scout: {
    title: 'A merchant on the horizon',
    idea: 'Most zones have a merchant whose flag you don’t know. To find it, roll your Scouting dice: one skull is enough. Then it is up to you to attack it or let it go.',
    steps: [
      {
        task: 'Find the merchant in your zone.',
        hints: ['It takes one action, and you must be at sea.', 'Scout for the merchant.'],
        wrong: { idle: 'Your turn would be over, and the merchant would still be out there.' },
        done: 'A skull: you found it, and its flag is shown.',
      },
      {
        task: 'Attack it.',
        hints: [
          'You can attack it under its own flag or as a merchant of the port here.',
          'Choose the nation whose bounty hurts you least.',
        ],
        wrong: { spare: 'You can let it go, and often that is wise. This time, attack.' },
        done: 'That nation now has a bounty on you: its ports are closed to you, and naval ships hunt you. Raiders live with that.',
      },
    ],
  },
  raid: {
    title: 'Twelve gold',
    idea: 'A raid lays out three cargo cards. With your successes you draw, discard or exchange cards. Red icons hit your ship; enough blue Flight icons let the merchant escape.',
    steps: [
      {
        task: 'End this raid with at least 12 gold, so that it wins you a point of Glory.',
        hints: [
          'The board adds up the gold, the hits and the Flight icons for you.',
          'Draw while it pays, and stop before the merchant escapes or a section of your ship is destroyed.',
        ],
        done: 'Twelve gold or more: a point of Glory and a Glory card. The goods you have room for come along as well.',
      },
    ],
  },
  hunted: {
    title: 'Someone is hunting you',
    idea: 'Naval ships hunt captains with a bounty, pirates hunt all others. They search when you enter their zone and when you begin your turn there.',
    steps: [
      {
        task: 'A ship that hunts you lies in your zone. Sail somewhere where nobody hunts you.',
        hints: ['Hover over a ship, or hold your finger on it, to see whom it hunts.', 'A zone without such a ship is safe.'],
        wrong: { port: 'In port you’re safe for now, but the hunter waits outside. Leave the zone.' },
        done: 'Look at the hunters before each Move: most fights are avoided on the map.',
      },
    ],
  },
  combat: {
    title: 'Fire, board or flee',
    idea: 'In each combat round both sides secretly choose an order, then roll Manoeuvre. The winner’s order is carried out; the loser’s guns may still answer.',
    steps: [
      {
        task: 'Give your order and see the combat round through.',
        hints: [
          'Many Cannons speak for Fire, a strong Crew for Board, a damaged ship for Flee.',
          'Compare Manoeuvrability: two more than the other ship is worth an extra die.',
        ],
        done: 'Damage stays after the fight. It is no shame to flee with the gold.',
      },
    ],
  },
  repair: {
    title: 'Back in shape',
    idea: 'Damage lowers what your ship can do, and with a destroyed section you can’t raid. A shipyard repairs Hull, Cargo, Masts and Cannons for 2 gold a point. Crew is recruited.',
    steps: [
      {
        task: 'Go to the shipyard.',
        hints: ['It is one of the activities of the Port action.'],
        wrong: { other: 'Your Hull is damaged. Go to the shipyard first.' },
        done: 'The shipyard sells weapons, modifications and whole ships, too.',
      },
      {
        task: 'Repair something.',
        hints: ['Look at your ship’s sections: which one is below its full value?', 'The Hull keeps you afloat.'],
        wrong: { none: 'Nothing is repaired yet.' },
        done: 'A sound ship is worth more than 2 gold when the first hit lands.',
      },
    ],
  },
  rumour: {
    title: 'What they say in the tavern',
    idea: 'For 2 gold and a roll of Influence you hear a rumour. It says where to test it; if it proves true, it brings a reward and a point of Glory.',
    steps: [
      {
        task: 'Acquire a rumour.',
        hints: ['It is one of the activities of the Port action.', 'The gold is spent even if the roll fails.'],
        wrong: { other: 'That may wait. First hear what they say in the tavern.' },
        done: 'Only you have read it. It tells you where to sail and what you will roll there.',
      },
    ],
  },
  mission: {
    title: 'A mission',
    idea: 'Two missions always wait in two ports, open to all. A mission says what you need to accept it and what you have to do; completed, it pays and wins a point of Glory.',
    steps: [
      {
        task: 'A mission waits in this port, and you meet its conditions. Accept it.',
        hints: ['Read what it asks before you accept: you can hold only one.', 'Accepting it is an activity of the Port action.'],
        wrong: { leave: 'If you leave, someone else may take the mission.' },
        done: 'It lies in front of you now. Choose it at any time to read what is left to do.',
      },
    ],
  },
  chest: {
    title: 'Gold in the chest',
    idea: 'Gold aboard can be lost. In your home port you can hide it in your chest: every 10 gold there count as a hidden point of Glory, up to five.',
    steps: [
      {
        task: 'Hide gold in your chest.',
        hints: ['You’re in your home port: it is one of the activities.'],
        wrong: { other: 'Your gold isn’t safe yet. Hide it first.' },
        done: 'The others hear that you hide gold, but not how much.',
      },
      {
        task: 'Hide enough for a point of Glory.',
        hints: ['Ten gold make a point.', 'Any number from 10 up will do.'],
        wrong: { little: 'Less than 10 gold in the chest isn’t a point yet.' },
        done: 'A hidden point, and nobody can take it from you: the chest even outlives your captain.',
      },
    ],
  },
  'short-cruise': {
    title: 'Variant: a short cruise',
    idea: 'Seven points of Glory win a short cruise. The chest counts towards them: a point for every 10 gold, three at most. The first player with seven says so at once, and the round is played to its end.',
    steps: [
      {
        task: 'You have six points, and gold aboard. Reach the seventh.',
        hints: ['You’re in your home port, and your chest isn’t full.', 'Hide gold in the chest.'],
        wrong: { other: 'That earns no Glory. What you carry can.' },
        done: 'Now it depends on how much you hide.',
      },
      {
        task: 'Hide enough for the seventh point.',
        hints: ['Ten gold in the chest make a point; what lies there already counts.', 'Hide all you have.'],
        wrong: { little: 'That isn’t enough for another point.' },
        done: 'Seven points: you declare them, and the others have until the end of the round to overtake you.',
      },
    ],
  },
  wind: {
    title: 'Module: the wind',
    idea: 'With wind and storm, the wind turns every round. Your first Move with it is free, the first against it costs two actions, and a storm damages ships that stay in it.',
    steps: [
      {
        task: 'Sail to the neighbouring zone that the wind carries you to, without spending an action.',
        hints: ['The compass rose shows where the wind blows to.', 'Choose the zone on that side of yours.'],
        done: 'Four steps in a turn of three actions. Plan your route with the wind in it.',
      },
    ],
  },
  contraband: {
    title: 'Module: contraband',
    idea: 'Twelve forbidden goods are among the cargo. Each is wanted in one port only, where it pays 10 gold, and every second one you sell wins Glory. Every navy looks for them.',
    steps: [
      {
        task: 'You have contraband that this port wants. Sell it for 10 gold.',
        hints: ['The port stands on the card.', 'Add the contraband to the sale, then finish.'],
        done: 'Sell a second one, here or elsewhere, and it wins you a point of Glory.',
      },
    ],
  },
  favours: {
    title: 'Module: favours',
    idea: 'Favours open doors: spend one to roll dice again, to draw again, to spoil a search or to enter a closed port. Missions bring them, and at the end of a Port action you can buy them.',
    steps: [
      {
        task: 'Buy at least one Favour before you leave.',
        hints: ['A Favour costs 2 gold.', 'You can hold five.'],
        wrong: { leave: 'Buy a Favour first: this is the moment for it.' },
        done: 'The next roll that goes wrong may be rolled again.',
      },
    ],
  },
  locations: {
    title: 'Module: locations',
    idea: 'Sixteen places lie off the ports: forts, prisons, reefs, missions. For one action you can visit the one in your zone for what it offers, or you can assault it.',
    steps: [
      {
        task: 'Visit the location in your zone.',
        hints: ['You’re at sea in its zone, and it is open to you.', 'A visit takes one action, once per turn.'],
        wrong: { assault: 'An assault is a fight. Today you come as a guest.', stop: 'You still have an action for a visit.' },
        done: 'What a place offers stands on its tile. Some are worth a detour every few rounds.',
      },
    ],
  },
  loyalty: {
    title: 'Module: loyalty',
    idea: 'Glory raises your crew’s Loyalty; idling in port and hiding gold lower it. A content crew may work an extra action, an angry one mutinies.',
    steps: [
      {
        task: 'Your crew is content. Ask it for an extra action.',
        hints: ['Once per turn you may roll Leadership for it.', 'One success is enough.'],
        wrong: { stop: 'Before you end your turn, ask the crew: it costs nothing.' },
        done: 'One more action this turn. You can’t use it for a second Port action.',
      },
    ],
  },
  modifications: {
    title: 'Module: further modifications',
    idea: 'More modifications are about, such as carved hulls and crow’s nests. A port without one gets another from a reserve, so the shipyards are never empty.',
    steps: [
      {
        task: 'Buy the modification this shipyard offers.',
        hints: ['It costs 3 gold and stays with the ship.', 'Point at it to read what it does.'],
        wrong: { done: 'The modification is still in the yard.' },
        done: 'It makes the ship better and adds 1 gold to its price.',
      },
    ],
  },
  'new-ships': {
    title: 'Module: the brig',
    idea: 'Between the first ships and the great ones there is now a brig: it costs 20 gold, carries 4 cargo cards and is more manoeuvrable than a flute.',
    steps: [
      {
        task: 'Exchange your ship for a brig.',
        hints: [
          'The yard takes your old ship in part payment.',
          'A brig wins no Glory, and your captain can still win that point with a frigate or a galleon.',
        ],
        wrong: { other: 'That is another ship. You want the brig.', done: 'You still have your old ship.' },
        done: 'Room for four cards, and guns enough for a raid.',
      },
    ],
  },
  'special-weapons': {
    title: 'Module: special weapons',
    idea: 'Three new weapons are for sale in every port: heated shot sets a ship on fire, double shot doubles your hits, caltrops slow a boarder. In a raid each makes a failed die a skull.',
    steps: [
      {
        task: 'Buy one of the three new weapons.',
        hints: ['They cost 3 gold each: heated shot, double shot, caltrops.', 'Point at a weapon to read when it is used.'],
        wrong: { old: 'That weapon is in the base game. Try one of the new ones.', done: 'Buy a weapon first.' },
        done: 'It is used up when you spend it, so keep it for the fight that matters.',
      },
    ],
  },
  'two-commissions': {
    title: 'Module: two commissions',
    idea: 'Whenever you draw a captain, you draw two and keep the one you prefer. The four skills and the home port tell you what each is made for.',
    steps: [
      {
        task: 'Read both captains and keep one.',
        hints: [
          'Scouting and Manoeuvre make a raider, Influence helps with rumours and missions, Leadership with boarding.',
          'There is no wrong choice: think of what you want to do first.',
        ],
        done: 'Your captain is chosen. The other is shuffled back unseen.',
      },
    ],
  },
  'treasure-galleon': {
    title: 'Module: the treasure galleon',
    idea: 'A Spanish galleon sails its route and gets richer every round. It attacks nobody. Defeat it and all its gold is yours, but Spain will remember.',
    steps: [
      {
        task: 'The treasure galleon is in your zone. Scout for it.',
        hints: [
          'A skull finds it, and then you fight at once: you can’t decline.',
          'It is strong. In a real game, come with a sound ship.',
        ],
        wrong: { stop: 'It sails on next round, and takes its gold along.' },
        done: 'The fight begins. Win it and the gold on its board is yours.',
      },
    ],
  },
  upgrades: {
    title: 'Module: upgraded enemies',
    idea: 'Naval ships and pirates come with modifications and weapons of their own. Win a crew combat against one and you may take what it has not used up.',
    steps: [
      {
        task: 'You have beaten an upgraded ship. Take what it has.',
        hints: ['What you take is fitted to your own ship.'],
        wrong: { leave: 'You may leave it, but it is yours for the taking.' },
        done: 'Before you attack, look at what a ship carries: it is both the danger and the prize.',
      },
    ],
  },
};

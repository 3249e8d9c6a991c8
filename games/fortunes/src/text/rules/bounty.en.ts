export const bounty = {
  'FDM-BOUNTY-01':
    'If you attack a ship that is no pirate, or a merchant, you get 1 bounty of its nation at once, before any die. War between your nations changes nothing, unless a card says so.',
  'FDM-BOUNTY-02': 'Defeating a naval ship, by sinking it or in a crew combat, gives you 1 bounty of its nation.',
  'FDM-BOUNTY-03': 'Attacking a naval ship and then defeating it gives 2 bounties in all.',
  'FDM-BOUNTY-04': 'A naval ship is no pirate: attacking one gives you the bounty for the attack.',
  'FDM-BOUNTY-05': 'If the naval ship attacked you, you get only the 1 bounty for defeating it.',
  'FDM-BOUNTY-06': 'Attacking a pirate, player or not, gives no bounty.',
  'FDM-BOUNTY-07':
    'The bounty comes from the victim’s nation: for a player that of the captain, for a naval ship its flag, for a merchant the nation you chose in the raid.',
  'FDM-BOUNTY-08':
    'The first bounty from a nation puts its token on the 1 of your track. Each one after that pushes it up a step.',
  'FDM-BOUNTY-09': 'Each nation’s bounties are counted separately.',
  'FDM-BOUNTY-10': 'A nation has at most 5 bounties on you; further ones have no effect.',
  'FDM-BOUNTY-11':
    'A single bounty, no matter whose, makes you a pirate; without any you are none. You change sides the moment the first arrives or the last goes.',
  'FDM-BOUNTY-12':
    'Defending yourself gives no bounty: the attacker of a non-pirate is already a pirate, unless a card prevents it. A defender gets a bounty only for defeating a naval ship.',
  'FDM-BOUNTY-13':
    'Being wanted does four things: the ports of that nation close to you, naval ships of all nations hunt you, non-player pirates leave you in peace, and there is gold to be had for your head.',
  'FDM-BOUNTY-14': 'Bounties are removed only by Glory, event, rumour or mission cards, or when your captain dies or retires.',
  'FDM-BOUNTY-15':
    'When a nation’s bounties on you fall to 0, its token is removed, and it treats you as if you had never been wanted.',
  'FDM-BOUNTY-16': 'All bounties are public.',
  'FDM-BOUNTY-17':
    'Beating a player who is no pirate adds no second bounty; only naval ships are worth that. The table may decide that sinking one you attacked does.',
  'FDM-BOUNTY-18': 'Attacking your own nation gives you its bounty like any other.',

  'FDM-REWARD-01':
    'Beat a pirate player and you may at once collect 5 gold for each bounty that one nation, and one only, had put on the loser. You pick the nation.',
  'FDM-REWARD-02': 'A nation that wants you yourself at that moment pays you no reward.',
  'FDM-REWARD-03': 'A nation that yours is at war with pays you no reward either.',
  'FDM-REWARD-04': 'If no nation is left to pay you, you go without a reward.',
  'FDM-REWARD-05': 'It does not matter whether the loser was sunk or boarded, nor who attacked.',
  'FDM-REWARD-06':
    'Being a pirate does not deprive you of a reward: any nation that neither wants you nor is fighting yours can pay.',
  'FDM-REWARD-07':
    'If there is no bounty on you, beating a non-player pirate brings 5 gold for the sloop and 15 for the frigate, whether sunk or boarded. War makes no difference here.',
  'FDM-REWARD-08': 'If you are a pirate yourself, beating a non-player pirate brings you the Glory of the fight, but no gold.',
  'FDM-REWARD-09': 'Rewards are paid in plain sight, out of a bank that never runs dry.',
};

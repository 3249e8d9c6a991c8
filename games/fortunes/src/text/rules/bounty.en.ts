export const bounty = {
  'FDM-BOUNTY-01':
    'Start a fight with a ship that is no pirate, or attack a merchant, and you get 1 bounty from its nation at once, before the first die. War between your nations excuses nothing, unless a card says so.',
  'FDM-BOUNTY-02': 'Beating a naval ship, by sending it to the bottom or on its own deck, gets you 1 bounty from its nation.',
  'FDM-BOUNTY-03': 'So attacking a naval ship and going on to beat it makes 2 bounties.',
  'FDM-BOUNTY-04': 'A naval ship is no pirate: setting upon one gets you the bounty for the attack.',
  'FDM-BOUNTY-05': 'If the naval ship attacked you, only its defeat is held against you: 1 bounty.',
  'FDM-BOUNTY-06': 'Nobody minds when you attack a pirate, player or not: there is no bounty for it.',
  'FDM-BOUNTY-07':
    'The nation that wants you is the victim’s: a player’s is that of the captain, a naval ship’s is its flag, a merchant’s the flag you chose for the raid.',
  'FDM-BOUNTY-08':
    'The first bounty from a nation puts its token on the 1 of your track. Each one after that pushes it up a step.',
  'FDM-BOUNTY-09': 'Every nation keeps its own count.',
  'FDM-BOUNTY-10': 'No nation goes beyond 5 bounties on your head; after that, more misdeeds change nothing.',
  'FDM-BOUNTY-11':
    'A single bounty, no matter whose, makes you a pirate; without any you are none. You change sides the moment the first arrives or the last goes.',
  'FDM-BOUNTY-12':
    'Defending yourself is no crime: whoever attacks a non-pirate is, barring a card, a pirate by the time the dice roll. For a defender, only beating a naval ship still counts.',
  'FDM-BOUNTY-13':
    'Being wanted does four things: the ports of that nation close to you, naval ships of all nations hunt you, non-player pirates leave you in peace, and there is gold to be had for your head.',
  'FDM-BOUNTY-14':
    'A bounty is lifted by a Glory, event, rumour or mission card, or it ends with your captain. There is no other way.',
  'FDM-BOUNTY-15':
    'When a nation’s bounties are down to 0, its token leaves your board: in its eyes you have never done a thing.',
  'FDM-BOUNTY-16': 'Everyone sees the bounties on everyone.',
  'FDM-BOUNTY-17':
    'Beating a player who is no pirate adds no second bounty; only naval ships are worth that. The table may decide that sinking one you attacked does.',
  'FDM-BOUNTY-18': 'Attack your own, and your nation puts a bounty on you as any other would.',

  'FDM-REWARD-01':
    'Beat a pirate player and you may at once collect 5 gold for each bounty that one nation, and one only, had put on the loser. You pick the nation.',
  'FDM-REWARD-02': 'A nation that wants you yourself at that moment pays you no reward.',
  'FDM-REWARD-03': 'A nation that yours is at war with pays you no reward either.',
  'FDM-REWARD-04': 'If no nation is left to pay you, you go without a reward.',
  'FDM-REWARD-05': 'Sunk or boarded, attacker or attacked: it is all the same for the reward.',
  'FDM-REWARD-06':
    'Being a pirate does not deprive you of a reward: any nation that neither wants you nor is fighting yours can pay.',
  'FDM-REWARD-07':
    'If there is no bounty on you, beating a non-player pirate brings 5 gold for the sloop and 15 for the frigate, whether sunk or boarded. War makes no difference here.',
  'FDM-REWARD-08': 'If you are a pirate yourself, beating a non-player pirate brings you the Glory of the fight, but no gold.',
  'FDM-REWARD-09': 'Rewards are paid in plain sight, out of a bank that never runs dry.',
};

// What the crew weighs together: the Captain decides, others advise. Coins, bids, mutinies and what one alone has seen are not among it.   SKU-GOAL-02, SKU-INFO-07
export const COUNSEL: readonly string[] = [
  ...['voyage.heading', 'stations.next', 'stations.post', 'stations.orders', 'time.feed', 'time.refresh'],
  ...['prep.order', 'prep.task', 'heal.patient', 'chart.gem', 'repair.wood', 'repair.where', 'hold.stow', 'dice.again'],
  ...['speed.hands', 'speed.aloft', 'move.sail', 'lookout.sight', 'naval.consent', 'naval.gunner', 'hits.victim', 'wound.ward'],
  ...['dock.ashore', 'dock.bury', 'explore.send', 'explore.join', 'mission.maw'],
  ...['event.who', 'event.group', 'event.tower', 'event.spar', 'event.old-chart'],
  ...['spawn.distance', 'spawn.replace', 'spawn.signal', 'enemy.next', 'enemy.steer', 'enemy.goal', 'maelstrom.pull'],
  ...['boarding.next', 'boarding.deck', 'boarding.act', 'boarding.command', 'boarding.strike', 'boarding.wound'],
  ...['boarding.post', 'boarding.return', 'boarding.orders', 'boarding.mover'],
  ...['plunder.groups', 'plunder.next', 'plunder.share', 'plunder.gem'],
  ...['harbour.sell', 'harbour.wages', 'harbour.buy'],
];

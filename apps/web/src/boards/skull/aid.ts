// The player aid: what of the guide goes onto one sheet.
export const aid = [
  'opening.0',
  'opening.1',
  'stations.post',
  'stations.orders',
  'prep.order',
  'chart.gem',
  'hold.stow',
  'speed.hands',
  'move.sail',
  'lookout.sight',
  'time.feed',
  'dice.again',
  'plot.coin',
  'mutiny.rise',
  'boarding.orders',
  'dock.ashore',
];

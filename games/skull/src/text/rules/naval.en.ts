export const naval = {
  'SKU-NAVAL-01': 'The Captain may fire at an enemy at any moment of the ship’s movement.',
  'SKU-NAVAL-02': 'You need a crew group or a character on the gun deck to fire.',
  'SKU-NAVAL-03': 'The ship fires one salvo per turn.',
  'SKU-NAVAL-04': 'Enemies fire in the enemy turn, according to their type.',
  'SKU-NAVAL-05': 'You fire from the sides of the ship at a target 1 or 2 cells away, except straight ahead or straight astern.',
  'SKU-NAVAL-06':
    'Draw a line from the side corner of your cell to the centre of the target. If it crosses land, you cannot fire. A line along the edge of land does not block; a table option makes land on both sides block it.',
  'SKU-NAVAL-07': 'Line of sight matters only for cannons.',
  'SKU-NAVAL-08': 'A crew group on the gun deck rolls one die for each cannon in the hold, and gains 1 fatigue.',
  'SKU-NAVAL-09':
    'With no crew group on the gun deck, each character there mans one cannon and rolls one die, 3 characters at most.',
  'SKU-NAVAL-10': 'A character on the gun deck with no cannon left to man rolls nothing.',
  'SKU-NAVAL-11':
    'On the gun deck, a character next to a crew group mans one cannon with 1 die, and the group the rest: of 4 cannons, the character fires 1 and the group 3.',
  'SKU-NAVAL-12': 'A character on the gun deck may also add the bonus of a skill to the crew group’s roll.',
  'SKU-NAVAL-13': 'Every firepower die higher than the target’s current speed is an impact.',
  'SKU-NAVAL-14': 'A character whose own die is an impact, on a ship or a creature, gains 1 trust.',
  'SKU-NAVAL-15': 'Enemies roll the firepower dice of their sheet and hit on the faces shown there.',
  'SKU-NAVAL-16': 'A salvo has at most 5 dice in all. Characters roll before the crew group.',
  'SKU-NAVAL-17': 'Without a cannon in the hold, nobody can fire.',

  'SKU-HIT-01': 'Roll a die for each impact on the target’s table to see where it hits.',
  'SKU-HIT-02': 'On your ship, 1 is the rigging, 2 and 3 the deck, 4 to 6 the hold.',
  'SKU-HIT-03':
    'An impact on your rigging costs you a sail, and the character or group on it goes to the cabins, unhurt and rested.',
  'SKU-HIT-04': 'An impact on an enemy’s rigging lowers its speed by 1.',
  'SKU-HIT-05': 'Once an enemy’s speed is 0, every die fired at it hits.',
  'SKU-HIT-06':
    'An impact on your deck puts one crew group out of action, and it goes to the infirmary. The Captain chooses it, at any post.',
  'SKU-HIT-07': 'An impact on an enemy’s deck lowers its combat capacity by 1.',
  'SKU-HIT-08':
    'An impact in your hold moves its marker one column to the right, and what that column holds is lost. At column 1 you sink.',
  'SKU-HIT-09': 'An impact in an enemy’s hold or abdomen lowers it by 1.',
  'SKU-HIT-10': 'Every impact on your ship adds 1 dirt.',
  'SKU-HIT-11': 'If the deck is hit and all crew groups are in the infirmary, nothing else happens.',
  'SKU-HIT-12': 'An enemy’s table is on its sheet. Where it has none, it is the same as yours.',

  'SKU-MANOEUVRE-01': 'Manoeuvres need a character on the gun deck.',
  'SKU-MANOEUVRE-02': 'Before the roll the Captain may order grapeshot or chain shot instead of ball, if there is any aboard.',
  'SKU-MANOEUVRE-03': 'Special ammunition you have used is lost at the end of the voyage.',
  'SKU-MANOEUVRE-04':
    'To dismast a ship next to yours, with ball, a character subtracts 1 from their own die. If it still hits, one impact of the salvo goes to the enemy’s sails without a location roll.',
  'SKU-MANOEUVRE-05':
    'With ball you can rake a ship if your line of fire runs its whole length, from bow to stern or the reverse: with at least one success, it takes one more impact in the hold.',
  'SKU-MANOEUVRE-06': 'Each salvo allows only one manoeuvre.',
  'SKU-MANOEUVRE-07': 'Only ships can be dismasted or raked, not creatures.',
};

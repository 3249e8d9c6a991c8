export const naval = {
  'SKU-NAVAL-01': 'The Captain may open fire on an enemy at any time while the ship is moving.',
  'SKU-NAVAL-02': 'To fire you need somebody on the gun deck, be it a crew group or a character.',
  'SKU-NAVAL-03': 'The ship fires one salvo a turn.',
  'SKU-NAVAL-04': 'Enemies fire in the enemy turn, each as its type would.',
  'SKU-NAVAL-05': 'You fire from your flanks, at a target 1 or 2 cells off: anywhere but dead ahead or dead astern.',
  'SKU-NAVAL-06':
    'Draw a line from the corner of your cell amidships, on the side you fire from, to the middle of the target. If it crosses land, you cannot fire; to run along the edge of land does no harm, though the table may rule that land on both sides blocks it.',
  'SKU-NAVAL-07': 'Line of sight matters to cannons alone.',
  'SKU-NAVAL-08': 'A crew group on the gun deck rolls one die for each cannon in the hold, and gains 1 fatigue.',
  'SKU-NAVAL-09':
    'With no crew group on the gun deck, each character there mans one cannon and rolls one die, 3 characters at most.',
  'SKU-NAVAL-10': 'A character on the gun deck with no cannon left to man rolls nothing.',
  'SKU-NAVAL-11':
    'On the gun deck, a character next to a crew group mans one cannon with 1 die, and the group the rest: of 4 cannons, the character fires 1 and the group 3.',
  'SKU-NAVAL-12': 'A character on the gun deck may also lend the crew group’s roll the bonus of a skill.',
  'SKU-NAVAL-13': 'Every firepower die higher than the target’s present speed is an impact.',
  'SKU-NAVAL-14': 'A character whose own die makes an impact, on a ship or on a beast, gains 1 trust.',
  'SKU-NAVAL-15': 'Enemies roll the firepower dice of their sheet, and hit on the faces it shows.',
  'SKU-NAVAL-16': 'A salvo has 5 dice at most, all gunners together; characters roll before the crew group.',
  'SKU-NAVAL-17': 'With no cannon in the hold, nobody fires.',

  'SKU-HIT-01': 'For every impact roll a die on the target’s table to see where it strikes.',
  'SKU-HIT-02': 'On your ship, 1 is the rigging, 2 and 3 the deck, 4 to 6 the hold.',
  'SKU-HIT-03': 'A hit on your rigging costs you a sail, and the character or group on it goes to the cabins, unhurt and rested.',
  'SKU-HIT-04': 'A hit on an enemy’s rigging takes 1 off its speed.',
  'SKU-HIT-05': 'Once an enemy’s speed is 0, every die fired at it hits.',
  'SKU-HIT-06':
    'A hit on your deck incapacitates one crew group, which goes to the infirmary. The Captain picks it, at any post.',
  'SKU-HIT-07': 'A hit on an enemy’s deck takes 1 off its combat capacity.',
  'SKU-HIT-08':
    'A hit on your hold moves its marker one column to the right, and what lies in that column is lost. At column 1, you sink.',
  'SKU-HIT-09': 'A hit on an enemy’s hold or abdomen takes 1 off it.',
  'SKU-HIT-10': 'Every impact on your ship adds 1 dirt.',
  'SKU-HIT-11': 'If the deck is hit and all crew groups are in the infirmary, nothing else happens.',
  'SKU-HIT-12': 'An enemy’s table is on its sheet. Where it has none, it is the same as yours.',

  'SKU-MANOEUVRE-01': 'No manoeuvre without a character on the gun deck.',
  'SKU-MANOEUVRE-02':
    'Ammunition: before the roll the Captain may order grapeshot or chain shot in place of ball, if there is any aboard.',
  'SKU-MANOEUVRE-03': 'Special ammunition you have used is gone when the voyage ends.',
  'SKU-MANOEUVRE-04':
    'Dismast, with ball, next to another ship: a character takes 1 off the die they roll. If it still hits, one of the salvo’s impacts strikes the enemy’s sails without rolling for its place.',
  'SKU-MANOEUVRE-05':
    'Rake, with ball: if your line of fire runs the length of the enemy, from bow to stern or from stern to bow, a single success adds an impact in its hold.',
  'SKU-MANOEUVRE-06': 'One salvo, one manoeuvre.',
  'SKU-MANOEUVRE-07': 'Only ships can be dismasted or raked, not creatures.',
};

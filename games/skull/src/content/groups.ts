// The groups of the crew.
/** Six groups, alike but for their names. They are the ship's: the Captain alone assigns them, and they need not act. Wounds stay until they are healed.   SKU-CREW-12, SKU-CREW-13, SKU-CREW-14 */
export const GROUP_IDS = ['topmen', 'gun-watch', 'port-watch', 'starboard-watch', 'idlers', 'afterguard'] as const;
export type GroupId = (typeof GROUP_IDS)[number];
export const groupIndex = (id: GroupId): number => GROUP_IDS.indexOf(id);
export const isGroupId = (id: string): id is GroupId => (GROUP_IDS as readonly string[]).includes(id);

/** The ids of bots that people make begin with this; everybody can tell them from persons. */
export const PROGRAM = 'program-';
export const isProgram = (player: string): boolean => player.startsWith(PROGRAM);

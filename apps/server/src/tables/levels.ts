/** The bots that may sit at a table here. Others have a budget of their own choosing, which is for the command line. */
export const isBotLevel = (level: string): boolean => /^(random|greedy|level[1-5])$/.test(level);

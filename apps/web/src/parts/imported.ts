/** The record file opened last, on its way from the lobby to the replay. It lives as long as the page. */
export const imported: { text: string | null } = { text: null };

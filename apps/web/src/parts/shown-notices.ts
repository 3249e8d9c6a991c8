/** Closes what this browser shows about tables, wherever somebody has seen it by now: there, or in the lobby. */
export async function closeNotices(isSeen: (tag: string) => boolean): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? []) if (isSeen(notice.tag)) notice.close();
}

/** The number on the icon of the site; some browsers have none. */
export function badge(tables: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(tables).catch(() => undefined);
}

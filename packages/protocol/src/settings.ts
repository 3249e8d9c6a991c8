// What a person has settled for every table. It is kept on the server with the person, and on a device for whoever has no server.

/** Every setting with its values; the first is what goes without saying. */
export const SETTINGS = {
  /** How what happens is shown: as it is told, briskly, or all at once. */
  pace: ['told', 'brisk', 'at-once'],
  /** How long a bot seems to think. */
  bots: ['steady', 'brisk', 'at-once'],
  /** Whether a set piece (a scoring, a fight) goes on by itself or waits for a click. */
  onward: ['by-itself', 'when-told'],
  /** Which choices are asked back before they are made. */
  confirm: ['never', 'final', 'always'],
  text: ['normal', 'large', 'largest'],
  contrast: ['normal', 'high'],
  /** Where the chance of success stands beside a roll. */
  odds: ['guided', 'always', 'never'],
  /** Whether a window with nothing to decide passes by itself. */
  passing: ['by-itself', 'when-told'],
  /** Which ships of nobody's the game steers: where only bots are hurt, all, or none. */
  steering: ['harmless', 'always', 'never'],
  /** Whether bots talk. */
  banter: ['on', 'off'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [K in SettingName]: (typeof SETTINGS)[K][number] };

export const USUAL = Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, values[0]])) as Settings;

/** What of this is a setting and has one of its values. */
export function settled(of: unknown): Partial<Settings> {
  if (typeof of !== 'object' || of === null) return {};
  return Object.fromEntries(
    Object.entries(of).filter(
      ([name, value]) => Object.hasOwn(SETTINGS, name) && (SETTINGS[name as SettingName] as readonly unknown[]).includes(value),
    ),
  );
}

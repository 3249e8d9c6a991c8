/** English here is British, and so are its dates: 15 Aug 2026, 14:30. */
export const placeOf = (lang: string): string => (lang === 'en' ? 'en-GB' : lang);

const written = (options: Intl.DateTimeFormatOptions) => (lang: string, at: number | Date) =>
  new Intl.DateTimeFormat(placeOf(lang), options).format(at);

export const day = written({ dateStyle: 'medium' });
export const wholeDay = written({ dateStyle: 'long' });
export const dayAndTime = written({ dateStyle: 'medium', timeStyle: 'short' });
export const hour = written({ hour: 'numeric', minute: '2-digit' });

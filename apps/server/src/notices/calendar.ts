// Deadlines as a calendar file (RFC 5545).
import type { TableCard } from '@boucan/protocol';

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/gu, '');
const escaped = (text: string): string => text.replaceAll(/[\\;,]/gu, '\\$&').replaceAll('\n', '\\n');

/** No line is longer than 75 bytes: what is left goes on after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const char of line) {
    if (Buffer.byteLength(part + char) > 74) {
      parts.push(part);
      part = ' ';
    }
    part += char;
  }
  return [...parts, part].join('\r\n');
}

/** An event for every table where my time runs out, with a reminder two hours before. */
export function calendarOf(turns: readonly TableCard[], site: string, now: number): string {
  const { host } = new URL(site);
  const events = turns.flatMap(({ table, terms, until, asks = '' }) =>
    until === undefined
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${table}@${host}`,
          `DTSTAMP:${stamp(now)}`,
          `DTSTART:${stamp(until)}`,
          `DTEND:${stamp(until)}`,
          `SUMMARY:${escaped(`Boucan: ${terms.game}`)}`,
          `DESCRIPTION:${escaped(asks)}`,
          `URL:${site}/t/${table}`,
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT2H',
          `DESCRIPTION:${escaped(asks)}`,
          'END:VALARM',
          'END:VEVENT',
        ],
  );
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Boucan//Boucan//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

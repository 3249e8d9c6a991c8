// What our own few pages of HTML share.
import type { FastifyRequest } from 'fastify';

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** What the browser says that its person reads. */
export const langOf = ({ headers }: FastifyRequest): 'en' | 'fr' =>
  /^\s*fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';

import type { IncomingHttpHeaders } from 'node:http';

/** The token in an Authorization header. */
export const tokenIn = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];

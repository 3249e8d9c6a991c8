const NAME = 'boucan';
const YEAR = 365 * 24 * 3600;

/** The secret in a Cookie header. */
export function secretIn(header: string | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === NAME) return value;
  }
  return undefined;
}

/** The Set-Cookie header that makes a browser remember it; no script can read it, and no other site sends it along. */
export const cookieWith = (secret: string, isSecure: boolean): string =>
  `${NAME}=${secret}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

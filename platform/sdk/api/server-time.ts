/** How far the server's clock is ahead of this one, in milliseconds; nothing before an answer has told. */
let ahead: number | undefined;

const SECOND_MS = 1000;

/**
 * Learns from an answer what the server's clock says. `Date` names a second that has begun: its end is taken, so that
 * what is counted by it is over rather too early than too late. What a browser may have kept tells an older moment.
 */
export function hearServerTime({ headers }: Response, method: string): void {
  const told = Date.parse(headers.get('date') ?? '');
  if (told && method !== 'GET') ahead = told + SECOND_MS - Date.now();
}

/**
 * The moment by the server's clock, UTC milliseconds: a visitor's own may be wrong by hours. Nothing until the API has
 * answered.
 */
export const serverNow = (): number | undefined => (ahead === undefined ? undefined : Date.now() + ahead);

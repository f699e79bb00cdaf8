/** What a server of ours grants to a connection, and to its own end. Milliseconds unless said. */
export interface Limits {
  /** until the head of a request is there */
  headersMs: number;
  /** until a request is there with its body */
  requestMs: number;
  /** without a byte either way, while an answer is waited for or not fetched */
  silenceMs: number;
  /** between two requests of a connection */
  keepAliveMs: number;
  /** that are open at a time */
  connections: number;
  /** of these, from one address at which no proxy of ours stands; 0: as many as there are */
  connectionsPerAddress: number;
  /** bytes */
  bodyBytes: number;
  /** how long `/readyz` says no, and new connections are still taken, before a stop begins */
  drainMs: number;
  /** how long a quiet connection may still bring a request once a stop has begun */
  lastRequestMs: number;
  /** after that, a stop cuts off what is still not done */
  stopMs: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable of each limit, its default and the highest that makes sense. */
const VARIABLES: Readonly<Record<keyof Limits, readonly [string, number, number]>> = {
  headersMs: ['HEADERS_WITHIN_MS', 10_000, 600_000],
  requestMs: ['REQUEST_WITHIN_MS', 20_000, 600_000],
  silenceMs: ['SILENCE_MS', 120_000, 3_600_000],
  keepAliveMs: ['KEEP_ALIVE_MS', 72_000, 3_600_000],
  connections: ['MOST_CONNECTIONS', 2000, 1_000_000],
  // A browser has six; a house or an office with many behind one address has room.
  connectionsPerAddress: ['MOST_CONNECTIONS_PER_ADDRESS', 500, 1_000_000],
  // Six offers to validate come to about 100 KB.
  bodyBytes: ['BODY_LIMIT', 256 * 1024, 64 * 1024 * 1024],
  drainMs: ['DRAIN_MS', 0, 600_000],
  lastRequestMs: ['LAST_REQUEST_MS', 2000, 600_000],
  stopMs: ['STOP_WITHIN_MS', 14_000, 600_000],
};

/** The limits of the environment, with defaults. @throws Error that names the variable which is wrong */
export function readLimits(environment: Environment): Limits {
  const read = (limit: keyof Limits): number => {
    const [variable, fallback, highest] = VARIABLES[limit];
    const value = Number(environment[variable] || fallback);
    if (Number.isInteger(value) && value >= 0 && value <= highest) return value;
    throw new Error(`${variable} must be a whole number from 0 to ${highest}.`);
  };
  return {
    headersMs: read('headersMs'),
    requestMs: read('requestMs'),
    silenceMs: read('silenceMs'),
    keepAliveMs: read('keepAliveMs'),
    connections: read('connections'),
    connectionsPerAddress: read('connectionsPerAddress'),
    bodyBytes: read('bodyBytes'),
    drainMs: read('drainMs'),
    lastRequestMs: read('lastRequestMs'),
    stopMs: read('stopMs'),
  };
}

export const defaultLimits: Limits = readLimits({});

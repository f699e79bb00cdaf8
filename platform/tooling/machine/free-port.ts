import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Above those of known services, and below those that systems take for connections: a browser opens thousands. */
const PORTS = { first: 12_000, each: 2_000, workers: 10 };

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.JEST_WORKER_ID ?? 0) % PORTS.workers;

/** Each worker of a test run gives its own, and each process begins elsewhere than one beside it. */
const given = { from: PORTS.first + worker * PORTS.each, next: randomInt(PORTS.each) };

/** Listens on a port for a moment. @returns why that cannot be */
export function tryPort(port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => done(error));
    probe.listen(port, () => probe.close(() => done(undefined)));
  });
}

/**
 * A port of this machine that nobody listens on, and that this process has given to nobody else lately.
 * @param inARow how many after one another have to be free; the first is told
 */
export async function freePort(inARow = 1): Promise<number> {
  const port = given.from + (given.next % (PORTS.each - inARow));
  given.next += inARow;
  for (let index = 0; index < inARow; index++) if (await tryPort(port + index)) return freePort(inARow);
  return port;
}

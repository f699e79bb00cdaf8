import { freePort, untilReady } from '@alisio/platform/tooling/machine';
import { end, startScript } from './servers.ts';

export interface Development {
  url: string;
  stop(): Promise<void>;
}

const SCRIPT = 'platform/tooling/dev/serve.ts';

/** `npm run dev` of a remote's folder, beside what the journeys' product has released and on its API. */
export async function startDevelopment(folder: string): Promise<Development> {
  const released = process.env.ALISIO_TEST_DATA;
  const apiPort = process.env.ALISIO_TEST_API_PORT;
  const payPort = process.env.ALISIO_TEST_PAY_PORT;
  if (!released || !apiPort || !payPort) throw new Error('Development needs the journeys’ product.');
  const port = await freePort();
  const server = startScript(
    SCRIPT,
    {
      DATA_DIR: released,
      PORT: String(port),
      API_PORT: apiPort,
      PAY_PORT: payPort,
      // The shell's, and the remote's after it.
      DEV_PORT: String(await freePort(2)),
    },
    [folder],
  );
  const url = `http://localhost:${port}`;
  await untilReady(`${url}/readyz`, server);
  return { url, stop: () => end(server) };
}

/** `npm run dev -- FOLDER --alone`: no site, no database. */
export async function startAlone(folder: string): Promise<Development> {
  const first = await freePort(2);
  const url = `http://localhost:${first + 1}`;
  const env = { DEV_PORT: String(first), API_PORT: String(await freePort()) };
  const server = startScript(SCRIPT, env, [folder, '--alone']);
  await untilReady(`${url}/main.js`, server);
  return { url, stop: () => end(server) };
}

/** `npm run dev -- FOLDER --site URL`: all but this remote from a running site. It has no data folder. */
export async function startDevelopmentAt(site: string, folder: string): Promise<Development> {
  const port = await freePort();
  const server = startScript(
    SCRIPT,
    { PORT: String(port), DEV_PORT: String(await freePort(2)), DATA_DIR: '/nowhere', OPERATOR_KEY: '' },
    [folder, '--site', site],
  );
  const url = `http://localhost:${port}`;
  await untilReady(`${url}/readyz`, server);
  return { url, stop: () => end(server) };
}

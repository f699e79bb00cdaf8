import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from '@alisio/shared-contracts/zod';
import { repositoryRoot } from '../../build/paths.ts';
import { freePort } from '../../machine/free-port.ts';
import { hasEnded, untilReady } from '../../machine/until-ready.ts';
import type { NewEdge } from './drawn-apart.ts';
import { silentApi } from './silent-api.ts';

const READY_WITHIN_MS = 20_000;

/** A line of the edge's log about a loader. */
const loaderFault = z.object({
  msg: z.string().check(z.regex(/page loader/)),
  remote: z.string(),
  version: z.string(),
  err: z.string(),
});

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export interface TestEdge {
  /** without a slash at the end */
  url: string;
  /** why loaders of a version's pages have failed there */
  loaderFaults(name: string, version: string): string[];
  close(): Promise<void>;
}

/**
 * A web edge of its own over what is published in a data folder, open to overrides, so that a version can be seen
 * inside the live site before anybody gets it.
 * @param apiUrl of the running site; without one every call fails
 * @param settings further ones of the edge
 * @throws with what the edge said, when it does not start
 */
export async function startTestEdge(
  dataDir: string,
  apiUrl: string | undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestEdge> {
  const standIn = apiUrl === undefined ? await silentApi() : undefined;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const parentWatch = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url));
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      parentWatch,
      join(repositoryRoot, 'host/server/main.ts'),
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        PORT: String(port),
        API_URL: apiUrl ?? standIn?.url,
        OVERRIDES: 'on',
        // Nobody comes but the test, which asks for few pages.
        DRAWN_AHEAD: '0',
        // Whoever stops it has no further request on its way.
        LAST_REQUEST_MS: '0',
        ...settings,
      },
    },
  );
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  let logged = '';
  child.stdout?.on('data', (text) => {
    logged += text;
  });
  const close = async () => {
    standIn?.close();
    if (hasEnded(child)) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  try {
    await untilReady(`${url}/healthz`, child, { withinMs: READY_WITHIN_MS });
  } catch {
    await close();
    throw new Error(`The web edge for the test did not start: ${said.trim() || 'it said nothing'}`);
  }
  const loaderFaults = (name: string, version: string) =>
    logged.split('\n').flatMap((line) => {
      const fault = loaderFault.safeParse(json(line)).data;
      return fault?.remote === name && fault.version === version ? [`${fault.msg}: ${fault.err}`] : [];
    });
  return { url, loaderFaults, close };
}

/** The names of addresses are in what is drawn: the same at each edge. */
const SITE = 'https://alisio.example';
const DRAWN_WITHIN_MS = 10_000;

/** An edge that draws in one thread, whose pages may take their time, and which is told who asks. */
export async function openNewEdge(dataDir: string, apiUrl: string): Promise<NewEdge> {
  const { url, close } = await startTestEdge(dataDir, apiUrl, {
    SITE_URL: SITE,
    DRAW_THREADS: '1',
    DRAWN_WITHIN_MS: String(DRAWN_WITHIN_MS),
    TRUSTED_HOPS: '1',
  });
  return {
    async get(path, headers) {
      const response = await fetch(url + path, { headers, redirect: 'manual' });
      return {
        status: response.status,
        location: response.headers.get('location') ?? undefined,
        body: await response.text(),
      };
    },
    close,
  };
}

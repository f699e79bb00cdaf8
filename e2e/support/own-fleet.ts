import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Fleet, Missing, startFleet } from '@alisio/platform/tooling/fleet';
import { freePort } from '@alisio/platform/tooling/machine';

/** So many ports after its own does each balancer need. */
const PORTS = 60;

/**
 * A small fleet of its own over a copy of what the journeys' product has released: two edges, two APIs and a pay
 * origin behind HAProxy, on PostgreSQL.
 * @returns what is missing on this machine, where something is
 */
export async function startOwnFleet(): Promise<Fleet | string> {
  const released = process.env.ALISIO_TEST_DATA;
  if (!released) throw new Error('A fleet of its own needs the journeys’ product.');
  const folder = mkdtempSync(join(tmpdir(), 'alisio-own-fleet-'));
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  for (const part of ['site', 'keys', 'site.fingerprint'])
    cpSync(join(released, part), join(folder, 'data', part), { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const settings = {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    ...{ folder, store: 'folder' as const, edges: 2, apis: 2, pays: 1, pooled: false },
    ports: { web: await freePort(PORTS), api: await freePort(PORTS), pay: await freePort(PORTS) },
  };
  try {
    const fleet = await startFleet({ settings, more: { DRAWN_AHEAD: '0' }, say: () => undefined });
    return {
      ...fleet,
      async stop() {
        await fleet.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    if (error instanceof Missing) return error.message;
    throw error;
  }
}

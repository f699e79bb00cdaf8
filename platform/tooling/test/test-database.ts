import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from '../machine/install-from-debian.ts';

export interface TestDatabase {
  /** superuser's address of the server; tests make databases of their own on it */
  url: string;
  stop(): void;
}

const DEBIAN = '/usr/lib/postgresql';

/** Folder of the newest installed server's programs. */
function installedServer(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

function idOf(flag: '-u' | '-g'): number | undefined {
  const { stdout, status } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function serverUser(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/**
 * A PostgreSQL for the tests that run on both databases: `TEST_DATABASE_URL`, or one that is started here in a
 * temporary folder. @returns nothing, with a sentence on the console, where there is none
 */
export async function startTestDatabase(): Promise<TestDatabase | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  const bin = installedServer() ?? (installFromDebian('postgresql') ? installedServer() : undefined);
  const user = serverUser();
  if (!bin || !user) {
    console.info('No PostgreSQL is installed (Debian: postgresql): its tests run on the embedded one only.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'alisio-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  const run = (program: string, args: string[]) =>
    spawnSync(join(bin, program), args, { ...user, cwd: folder, stdio: 'ignore' }).status === 0;
  const stop = () => {
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const port = await freePort();
  const options = `-k ${folder} -p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  const started =
    run('initdb', ['-D', data, '-U', 'alisio', '-A', 'trust', '-E', 'UTF8', '--no-sync']) &&
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  if (started) return { url: `postgres://alisio@127.0.0.1:${port}/postgres`, stop };
  stop();
  console.info('PostgreSQL could not be started: its tests run on the embedded one only.');
  return undefined;
}

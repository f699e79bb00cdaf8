import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** Folder of the newest server's programs that Debian's packages have installed; nothing where there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function idOf(flag: '-u' | '-g'): number | undefined {
  const { stdout, status } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** Nothing in it: whoever we are already. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** PostgreSQL and PgBouncer refuse to run as root: then PostgreSQL's own user runs them. @returns nothing without such a user */
export function postgresUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** Makes a folder for its user alone. */
export function folderOf({ uid, gid }: ServerUser, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

export interface PostgresPlace {
  /** of its programs: `postgresPrograms` */
  bin: string;
  /** who runs it: `postgresUser` */
  user: ServerUser;
  /** of its own, which its user can reach; data in `data`, log in `log` */
  folder: string;
  port: number;
}

/** A PostgreSQL of our own in a folder, reached by this machine alone, whose superuser is `alisio`. */
export interface Postgres {
  /** of a database on it */
  url(database: string): string;
  /** Makes the cluster where there is none yet. @returns false when that failed */
  prepare(): boolean;
  /** What runs it in front, as `user`: SIGINT ends it in order, SIGKILL as a cut of power does. @param options as `-c name=value` */
  command(options: readonly string[]): { program: string; args: string[] };
  /** whether it takes connections */
  isReady(): boolean;
  /** Prepares and starts it behind. @returns false when that failed: its log says why */
  start(options: readonly string[]): boolean;
  /** of one that was started behind, without writing anything down */
  stop(): boolean;
}

/** @param place where it is, started or not */
export function postgresIn({ bin, user, folder, port }: PostgresPlace): Postgres {
  const data = join(folder, 'data');
  const run = (program: string, args: string[]) =>
    spawnSync(join(bin, program), args, { ...user, cwd: folder, stdio: 'ignore' }).status === 0;
  const all = (options: readonly string[]) => [
    ...['-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
    ...options,
  ];
  function prepare(): boolean {
    folderOf(user, folder);
    folderOf(user, data);
    if (existsSync(join(data, 'PG_VERSION'))) return true;
    return run('initdb', ['-D', data, '-U', 'alisio', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  }
  return {
    url: (database) => `postgres://alisio@127.0.0.1:${port}/${database}`,
    prepare,
    command: (options) => ({ program: join(bin, 'postgres'), args: ['-D', data, ...all(options)] }),
    isReady: () => run('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port)]),
    start: (options) =>
      prepare() &&
      run('pg_ctl', [
        ...['-D', data, '-w', '-l', join(folder, 'log')],
        ...['-o', all(options).join(' '), 'start'],
      ]),
    stop: () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']),
  };
}

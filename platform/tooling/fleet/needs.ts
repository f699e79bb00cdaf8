import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresPrograms, postgresUser, type ServerUser } from '../machine/postgres.ts';

/** Programs of others that a fleet is made of, as Debian's packages install them. */
export interface Programs {
  /** folder of PostgreSQL's */
  postgres: string;
  user: ServerUser;
  haproxy: string;
  /** nothing where it is not installed: servers ask PostgreSQL itself */
  pgbouncer: string | undefined;
}

/** What is not installed, and how it comes; one sentence for a person. */
export class Missing extends Error {}

const SBIN = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin'];

function programOf(name: string): string | undefined {
  const found = SBIN.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
  if (found) return found;
  const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** @throws Missing, with all that is */
export function findPrograms(): Programs {
  const postgres = postgresPrograms();
  const user = postgresUser();
  const haproxy = programOf('haproxy');
  if (postgres && user && haproxy) return { postgres, user, haproxy, pgbouncer: programOf('pgbouncer') };
  const packages = [...(postgres && user ? [] : ['postgresql']), ...(haproxy ? [] : ['haproxy'])];
  throw new Missing(
    `A fleet needs ${packages.join(' and ')}: on Debian, as root, apt-get install -y ${packages.join(' ')}. PgBouncer (pgbouncer) is used where it is installed.`,
  );
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@alisio/platform/tooling/machine';
import { Client } from 'pg';

const PGBOUNCER = '/usr/sbin/pgbouncer';
/** Fewer than any test has at work: who holds one for longer than a transaction is noticed. */
const CONNECTIONS = 6;

/** A proxy before a server that lends its connections for a transaction each. */
export interface LendingProxy {
  /** the same database, by the proxy */
  before: (url: string) => string;
  stop: () => Promise<void>;
}

const settings = (server: URL, port: number) => `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 300
ignore_startup_parameters = extra_float_digits
server_login_retry = 1
query_wait_timeout = 5
`;

/** PgBouncer (Debian: pgbouncer) before the server of an address. @returns nothing, with a word, where it is not installed */
export async function startLendingProxy(server: string): Promise<LendingProxy | undefined> {
  if (!existsSync(PGBOUNCER)) {
    console.info('No PgBouncer is installed (Debian: pgbouncer): connections are not lent in this run.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'alisio-lending-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(new URL(server), port));
  // It refuses to run as root, and its own user has to read this.
  for (const path of [folder, file]) chmodSync(path, 0o755);
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PGBOUNCER, ['-q', ...asUser, file], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const before = (url: string) => {
    const address = new URL(url);
    address.host = `127.0.0.1:${port}`;
    return address.href;
  };
  await until(async () => {
    const client = new Client({ connectionString: before(server) });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return true;
  }, 'PgBouncer');
  return {
    before,
    stop: async () => {
      child.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

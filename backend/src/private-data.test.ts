import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@alisio/platform/tooling/machine';
import { runScript, startServer } from '../testing/processes.ts';

const SETUP_MS = 90_000;
const folder = mkdtempSync(join(tmpdir(), 'alisio-private-'));
const dataDir = join(folder, 'data');
let env: Record<string, string>;
let before: number;
beforeAll(async () => {
  // As loose as it gets: whoever starts the servers here gives every right to everybody.
  before = process.umask(0);
  env = {
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    PAY_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  };
});
afterAll(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});

const everything = (): string[] => [
  dataDir,
  ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name)),
];
const rightsOf = (path: string) => statSync(path).mode & 0o777;
/** What others than its owner may look into, or change. */
const open = () =>
  everything().filter((path) => rightsOf(path) !== (statSync(path).isDirectory() ? 0o700 : 0o600));

const startPay = () => startServer('backend/src/pay-origin/main.ts', Number(env.PAY_PORT), env);

test(
  'database, ledger, keys and whatever an earlier start has left are their owner’s alone',
  async () => {
    expect((await runScript('backend/src/migrate.ts', env)).code).toBe(0);
    const first = await startPay();
    expect(open()).toEqual([]);
    await first.end('SIGTERM');

    writeFileSync(join(dataDir, 'note'), 'of an earlier start');
    for (const path of everything()) chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
    const pay = await startPay();
    const api = await startServer('backend/src/main.ts', Number(env.API_PORT), env);
    expect(everything().map((path) => path.slice(dataDir.length))).toEqual(
      expect.arrayContaining(['/db', '/db.lock', '/pay/ledger.sqlite', '/pay/api-key']),
    );
    expect(open()).toEqual([]);
    for (const server of [pay, api]) await server.end('SIGTERM');
    expect(open()).toEqual([]);
  },
  SETUP_MS,
);

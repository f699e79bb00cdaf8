import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = 'platform/tooling/catalogue/serve.ts';

function run(port: number, folder: string) {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { ...process.env, CATALOGUE_PORT: String(port), CATALOGUE_DIST: folder },
  });
}

const folderOf = (port: number) => join(process.env.ALISIO_TEST_WORK ?? '', `catalogue-${port}`);

export interface ServedCatalogue {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Builds and serves the catalogue as `npm run catalogue` does.
 *
 * @throws with what it wrote when it ends before it serves
 */
export async function serveCatalogue(port: number): Promise<ServedCatalogue> {
  const child = run(port, folderOf(port));
  let written = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      written += text;
      if (written.includes('The catalogue is at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => reject(new Error(written)));
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: `http://localhost:${port}`, stop };
}

/** What it says, and its exit code, where the port is taken. */
export async function catalogueOnTakenPort(port: number): Promise<{ code: unknown; said: string }> {
  const child = run(port, folderOf(port));
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

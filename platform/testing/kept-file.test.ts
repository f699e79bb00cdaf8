import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { keptFile } from './kept-file.ts';

const name = `test-of-kept-${process.pid}`;
const paths: string[] = [];
afterAll(() => {
  for (const path of paths) rmSync(path, { force: true });
});

async function kept(fingerprint: string, make: () => Promise<string>): Promise<string> {
  const path = await keptFile({ name, fingerprint, make });
  paths.push(path);
  return path;
}

test('several who want the same have it made once, and another fingerprint is another file', async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    return `made ${made}`;
  };
  const [one, other] = await Promise.all([kept('a', make), kept('a', make)]);
  expect([one, made]).toEqual([other, 1]);
  expect(readFileSync(await kept('a', make), 'utf8')).toBe('made 1');
  expect(readFileSync(await kept('b', make), 'utf8')).toBe('made 2');
});

test('what could not be made is tried again by the next who wants it', async () => {
  const failing = kept('c', () => Promise.reject(new Error('no compiler')));
  await expect(failing).rejects.toThrow('no compiler');
  expect(readFileSync(await kept('c', async () => 'made'), 'utf8')).toBe('made');
});

test('who died while making it keeps nobody waiting', async () => {
  const before = await kept('d', async () => 'made');
  const note = `${before}.making`;
  rmSync(before);
  writeFileSync(note, String(spawnSync(process.execPath, ['--eval', '']).pid));
  expect(readFileSync(await kept('d', async () => 'made anew'), 'utf8')).toBe('made anew');
  expect(existsSync(note)).toBe(false);
});

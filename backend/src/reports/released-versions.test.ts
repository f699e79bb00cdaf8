import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasedIn } from './index.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alisio-site-'));
  for (const path of ['host/1.0.0-0000000a', 'remotes/mf-a/1.4.0-0a1b2c3d', 'registry'])
    mkdirSync(join(folder, path), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['host', '1.0.0-0000000a', true],
  ['mf-a', '1.4.0-0a1b2c3d', true],
  ['mf-a', '1.0.0-0000000a', false],
  ['mf-b', '1.4.0-0a1b2c3d', false],
  ['host', '../remotes/mf-a/1.4.0-0a1b2c3d', false],
  ['mf-a', '..', false],
])('%s %s was published: %s', async (source, version, isReleased) => {
  const look = releasedIn(folder);
  expect([await look(source, version), await look(source, version)]).toEqual([isReleased, isReleased]);
});

test('where the line is on another machine every version counts as published', async () => {
  expect(await releasedIn(join(folder, 'none'))('mf-a', '9.9.9')).toBe(true);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemoteConfig } from './remote-folders.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mf-a-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A remote that claims these pages, as it is read. */
async function claiming(...at: { path: string; name?: string }[]) {
  const routes = at.map((claim) => ({ page: 'page', layout: 'default', ...claim }));
  const names = { name: 'mf-a', owner: 'A', contracts: '^1.0.0', namespace: 'a' };
  const config = { ...names, budgets: { entry: 1, firstPage: 1 }, routes };
  await writeFile(join(folder, 'remote.config.ts'), `export default ${JSON.stringify(config)};`);
  const read = await readRemoteConfig(folder);
  return read.routes.map(({ path, name }) => ({ path, name }));
}

test('a page that §2 names is claimed by that name, others by none', async () => {
  expect(await claiming({ path: '/booking/confirm', name: 'booking-confirm' }, { path: '/a' })).toEqual([
    { path: '/booking/confirm', name: 'booking-confirm' },
    { path: '/a', name: undefined },
  ]);
});

test.each([
  ['a named page that says no name', { path: '/booking/confirm' }],
  ['another page’s name', { path: '/booking/confirm', name: 'booking-summary' }],
  ['a name at another path', { path: '/a', name: 'booking-summary' }],
  ['a name that §2 does not have', { path: '/a', name: 'a' }],
])('%s is refused', async (_, claim) => {
  await expect(claiming(claim)).rejects.toThrow(/routes\.0: name: §2’s own, at its path/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { copyTree, type TreeCopy } from '../../testing/tree-copy.ts';
import { readRemoteConfig } from '../build/remote-folders.ts';
import { workspacesOf } from '../workspaces/index.ts';
import { makeRemote, unmakeRemote } from './make-remote.ts';

let tree: TreeCopy;
beforeAll(async () => {
  tree = await copyTree();
});
afterAll(() => tree.remove());

const read = (file: string) => readFileSync(join(tree.root, file), 'utf8');

test('a new remote has its place among the workspaces, and what removes it leaves no trace', async () => {
  const before = [read('package.json'), read('package-lock.json')];
  makeRemote(tree.root, 'mf-insurance', { owner: 'Seguros', path: '/seguros' });

  expect(workspacesOf(tree.root)).toContain('mf-insurance');
  const lock = JSON.parse(read('package-lock.json'));
  expect(lock.packages['mf-insurance']).toMatchObject({ name: '@alisio/mf-insurance' });
  expect(lock.packages['node_modules/@alisio/mf-insurance']).toEqual({
    resolved: 'mf-insurance',
    link: true,
  });
  expect(readdirSync(join(tree.root, 'node_modules/@alisio/mf-insurance'))).toContain('remote.config.ts');
  const config = await readRemoteConfig(join(tree.root, 'mf-insurance'));
  expect(config).toMatchObject({ name: 'mf-insurance', owner: 'Seguros', namespace: 'insurance' });
  expect(config.routes).toEqual([
    expect.objectContaining({
      path: '/seguros',
      nav: 'insurance',
      navLink: { label: { es: 'Seguros', en: 'Seguros' }, place: 70 },
    }),
  ]);

  unmakeRemote(tree.root, 'mf-insurance');
  expect([read('package.json'), read('package-lock.json')]).toEqual(before);
  expect(readdirSync(tree.root)).not.toContain('mf-insurance');
  expect(readdirSync(join(tree.root, 'node_modules/@alisio'))).not.toContain('mf-insurance');
});

test('one with a part offers it, with its code, its budget, its texts and its test', async () => {
  makeRemote(tree.root, 'mf-ferries', { path: '/ferris', part: 'search', slot: 'home-search' });
  const folder = join(tree.root, 'mf-ferries');
  const config = await readRemoteConfig(folder);
  expect(config.parts).toEqual([
    expect.objectContaining({ name: 'search', slot: 'home-search', href: '/ferris' }),
  ]);
  expect(config.budgets.part).toBeGreaterThan(0);
  expect(read('mf-ferries/src/routes.ts')).toContain('"part-search" */ \'./parts/search.tsx\'');
  expect(readdirSync(join(folder, 'src/parts')).sort()).toEqual(['search.test.tsx', 'search.tsx']);
  for (const language of LANGUAGES)
    expect(JSON.parse(read(`mf-ferries/src/locales/${language}.json`)).part.text).toBeTruthy();
  unmakeRemote(tree.root, 'mf-ferries');
});

test.each([
  [{ part: 'Search' }, 'Search is no name'],
  [{ slot: 'home-search' }, 'Name a part'],
])('%j is refused, and nothing is written', (wishes, sentence) => {
  expect(() => makeRemote(tree.root, 'mf-insurance', wishes)).toThrow(sentence);
  expect(readdirSync(tree.root)).not.toContain('mf-insurance');
});

test.each([
  ['insurance', 'is called mf-'],
  ['mf-Insurance', 'is called mf-'],
  ['mf-../x', 'is called mf-'],
  ['mf-content', 'There is mf-content already.'],
])('%s is refused, and nothing is written', (name, sentence) => {
  const before = read('package.json');
  expect(() => makeRemote(tree.root, name, {})).toThrow(sentence);
  expect(read('package.json')).toBe(before);
});

test.each(['seguros', '/seguros/', '/niños', '/:x', '/*'])('the path %s is refused', (path) => {
  expect(() => makeRemote(tree.root, 'mf-insurance', { path })).toThrow(path);
  expect(readdirSync(tree.root)).not.toContain('mf-insurance');
});

test.each(['host', 'backend', 'mf-nobody', '../mf-content'])('%s cannot be removed as a remote', (name) => {
  expect(() => unmakeRemote(tree.root, name)).toThrow('is no remote of this tree');
  expect(readdirSync(tree.root)).toContain('backend');
});

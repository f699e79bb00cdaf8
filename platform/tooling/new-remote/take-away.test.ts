import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, type TreeCopy } from '../../testing/tree-copy.ts';
import { localSite, movePointer, readPointer, released } from '../release/index.ts';
import { hostOnPaper, mover, remoteOnPaper } from '../release/testing/releases.ts';
import { makeRemote } from './make-remote.ts';
import { removeRemote } from './take-away.ts';

let tree: TreeCopy;
let dataDir: string;
beforeAll(async () => {
  tree = await copyTree();
  dataDir = join(tree.root, 'data');
  const site = localSite(dataDir);
  await movePointer(site.store, site, {
    names: ['host', 'mf-insurance'],
    decide: (live) => released(live, [hostOnPaper(), remoteOnPaper('mf-insurance')], mover()),
  });
});
afterAll(() => tree.remove());

const remove = (name: string) => removeRemote({ root: tree.root, dataDir, name });
const state = () => [readdirSync(tree.root), readFileSync(join(tree.root, 'package.json'), 'utf8')];
const live = async () => {
  const { store, verifier } = localSite(dataDir);
  return Object.keys((await readPointer(store, verifier)).registry?.remotes ?? {});
};

test('what the site refuses to let go stays in the tree, too; then both let it go', async () => {
  makeRemote(tree.root, 'mf-insurance', {});
  const before = state();
  const spoilt = join(dataDir, 'site/registry/2.json');
  writeFileSync(spoilt, 'spoilt');
  await expect(remove('mf-insurance')).rejects.toThrow('The registry is broken');
  expect(state()).toEqual(before);

  rmSync(spoilt);
  expect(await remove('mf-insurance')).toBe(true);
  expect(await live()).toEqual([]);
  expect(readdirSync(tree.root)).not.toContain('mf-insurance');
});

test('what is no remote of the tree is not taken out of the site either', async () => {
  await expect(remove('mf-nobody')).rejects.toThrow('is no remote of this tree');
});

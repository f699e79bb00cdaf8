import { join } from 'node:path';
import { hostFolder, repositoryRoot } from '../build/paths.ts';
import { remoteFolders } from '../build/remote-folders.ts';
import { targetFolders } from './targets.ts';

const known = ['/tree/mf-a', '/tree/mf-b'];

test('a name is its folder, whatever else is asked for', () => {
  expect(targetFolders(['mf-b'], known)).toEqual(['/tree/mf-b']);
  expect(targetFolders(['mf-b', 'all'], known)).toEqual(['/tree/mf-b', '/tree/mf-a']);
});

test('the shell alone needs no remote from source', () => {
  expect(targetFolders(['host'], known)).toEqual([]);
});

test('a folder outside of the tree is taken when it holds a remote', () => {
  const [folder = ''] = remoteFolders();
  expect(targetFolders([folder], [])).toEqual([folder]);
  expect(() => targetFolders([hostFolder], known)).toThrow(/There is no remote/);
  expect(() => targetFolders([join(repositoryRoot, 'nowhere')], known)).toThrow(/There is no remote/);
});

test('an unknown name is answered with the known ones', () => {
  expect(() => targetFolders(['mf-x'], known)).toThrow(
    'There is no remote mf-x; choose from mf-a, mf-b, host, all.',
  );
});

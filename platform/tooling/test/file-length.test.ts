import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/paths.ts';
import { workspacesOf } from '../workspaces/index.ts';

/** What `CONTRIBUTING.md` allows: past that a file has a second idea. */
const MOST_LINES = 350;

const files = workspacesOf(repositoryRoot).flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\/(node_modules|dist)\//.test(file)),
);

const linesOf = (file: string): number =>
  readFileSync(join(repositoryRoot, file), 'utf8').trimEnd().split('\n').length;

test('no file of ours is longer than one idea needs', () => {
  expect(files).toContain('platform/tooling/test/file-length.test.ts');
  expect(files.filter((file) => linesOf(file) > MOST_LINES)).toEqual([]);
});

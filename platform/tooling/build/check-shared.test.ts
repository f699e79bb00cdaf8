import { sharedByRemote } from '../shared-dependencies/index.ts';
import { checkShared } from './check-shared.ts';
import { repositoryRoot } from './paths.ts';

const folder = `${repositoryRoot}/platform`;
const react = {
  name: 'react',
  singleton: true,
  requiredVersion: sharedByRemote(folder).react?.requiredVersion,
  assets: { js: { sync: [], async: [] } },
};
const manifest = (changes: object = {}) =>
  JSON.stringify({ shared: [react], exposes: [{ path: './routes' }], ...changes });

test('a build that shares by the table passes', () => {
  expect(() => checkShared('mf-a', folder, manifest(), { 'page.js': { 'mf-a': 10 } })).not.toThrow();
});

test.each([
  ['a second exposed module', { exposes: [{ path: './routes' }, { path: './other' }] }, './other'],
  ['another version', { shared: [{ ...react, requiredVersion: '^18.0.0' }] }, 'react@^18.0.0'],
  ['a library outside the table', { shared: [{ ...react, name: 'zod' }] }, 'zod'],
  [
    'its own copy',
    { shared: [{ ...react, assets: { js: { sync: ['r.js'], async: [] } } }] },
    'its own react',
  ],
])('%s stops the build', (_what, changes, message) => {
  expect(() => checkShared('mf-a', folder, manifest(changes), {})).toThrow(message);
});

test('a library that belongs behind a facade is found in the files', () => {
  expect(() => checkShared('mf-a', folder, manifest(), { 'page.js': { 'react-router': 900 } })).toThrow(
    'page.js carries a copy of react-router',
  );
});

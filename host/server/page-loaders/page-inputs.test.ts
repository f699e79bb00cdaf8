import type { Registry } from '@alisio/platform/sdk/registry';
import { hostFixture, remoteFixture } from '../testing/site-fixture.ts';
import { versionsOf } from './page-inputs.ts';

const remoteAt = (name: string, version: string) => ({ ...remoteFixture([], { name }), version });
const [one, other] = [remoteAt('mf-a', '1.0.0-aaaaaaaa'), remoteAt('mf-b', '1.0.0-bbbbbbbb')];
const registry: Registry = {
  revision: 1,
  host: hostFixture(),
  remotes: { 'mf-a': one, 'mf-b': other },
  disabled: {},
  overrides: [],
};
const withRemotes = (remotes: Registry['remotes'], more: Partial<Registry> = {}) =>
  versionsOf({ ...registry, remotes, ...more });

test('two visitors who were given the same versions have the same set, in whatever order and revision', () => {
  expect(withRemotes({ 'mf-b': other, 'mf-a': one }, { revision: 2 })).toBe(versionsOf(registry));
});

test.each<[string, string]>([
  ['another version of any remote', withRemotes({ 'mf-a': one, 'mf-b': remoteAt('mf-b', '1.0.1-cccccccc') })],
  ['a remote that is switched off', withRemotes({ 'mf-a': one }, { disabled: { 'mf-b': other } })],
  ['a remote that is not there', withRemotes({ 'mf-a': one })],
  [
    'a wish for another version, also one that was refused',
    withRemotes(registry.remotes, {
      overrides: [{ name: 'mf-a', wanted: '9.9.9-ffffffff', state: 'refused', reason: 'unknown-version' }],
    }),
  ],
  ['another shell', withRemotes(registry.remotes, { host: hostFixture('9.9.9-ffffffff') })],
])('%s is another set', (_, versions) => {
  expect(versions).not.toBe(versionsOf(registry));
});

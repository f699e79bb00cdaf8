import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as checkout from '../src/checkout-stores/index.ts';
import * as tab from '../src/stores/index.ts';
import * as visitor from '../src/visitor-stores/index.ts';
import { recordedContracts } from './recorded.ts';

const folder = fileURLToPath(new URL('./stored', import.meta.url));

/** What a tab kept after a booking with a released version: store's key → text as in session storage. */
const keptBy = (version: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, `${version}.json`), 'utf8'));
const stateIn = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64').toString('utf8')).d;

const { defineSessionStore: _define, ...tabStores } = tab;
const { cartItem: _item, startCart: _start, ...checkoutStores } = checkout;
const stores = Object.values({ ...tabStores, ...checkoutStores, ...visitor });
const versions = readdirSync(folder).map((name) => name.replace('.json', ''));

const cases = versions.flatMap((version) =>
  Object.values(recordedContracts().get(version)?.stores ?? {}).map(({ key }) => [version, key] as const),
);

test('every store that a version had is among what was kept by it', () => {
  expect(cases.length).toBeGreaterThanOrEqual(10);
  for (const [version, key] of cases) expect(Object.keys(keptBy(version))).toContain(key);
});

test.each(cases)('what %s wrote under %s is read today as it was', (version, key) => {
  const text = keptBy(version)[key] ?? '';
  sessionStorage.setItem(key, text);
  const store = stores.find((one) => one.key === key);
  expect(store?.get()).toEqual(stateIn(text));
  expect(store?.get()).not.toEqual(store?.initial);
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '../../testing/spare-remote.ts';
import { buildRemote, type RemoteBuild } from './index.ts';
import { namesProvided } from './shared-names.ts';

const PAGE = `
import { type Texts, useLanguage, useTexts as texts } from '@alisio/platform/sdk/i18n';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { z } from '@alisio/shared-contracts/zod';
import * as events from '@alisio/shared-contracts/events';
import * as router from '@alisio/platform/sdk/router';
import type { EventName } from '@alisio/shared-contracts/events';
import React, { useId } from 'react';
import { go, unused, usePageBootstrap } from '../again.ts';

function neverCalled() {
  return useLanguage();
}
export default function SparePage() {
  const { t } = texts('spare');
  const [kept] = React.useState<Texts | EventName | undefined>();
  go();
  usePageBootstrap();
  cart.get();
  events.emitEvent('booking:payment-failed', { reason: String(z.boolean()) + kept });
  void import('@alisio/platform/sdk/query').then(({ useQuery }) => useQuery);
  return <h1 id={useId()} title={Object.keys(router).join()}>{t('title')}</h1>;
}
`;
const AGAIN = `
export { useNavigate as go } from '@alisio/platform/sdk/router';
export { useBootstrap as usePageBootstrap } from '@alisio/platform/sdk/page';
export { unused } from './unused.ts';
`;
const UNUSED = `
import { useSessionStore } from '@alisio/platform/sdk/state';
export const unused = () => useSessionStore;
`;

let spare: SpareRemote;
let built: RemoteBuild;
beforeAll(async () => {
  spare = await makeSpareRemote({ name: 'mf-names', path: '/names' });
  await writeFile(join(spare.folder, 'src/pages/spare-page.tsx'), PAGE);
  await writeFile(join(spare.folder, 'src/again.ts'), AGAIN);
  await writeFile(join(spare.folder, 'src/unused.ts'), UNUSED);
  built = await buildRemote(spare.folder);
});
afterAll(() => spare.remove());

test('a renamed import counts by its name there; a type, and what no page calls, do not', () => {
  expect(built.uses['@alisio/platform/sdk/i18n']).toEqual(['useTexts', 'version 1']);
  expect(built.uses['@alisio/platform/sdk/state']).toBeUndefined();
});

test('what passes through a module of its own counts', () => {
  expect(built.uses['@alisio/platform/sdk/page']).toEqual(['useBootstrap', 'version 1']);
});

test('of a namespace the members that are touched count, and of a default import that is a library too', () => {
  expect(built.uses['@alisio/shared-contracts/events']).toEqual(['emitEvent', 'version 1']);
  expect(built.uses.react).toEqual(['useId', 'useState', 'version 19']);
});

test('of a namespace that a module exports the members count: an older one may lack some', () => {
  expect(built.uses['@alisio/shared-contracts/zod']).toEqual(expect.arrayContaining(['z', 'z.boolean']));
  expect(built.uses['@alisio/shared-contracts/zod']).not.toContain('z.startsWith');
});

test('a module of ours in its files counts with what it takes in turn, by a path within its package', () => {
  expect(built.uses['@alisio/shared-contracts/stores']).toEqual(['defineSessionStore', 'version 1']);
  expect(built.uses['@alisio/shared-contracts/zod']).toContain('z.strictObject');
});

test('what is taken as a whole, or only when it runs, counts with every name there is', async () => {
  const provided = await namesProvided();
  expect(built.uses['@alisio/platform/sdk/router']).toEqual(provided['@alisio/platform/sdk/router']);
  expect(built.uses['@alisio/platform/sdk/query']).toEqual(provided['@alisio/platform/sdk/query']);
});

test('the major version of a library has to be there too', () => {
  expect(Object.values(built.uses).every((names) => names.some((name) => /^version \d+$/.test(name)))).toBe(
    true,
  );
});

test('JSX takes what it is compiled to', () => {
  expect(built.uses['react/jsx-runtime']).toEqual(['jsx', 'version 19']);
});

test('what it takes of the contracts is told by entry, with the events that it names', () => {
  expect(built.contractNames['checkout-stores']).toEqual(['cart']);
  expect(built.contractNames.events).toEqual(['booking:payment-failed', 'emitEvent']);
});

test('a shell provides what its modules export, and no types', async () => {
  const provided = await namesProvided();
  expect(provided['@alisio/shared-contracts/stores']).toEqual([
    'attributionStore',
    'bookingSession',
    'defineSessionStore',
    'visit',
    'version 1',
  ]);
  expect(provided['@alisio/platform/sdk/router']).toContain('useSearchParams');
  expect(provided['@alisio/shared-contracts/zod']).toEqual(expect.arrayContaining(['z', 'z.strictObject']));
  expect(provided.react).toEqual(expect.arrayContaining(['default', 'useState', 'Fragment']));
  expect(provided.react).not.toContain('act');
  expect(provided['@emotion/styled']).toEqual(['default', 'version 11']);
});

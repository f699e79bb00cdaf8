import { screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { home } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';

const marks = () => ({ ...screen.getByRole('main').dataset });

let silence: typeof console.error;
beforeEach(() => {
  silence = console.error;
  console.error = () => undefined;
});
afterEach(() => {
  console.error = silence;
});

test('the document says whose page stands in its main part, and since when', async () => {
  renderSite('/', { pages: [home] });
  expect(marks()).toMatchObject({ remote: 'mf-demo', owner: 'demo team', state: 'loading' });
  await screen.findByRole('heading', { level: 1 });
  expect(marks()).toMatchObject({ remote: 'mf-demo', version: '1.0.0-00000000', state: 'ready' });
});

test("an address of nobody's is the host's page", async () => {
  renderSite('/no-hay', { pages: [home], registry: { host: { version: '2.0.0-1', owner: 'Plataforma' } } });
  await waitFor(() =>
    expect(marks()).toMatchObject({ remote: 'host', version: '2.0.0-1', owner: 'Plataforma' }),
  );
});

const throws = (): never => {
  throw new Error('boom');
};

const broken: [string, () => null][] = [
  ['renders', () => throws()],
  [
    'has been laid out',
    () => {
      useLayoutEffect(throws, []);
      return null;
    },
  ],
  [
    'has been drawn',
    () => {
      useEffect(throws, []);
      return null;
    },
  ],
];

test.each(broken)('a page that throws when it %s has failed', async (_when, Broken) => {
  renderSite('/', { pages: [{ ...home, module: { default: Broken } }] });
  await screen.findByRole('heading', { name: 'Algo falló en esta página' });
  expect(marks()).toMatchObject({ remote: 'mf-demo', state: 'failed' });
});

test('a remote that is no remote has failed', async () => {
  renderSite('/', { pages: [home], source: () => ({ routes: async () => ({}) }) });
  await screen.findByRole('heading', { name: 'Algo falló en esta página' });
  expect(marks()).toMatchObject({ state: 'failed' });
});

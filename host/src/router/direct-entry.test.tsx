import { visit } from '@alisio/shared-contracts/stores';
import { screen } from '@testing-library/react';
import { confirm, home } from '../testing/demo-pages.tsx';
import { demoSite } from '../testing/demo-site.ts';
import { renderSite } from '../testing/render-site.tsx';
import { otherEntry } from './direct-entry.ts';

const pages = [home, confirm];
beforeEach(() => visit.reset());

test('a fresh tab at the confirmation is sent home, other pages are not', () => {
  const site = demoSite({ pages });
  expect(otherEntry(site.pages, '/booking/confirm')).toBe('/');
  expect(otherEntry(site.pages, '/')).toBeUndefined();
  expect(otherEntry(site.pages, '/nobody-claims-this')).toBeUndefined();
});

test('a tab that has shown the confirmation may reload it', async () => {
  const site = renderSite('/booking/confirm', { pages });
  await screen.findByRole('heading', { name: 'Confirmación' });
  expect(otherEntry(site.pages, '/booking/confirm')).toBeUndefined();
});

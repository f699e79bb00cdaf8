import { stubApi } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import { home } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';

const contacts = {
  version: '1',
  workingHours: { opens: '08:00', closes: '22:00' },
  contactNumbers: { mainEn: '1', mainEs: '601 000 0009', mainLine: '3', helpline: '4' },
  emails: { cancel: 'a', info: 'a', agentJoin: 'a', careers: 'a', relation: 'a', care: 'a' },
  info: { ttaLicenseNo: '0000-000' },
  fees: { atol: 2.73, safi: 2.93 },
  allowedCurrencies: ['USD'],
  customerContactInfo: { addressLine: 'Calle Ficticia 100', city: 'Bogotá', country: 'CO' },
  tracking: { tagManager: null, pixel: null },
};

test('a page that came without the phone line asks for it, once', async () => {
  const api = stubApi([{ method: 'GET', path: '/configuration', body: contacts }]);
  renderSite('/', { pages: [home], site: null });
  const [phone] = await screen.findAllByRole('link', { name: /^Llamar: 601/ });
  expect(phone?.getAttribute('href')).toBe('tel:6010000009');
  expect(api.calls).toHaveLength(1);
  api.restore();
});

test('without any answer the page does without, and logs it (§8)', async () => {
  const api = stubApi([{ method: 'GET', path: '/configuration', respond: () => 'network-error' }]);
  const logged: unknown[] = [];
  const { error } = console;
  console.error = (message: unknown) => logged.push(message);
  renderSite('/', { pages: [home], site: null });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('Alisio es una demostración: no se vende ningún viaje.');
  expect(screen.queryByRole('link', { name: /^Llamar/ })).toBeNull();
  expect(logged).toContain('Error fetching contacts');
  console.error = error;
  api.restore();
});

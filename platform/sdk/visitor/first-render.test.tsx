import { clientConfiguration, contactsCache, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { appFixture } from '../../testing/index.ts';
import { AppProviders } from '../app/index.ts';
import type { Bootstrap } from '../page/index.ts';
import { useCountryCode, usePhoneLine, usePrices, usePricesAwaited, useToday } from './index.ts';

function Shown() {
  const { money } = usePrices();
  const [line, country, today] = [usePhoneLine(), useCountryCode(), useToday()];
  const awaited = usePricesAwaited('USD') ? 'perhaps' : 'for good';
  return <p>{[money(100_00, 'USD'), awaited, line?.shown, country ?? 'nowhere', today].join(', ')}</p>;
}

/** What a page shows: as the edge draws it, then each time that the browser has changed it. */
async function shownOf(page: Partial<Bootstrap>): Promise<string[]> {
  const app = appFixture({ bootstrap: page });
  const site = (
    <AppProviders app={app}>
      <Shown />
    </AppProviders>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(site);
  const shown = [root.textContent];
  const observer = new MutationObserver(() => shown.push(root.textContent));
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  const recovered: unknown[] = [];
  const onRecoverableError = (error: unknown) => void recovered.push(error);
  render(site, { container: root, hydrate: true, onRecoverableError });
  await screen.findByText(/./);
  observer.disconnect();
  expect(recovered).toEqual([]);
  return shown.map((text) => text.replaceAll('\u00a0', ' '));
}

const mexico: Partial<Bootstrap> = {
  location: { country: 'MX', currency: 'MXN' },
  rates: { date: '2026-11-20', perDollar: { MXN: 18 } },
  line: { contactNumber: '+52 55 0000 0000', countryCode: 'MX' },
};

test('nothing that the edge has drawn for a country turns in the browser', async () => {
  const [drawn, ...changed] = await shownOf(mexico);
  expect(drawn).toMatch(/^MXN 1[.,]?800,00, for good, \+52 55 0000 0000, MX/);
  expect(changed).toEqual([]);
});

test('neither what was drawn in dollars, because nobody knew the country', async () => {
  const [drawn, ...changed] = await shownOf({ location: { country: null, currency: 'USD' } });
  expect(drawn).toMatch(/^US\$ 100,00, for good, \+57 601 000 0000, nowhere/);
  expect(changed).toEqual([]);
});

test('nor in a tab that has learnt the same on the page before', async () => {
  visitorProfile.set((profile) => ({ ...profile, agentIpInfo: { country: 'CO', currency: 'COP' } }));
  clientConfiguration.set((state) => ({
    ...state,
    currencyExchangeRate: { MXN: 18.1, COP: 4000 },
    ratesDate: '2026-11-20',
    ratesAskedAt: 1,
  }));
  contactsCache.set((cache) => ({ ...cache, allContacts: [], contactNumber: null, askedAt: 1 }));
  expect(await shownOf(mexico)).toHaveLength(1);
});

test('the day is the one on which the page was drawn, then that of the browser', async () => {
  const [drawn, ...changed] = await shownOf({ ...mexico, today: '2001-02-03' });
  expect(drawn).toContain('2001-02-03');
  expect(changed.at(-1)).not.toContain('2001-02-03');
});

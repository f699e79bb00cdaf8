import { LANGUAGES } from '@alisio/platform/sdk/i18n';
import type { PartModule } from '@alisio/platform/sdk/remote';
import type { StubPart } from '@alisio/platform/testing';
import { onDay } from '@alisio/platform/testing';
import { screen, within } from '@testing-library/react';
import { chosenSearch } from '../features/home/finder-tabs.tsx';
import { showHome, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);
beforeEach(() => chosenSearch.reset());

let asked: string[];
beforeEach(() => {
  asked = [];
});

const answers =
  (remote: string, code: () => Promise<PartModule>): StubPart['load'] =>
  () => {
    asked.push(remote);
    return code();
  };
const form = (label: string): PartModule => ({
  default: () => (
    <form aria-label={label}>
      <label>
        Ciudad <input />
      </label>
    </form>
  ),
});
const texts = (es: string, en: string) => ({
  es: { title: es, text: `Busca ${es}` },
  en: { title: en, text: `Search ${en}` },
});

const hotels: StubPart = {
  remote: 'mf-hotels',
  slot: 'home-search',
  head: texts('Hoteles', 'Hotels'),
  load: answers('mf-hotels', async () => form('Buscar hoteles')),
};
const cruises: StubPart = {
  remote: 'mf-cruises',
  slot: 'home-search',
  place: 30,
  head: texts('Cruceros', 'Cruises'),
  href: '/cruceros',
  load: answers('mf-cruises', () => Promise.reject(new Error('down'))),
};
const offers: StubPart = {
  remote: 'mf-hotels',
  name: 'offers',
  slot: 'home-beyond',
  head: texts('Hoteles', 'Hotels'),
  load: async () => ({ default: () => <p>Santorini, 3 noches</p> }),
};

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const flightForm = () => screen.queryByRole('form', { name: 'Buscar vuelos' });

test('with flights alone there are no tabs and no row of others', () => {
  showHome();
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(flightForm()).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'Más allá del avión' })).toBeNull();
});

test('each search that is live has its tab in its place, flights first and there from our own code', async () => {
  const page = showHome({ parts: [cruises, hotels] });
  expect(tabs()).toEqual(['Vuelos', 'Hoteles', 'Cruceros']);
  expect(flightForm()).not.toBeNull();
  expect(asked).toEqual([]);
  await page.user.click(screen.getByRole('tab', { name: 'Hoteles' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Hoteles' }));
  expect(await panel.findByRole('form', { name: 'Buscar hoteles' })).toBeTruthy();
  expect(flightForm()).toBeNull();
  await page.speak('en');
  expect(tabs()).toEqual(['Flights', 'Hotels', 'Cruises']);
});

test('a hand that comes near a tab fetches what it opens, once, and nothing else', async () => {
  const page = showHome({ parts: [cruises, hotels] });
  await page.user.hover(screen.getByRole('tab', { name: 'Hoteles' }));
  expect(asked).toEqual(['mf-hotels']);
  await page.user.click(screen.getByRole('tab', { name: 'Hoteles' }));
  await screen.findByRole('form', { name: 'Buscar hoteles' });
  expect(asked).toEqual(['mf-hotels']);
});

test('what was typed in one tab is there when one comes back', async () => {
  const airports = { method: 'GET' as const, path: '/search/airports', body: { data: [] } };
  const page = showHome({ parts: [hotels], apiHandlers: [airports] });
  await page.user.type(screen.getByRole('combobox', { name: 'Destino' }), 'lim');
  await page.user.click(screen.getByRole('tab', { name: 'Hoteles' }));
  await page.user.type(await screen.findByRole('textbox', { name: 'Ciudad' }), 'Cusco');
  await page.user.click(screen.getByRole('tab', { name: 'Vuelos' }));
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveProperty('value', 'lim');
  await page.user.click(screen.getByRole('tab', { name: 'Hoteles' }));
  expect(screen.getByRole('textbox', { name: 'Ciudad' })).toHaveProperty('value', 'Cusco');
});

test('the chosen tab is kept for the tab of the browser, as long as its search is live', async () => {
  const page = showHome({ parts: [hotels] });
  await page.user.click(screen.getByRole('tab', { name: 'Hoteles' }));
  page.unmount();
  const again = showHome({ parts: [hotels] });
  expect(await screen.findByRole('form', { name: 'Buscar hoteles' })).toBeTruthy();
  again.unmount();
  showHome({ parts: [cruises] });
  expect(screen.getByRole('tab', { name: 'Vuelos', selected: true })).toBeTruthy();
  expect(flightForm()).not.toBeNull();
});

test('each search has its room before it is opened, so that what is below stays where it is', async () => {
  showHome({ parts: [{ ...hotels, room: { narrow: 377, wide: 200 } }] });
  const [, unopened] = screen.getAllByRole('tabpanel', { hidden: true });
  const kept = [...(unopened?.querySelectorAll('*') ?? [])].map(
    (element) => getComputedStyle(element).minHeight,
  );
  expect(kept).toContain('377px');
  expect(asked).toEqual([]);
});

test('in place of a search that does not come stands where it is had as a page, and flights are searched as ever', async () => {
  const page = showHome({ parts: [hotels, cruises] });
  await page.user.click(screen.getByRole('tab', { name: 'Cruceros' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Cruceros' }));
  expect((await panel.findByRole('link', { name: 'Cruceros' })).getAttribute('href')).toBe('/cruceros');
  await page.user.click(screen.getByRole('tab', { name: 'Vuelos' }));
  expect(flightForm()).not.toBeNull();
});

test('the row shows what the others offer', async () => {
  showHome({ parts: [hotels, offers] });
  const row = within(await screen.findByRole('region', { name: 'Más allá del avión' }));
  expect(await row.findByText('Santorini, 3 noches')).toBeTruthy();
  expect(row.getAllByRole('listitem')).toHaveLength(1);
});

test.each(LANGUAGES)('tabs and row have no accessibility faults in %s', async (language) => {
  const page = showHome({ parts: [hotels, cruises, offers], language });
  await page.user.click(screen.getAllByRole('tab')[2] ?? document.body);
  await screen.findByRole('link', { name: /^Cruceros|Cruises$/ });
  expect(await violations(page.container)).toEqual([]);
});

import { act, screen, waitFor } from '@testing-library/react';
import { home, trips } from '../../testing/demo-pages.tsx';
import { renderSite } from '../../testing/render-site.tsx';
import { violations } from '../../testing/violations.ts';

const pages = [home, trips];
const PIXEL = { src: 'https://pixel.test/tr', id: 'P-1' };
const TAGS = { src: 'https://tags.test/tag.js', id: 'T-1' };

const forget = (name: string) => Reflect.set(document, 'cookie', `${name}=; Max-Age=0; Path=/`);
const tagScripts = () => [...document.head.querySelectorAll('script[src^="https://tags.test"]')];

/** What the page asked for as a picture. */
let pictures: string[];
const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? {};
beforeEach(() => {
  pictures = [];
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set: (value: string) => void pictures.push(value),
  });
});
afterEach(() => {
  Object.defineProperty(HTMLImageElement.prototype, 'src', source);
  forget('consent');
  for (const script of tagScripts()) script.remove();
});

const goOffline = (offline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: !offline, configurable: true });
  act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
};

test('without a connection the page says what is kept, and tells when it is back', async () => {
  renderSite('/', { pages });
  await screen.findByRole('contentinfo');
  goOffline(true);
  const notice = await screen.findByText(/No hay conexión\. Lo que escribiste sigue guardado/);
  expect(notice.closest('[role="status"]')).not.toBeNull();
  expect(await violations()).toEqual([]);
  goOffline(false);
  await screen.findByText('La conexión volvió.');
  expect(screen.queryByText(/No hay conexión/)).toBeNull();
});

test('where nothing is configured nobody is asked and nothing is loaded', async () => {
  renderSite('/', { pages });
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('region', { name: 'Medición de visitas' })).toBeNull();
  expect(pictures).toEqual([]);
});

test('third parties load after consent alone, and learn of each page without its query', async () => {
  const site = renderSite('/?utm_source=secreto', { pages, tracking: { tagManager: TAGS, pixel: PIXEL } });
  await screen.findByRole('region', { name: 'Medición de visitas' });
  expect(await violations()).toEqual([]);
  expect(tagScripts()).toHaveLength(0);
  expect(pictures).toEqual([]);
  await site.user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(tagScripts()).toHaveLength(1));
  expect(tagScripts()[0]?.getAttribute('src')).toBe('https://tags.test/tag.js?id=T-1');
  expect(document.cookie).toContain('consent=granted');
  await site.user.click(screen.getByRole('link', { name: '→' }));
  await screen.findByRole('heading', { name: 'Mis viajes' });
  await waitFor(() => expect(pictures).toHaveLength(2));
  const sent = pictures.map((address) => Object.fromEntries(new URL(address).searchParams));
  expect(sent).toEqual([
    { id: 'P-1', ev: 'PageView', dl: 'http://localhost/' },
    { id: 'P-1', ev: 'PageView', dl: 'http://localhost/user/my-journey' },
  ]);
  expect(tagScripts()).toHaveLength(1);
});

test('refused is refused, on the next page too, until it is changed in the preferences', async () => {
  const options = { pages, tracking: { tagManager: null, pixel: PIXEL } };
  const first = renderSite('/', options);
  await first.user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  expect(screen.queryByRole('region', { name: 'Medición de visitas' })).toBeNull();
  first.unmount();

  const { user } = renderSite('/user/my-journey', options);
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('region', { name: 'Medición de visitas' })).toBeNull();
  expect(pictures).toEqual([]);
  const [pill] = screen.getAllByRole('button', { name: /Preferencias: país/ });
  await user.click(pill ?? document.body);
  await user.click(await screen.findByRole('radio', { name: 'Aceptar' }));
  await waitFor(() => expect(pictures).toHaveLength(1));
});

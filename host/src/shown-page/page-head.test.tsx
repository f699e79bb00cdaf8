import { useQuery } from '@alisio/platform/sdk/query';
import { screen, waitFor, within } from '@testing-library/react';
import { home, summary, trips } from '../testing/demo-pages.tsx';
import { renderSite } from '../testing/render-site.tsx';

const pages = [home, trips, summary];
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

let tell: (name: string) => void = () => undefined;
const asked = new Promise<string>((resolve) => {
  tell = resolve;
});
const useHotel = () => useQuery({ queryKey: ['hotel'], queryFn: () => asked }).data;
const HotelPage = () => <h1>{useHotel() ?? 'Un momento'}</h1>;

beforeEach(() => {
  for (const tag of document.head.querySelectorAll('meta, link')) tag.remove();
});

test('after navigation everything that is shared is of the page that shows', async () => {
  const { user } = renderSite('/', { pages });
  await screen.findByRole('heading', { name: 'Página de prueba' });
  expect(content('meta[property="og:url"]')).toBe('http://alisio.test/');
  await user.click(screen.getByRole('link', { name: '→' }));
  await waitFor(() => expect(document.title).toBe('Mis viajes · Alisio'));
  expect(content('meta[property="og:title"]')).toBe('Mis viajes · Alisio');
  expect(content('meta[name="description"]')).toBe('Todo sobre: Mis viajes');
  expect(content('meta[property="og:description"]')).toBe('Todo sobre: Mis viajes');
  expect(content('meta[property="og:url"]')).toBe('http://alisio.test/user/my-journey');
  expect(canonical()).toBe('http://alisio.test/user/my-journey');
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
});

test('what a page learns of its subject later is its title then, in place of its general one', async () => {
  const general = () => ({ title: 'Un hotel', description: 'Un hotel' });
  renderSite('/', {
    pages: [
      {
        ...home,
        module: {
          default: HotelPage,
          meta: general,
          useMeta: () => {
            const name = useHotel();
            return { ...general(), title: name ?? 'Un hotel' };
          },
        },
      },
    ],
  });
  await waitFor(() => expect(document.title).toBe('Un hotel'));
  tell('Posada Almerún');
  await screen.findByRole('heading', { name: 'Posada Almerún' });
  expect(document.title).toBe('Posada Almerún');
  expect(content('meta[property="og:title"]')).toBe('Posada Almerún');
});

test('a page that is not there has no canonical link and no description of another; the next page has its own', async () => {
  const { user } = renderSite('/no-hay', { pages });
  await screen.findByRole('heading', { name: 'Página no encontrada' });
  expect(canonical()).toBeUndefined();
  expect(content('meta[name="robots"]')).toBe('noindex');
  expect(content('meta[name="description"]')).toBeUndefined();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Alisio, inicio' }));
  await screen.findByRole('heading', { name: 'Página de prueba' });
  await waitFor(() => expect(canonical()).toBe('http://alisio.test/'));
  expect(content('meta[name="robots"]')).toBeUndefined();
  expect(content('meta[name="description"]')).toBe('Página de prueba');
});

import { type ApiHandler, onDay, problemAnswer, renderPage } from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { requestDrafts } from '../forms/request-drafts.ts';
import generalEn from '../locales/en.json' with { type: 'json' };
import general from '../locales/es.json' with { type: 'json' };
import { fillPerson, press, section } from '../testing/forms.ts';
import { DEAL } from '../testing/trains.ts';
import en from '../trains/locales/en.json' with { type: 'json' };
import es from '../trains/locales/es.json' with { type: 'json' };
import * as tokenPage from './train-token.tsx';
import * as dealsPage from './trains-deals.tsx';

beforeAll(broughtWithPage);
onDay('2026-11-26');
afterEach(() => requestDrafts.reset());

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';
const texts = [{ namespace: 'content', es: { ...general, ...es }, en: { ...generalEn, ...en } }];
const answers = (path: string, body: object, status = 200): ApiHandler => ({
  method: 'GET',
  path,
  status,
  body,
});
const LIST = answers('/trains/deals', {
  data: [DEAL],
  found: 'exact',
  total: 1,
  places: [DEAL.from, DEAL.to],
  race: {
    from: 'Londres',
    to: 'París',
    train: { reach: 15, wait: 15, ride: 133, leave: 15 },
    plane: { reach: 50, wait: 90, ride: 70, leave: 60 },
    airports: { from: 'LHR', to: 'CDG' },
    km: 348,
  },
});
const showDeals = (path: string, apiHandlers: ApiHandler[]) =>
  renderPage(dealsPage, { route: '/trains-deals', path, texts, apiHandlers });
const showToken = (state: string, more: object = {}, others: ApiHandler[] = []) =>
  renderPage(tokenPage, {
    route: '/trains-deals/:token',
    path: `/trains-deals/${TOKEN}`,
    texts,
    apiHandlers: [answers(`/trains/tokens/${TOKEN}`, { state, like: [DEAL], ...more }), ...others],
  });

test('a search shows its trains with both prices and the code, and train beside plane in words', async () => {
  const { container } = showDeals('/trains-deals?from=londres&to=paris', [LIST]);
  await screen.findByRole('heading', { name: 'Londres a París' });
  expect(container.textContent).toContain('En la web US$\u00a0236,00');
  expect(container.textContent).toContain('Dicta el código TN-2348');
  expect(screen.getByText(/^15 min hasta la estación/)).toBeTruthy();
  expect(screen.getByText(/1 hora más que en Londres/)).toBeTruthy();
  // The page's policy lets no attribute style anything: what a server draws so has no width.
  expect(container.querySelector('[style]')).toBeNull();
  expect(await act(() => violations(container))).toEqual([]);
});

test('a day is chosen in the calendar of the site, and a search asks for it', async () => {
  const page = showDeals('/trains-deals?from=londres&to=paris', [LIST]);
  await screen.findByRole('heading', { name: 'Londres a París' });
  await press(page, /^Día/);
  await screen.findByRole('dialog', { name: 'Elige el día' });
  await press(page, /\b30 de noviembre/);
  await press(page, 'Listo');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Día/ }).textContent).toMatch(/lun\s30\snov$/),
  );
  await press(page, 'Buscar trenes');
  await waitFor(() => expect(page.address()).toContain('date=2026-11-30'));
});

test('who cannot be searched for is said, and for whom prices are', async () => {
  showDeals('/trains-deals?from=londres&to=paris&adults=8&children=2', [LIST]);
  await screen.findByText(/^En una reserva viajan 9 personas como máximo.*8 adultos y 1 niño\.$/);
});

test('two like towns are no way', async () => {
  const page = showDeals('/trains-deals?from=londres&to=londres', [LIST]);
  await screen.findByRole('heading', { name: 'Londres a París' });
  await press(page, 'Buscar trenes');
  expect((await screen.findByRole('alert')).textContent).toBe('Elige dos ciudades distintas.');
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: 'paris' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an offer that was sent is asked about once, by its token', async () => {
  const page = showToken('valid', { deal: DEAL, expiresAt: '2026-11-30T12:00:00.000Z' }, [
    { method: 'POST', path: '/enquiries', status: 201, body: { reference: '7K2M9XQ4TD' } },
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Tu oferta: Londres a París' });
  await fillPerson(section('Te llamamos'));
  await press(page, 'Pedir que me llamen');
  await screen.findByText('7K2M9-XQ4TD');
  expect(page.api.callsTo('/enquiries').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      about: 'TN-2348',
      product: 'train',
      details: { deal: DEAL.id, date: DEAL.date, adults: 2, children: 0, token: TOKEN },
    }),
  ]);
  expect(page.container.textContent).toContain('29 de noviembre');
});

test('a deal of the list is asked about without a token', async () => {
  const page = showDeals(`/trains-deals?deal=${DEAL.id}`, [
    answers(`/trains/deals/${DEAL.id}`, { deal: DEAL, like: [] }),
    { method: 'POST', path: '/enquiries', status: 201, body: { reference: '7K2M9XQ4TD' } },
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Londres a París' });
  await fillPerson(section('Te llamamos'));
  await press(page, 'Pedir que me llamen');
  await screen.findByText('7K2M9-XQ4TD');
  expect(page.api.callsTo('/enquiries')[0]?.body).toMatchObject({
    details: { deal: DEAL.id, date: DEAL.date, adults: 2, children: 0 },
  });
  expect(JSON.stringify(page.api.callsTo('/enquiries')[0]?.body)).not.toContain('token');
});

test('an offer that was used meanwhile is not asked about: the form says why', async () => {
  const page = showToken('valid', { deal: DEAL, expiresAt: '2026-11-30T12:00:00.000Z' }, [
    problemAnswer('POST', '/enquiries', 'offer-not-found'),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Tu oferta: Londres a París' });
  await fillPerson(section('Te llamamos'));
  await press(page, 'Pedir que me llamen');
  expect((await screen.findByRole('alert')).textContent).toContain(general.failure.gone);
});

test.each([
  ['used', 'Esta oferta ya se usó'],
  ['expired', 'Esta oferta venció'],
  ['unknown', 'No conocemos esta oferta'],
])('an offer that is %s says so, and shows others', async (state, title) => {
  const { container } = showToken(state);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByRole('heading', { name: 'Ofertas parecidas' })).toBeTruthy();
  expect(await act(() => violations(container))).toEqual([]);
});

test('what cannot be a token is an unknown offer, and shows the deals of now', async () => {
  const refused = answers(
    '/trains/tokens/cut',
    { type: '/problems/validation', title: '', status: 400 },
    400,
  );
  renderPage(tokenPage, {
    route: '/trains-deals/:token',
    path: '/trains-deals/cut',
    texts,
    apiHandlers: [refused, LIST],
  });
  await screen.findByRole('heading', { level: 1, name: 'No conocemos esta oferta' });
  expect(screen.getByRole('heading', { name: 'Londres a París' })).toBeTruthy();
});

test('a deal that is sold no longer leads to the others', async () => {
  showDeals('/trains-deals?deal=londres-luna', [
    answers('/trains/deals/londres-luna', { type: '/problems/not-found', title: '', status: 404 }, 404),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Este tren ya no se vende' });
});

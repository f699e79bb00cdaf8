import { type ApiHandler, onDay } from '@alisio/platform/testing';
import { ADULT_AGE } from '@alisio/shared-contracts/activities';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { listedActivity, worldOf } from '../testing/activities.ts';
import {
  CODE,
  confirmed as confirmedActivity,
  kayak,
  placesGone,
  session,
  withSessions,
} from '../testing/activity-page.ts';
import { showPackage } from '../testing/package-pages.ts';
import { confirmed, onePackage, packagePath } from '../testing/packages.ts';

onDay('2026-11-25');

const kayakListed = listedActivity('Kayak por los manglares', {
  code: CODE,
  total: 76,
  duration: 150,
  times: ['08:00', '15:30'],
});
const world: ApiHandler[] = [
  ...onePackage,
  ...worldOf([kayakListed, listedActivity('Murallas a pie', { freeUntil: '2026-12-09T09:00:00' })]),
  ...withSessions(),
  confirmed(27_200, 61_560),
];
/** On the day that an address says: Saturday at half past three with others, unless told. */
const withPlan = (plan = '2026-12-12.15:30.shared') =>
  packagePath('detalle', { activity: `${CODE}.${plan}.es.meeting-point` });
const open = (path: string, handlers: readonly ApiHandler[] = []) =>
  showPackage({ path, apiHandlers: [...world.filter(isNotAmong(handlers)), ...handlers] });
const isNotAmong = (handlers: readonly ApiHandler[]) => (one: ApiHandler) =>
  !handlers.some(({ method, path }) => method === one.method && path === one.path);

const part = () => screen.findByRole('region', { name: 'Plan, opcional' });
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Un solo total' }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
const press = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Un solo total' }))
    .getByRole('button', { name })
    .click();

test('an activity between landing and leaving is added, and is a part with its own line; it can be taken out', async () => {
  const { container } = open(packagePath('detalle'));
  fireEvent.click(within(await part()).getByRole('link', { name: 'Añadir un plan' }));
  const offered = within(await screen.findByRole('article', { name: 'Kayak por los manglares' }));
  expect(offered.getByText('08:00, 15:30')).toBeTruthy();
  expect(offered.getByText('Desde US$ 76,00 en total, 2 adultos')).toBeTruthy();
  fireEvent.click(offered.getByRole('link', { name: 'Ver horarios de Kayak por los manglares' }));
  // The flight lands at ten past nine on the 10th: what begins at eight is not for these two.
  await waitFor(() =>
    expect(
      offered
        .getAllByRole('link', { name: /^Añadir/ })
        .map((link) => link.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Añadir jueves 10 de diciembre, 15:30 a 18:00, por US$ 76,00',
      'Añadir jueves 10 de diciembre, 15:30 a 18:00, por US$ 200,00',
      'Añadir sábado 12 de diciembre, 15:30 a 18:00, por US$ 76,00',
    ]),
  );
  offered.getByRole('link', { name: /^Añadir sábado/ }).click();
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'JuntosPor separado',
      'Vuelo, 2 adultosUS$ 272,00US$ 272,00',
      'Hotel, 4 nochesUS$ 615,60US$ 684,00',
      'Plan, 2 adultosUS$ 76,00US$ 76,00',
    ]),
  );
  expect(screen.queryByRole('region', { name: /^Planes en Cartagena/ })).toBeNull();
  const card = within(await part());
  expect(card.getByRole('heading', { level: 3, name: 'Kayak por los manglares' })).toBeTruthy();
  expect(card.getByText('Muelle de La Boquilla')).toBeTruthy();
  expect(card.getByText(/^Cancelas gratis hasta el/)).toBeTruthy();
  expect(screen.getByText(/El plan cuesta lo mismo junto o por separado/)).toBeTruthy();
  expect(await violations(container)).toEqual([]);
  card.getByRole('link', { name: 'Quitar plan' }).click();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

test('by phone the code and its price are of all three parts', async () => {
  const { api } = open(withPlan());
  expect(
    await screen.findByText(/^Vuelo, hotel y plan, 2 adultos\. Dicta el código PK-\d{4}\./),
  ).toBeTruthy();
  await waitFor(() =>
    expect(api.callsTo('/package-phone-offers').at(-1)?.body).toMatchObject({
      hotelCode: '2713a-3',
      activity: {
        code: CODE,
        startsAt: '2026-12-12T15:30:00',
        modality: 'shared',
        paxes: [{ age: ADULT_AGE }, { age: ADULT_AGE }],
      },
    }),
  );
});

test('the chosen activity stays when flight or hotel is changed, and goes into the same cart with them', async () => {
  open(withPlan(), [confirmedActivity()]);
  await part();
  for (const name of ['Cambiar vuelo', 'Cambiar hotel', 'Cambiar habitación o tarifa'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(`activity=${CODE}.2026-12-12`);
  await press('Continuar');
  await waitFor(() =>
    expect(cart.get().items.map(({ product, total: { amount } }) => [product, amount])).toEqual([
      ['flight', 27_200],
      ['hotel', 61_560],
      ['activity', 7600],
    ]),
  );
});

test.each([
  ['before landing', '2026-12-10.08:00.shared', /no cabe en tu viaje: llegas el jue 10 dic, 09:10/],
  ['after leaving', '2026-12-15.15:30.shared', /te vas el lun 14 dic, 16:05/],
  ['that nobody sells any more', '2026-12-12.09:00.shared', /ya no tiene lugar para todos/],
])('an activity %s is no part, and it is said why', async (_, plan, why) => {
  open(withPlan(plan));
  const box = within(await part());
  expect(await box.findByText(/^Kayak por los manglares: ya no está en tu paquete/)).toBeTruthy();
  expect(await box.findByText(why)).toBeTruthy();
  expect(await rows()).toHaveLength(3);
  expect(box.getByRole('link', { name: 'Elegir otro plan u horario' })).toBeTruthy();
});

test('an activity that not everybody may do is told so', async () => {
  open(
    withPlan(),
    withSessions(() => [], { refuses: 'age' }),
  );
  expect(await within(await part()).findByText(/alguien es menor que la edad mínima/)).toBeTruthy();
});

test('an activity that begins far from the hotel is told so', async () => {
  const { activityInfo } = kayak;
  const away = { ...activityInfo.location, latitude: 11.24, longitude: -74.2 };
  const body = { ...kayak, activityInfo: { ...activityInfo, location: away } };
  open(withPlan(), [{ method: 'GET', path: '/activities/{code}', body }]);
  expect(await within(await part()).findByText(/Empieza a más de 50 km/)).toBeTruthy();
});

test('places that are sold while one looks are told before anything is in the cart, with ways on', async () => {
  open(withPlan(), [placesGone]);
  await press('Continuar');
  const alert = (await screen.findByText('Tu plan ya no tiene lugar a esa hora')).closest('[role]');
  expect(alert?.textContent).toContain('El vuelo y el hotel siguen elegidos');
  expect(cart.get().items).toEqual([]);
  screen.getByRole('button', { name: 'Seguir sin el plan' }).click();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

test('another price of the activity is told with all that it comes to by now, and can be taken', async () => {
  const dearer = withSessions(() => [
    { date: '2026-12-12', sessions: [session('2026-12-12T15:30:00', { totalAmount: 7000 })] },
  ]);
  open(withPlan(), [...dearer, confirmedActivity(70)]);
  await press('Continuar');
  expect(await screen.findByText(/Costaba US\$ 957,60 y ahora cuesta US\$ 963,60/)).toBeTruthy();
  expect(cart.get().items).toEqual([]);
  screen.getByRole('button', { name: 'Seguir con este precio' }).click();
  await waitFor(() => expect(cart.get().items).toHaveLength(3));
});

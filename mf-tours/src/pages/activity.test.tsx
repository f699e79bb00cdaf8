import { onDay } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { activityPath, confirmed, placesGone, sessionsFor, withSessions } from '../testing/activity-page.ts';
import { showActivity } from '../testing/activity-pages.ts';

onDay('2026-11-25');

/** Nobody comes near what is below the first view. */
class NeverNear implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: NeverNear }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const open = (options: Parameters<typeof showActivity>[0] = {}) =>
  showActivity({ apiHandlers: withSessions(), ...options });
const total = () => screen.getByRole('region', { name: 'Tu plan' });
const reserve = () => within(total()).getByRole('button', { name: 'Reservar' });
const shown = () => screen.findByRole('region', { name: 'Tu plan' });
const textOf = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');
const hour = (name: RegExp) => screen.findByRole('link', { name });
const CHOSEN = { day: '2026-12-10', hour: '15:30' };

test('an activity is told: what happens, what is included and not, where it begins, and whom it suits', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Kayak por los manglares' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 3, name: 'Prueba en la orilla' })).toBeTruthy();
  for (const line of ['Chaleco', 'Almuerzo', 'Ropa que se moje', 'Desde los 6 años.'])
    expect(screen.getByText(line)).toBeTruthy();
  for (const title of ['Incluye', 'No incluye', 'Trae', 'Punto de encuentro: Muelle de La Boquilla'])
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeTruthy();
  expect(screen.getByText('Llega 15 minutos antes')).toBeTruthy();
  expect(screen.getByText('Al reservar el operador pregunta: ¿Cuánto pesas?')).toBeTruthy();
  expect(document.title).toBe('Kayak por los manglares, Cartagena');
  expect(await violations(container)).toEqual([]);
});

test('days say what they cost everybody, one without places says so; a chosen day and hour stand in the address', async () => {
  const { user, address, go } = open();
  await shown();
  const first = await screen.findByRole('link', { name: /^jue.10.dic US\$.76$/ });
  expect(first.getAttribute('aria-current')).toBe('date');
  expect(screen.getAllByText('No hay').length).toBeGreaterThan(5);
  expect(textOf(await hour(/^08:00/))).toContain('Quedan 5 lugares. Español, Inglés');
  expect(textOf(await hour(/^15:30/))).toContain('Quedan 3 lugares');
  expect(reserve().getAttribute('aria-disabled')).toBe('true');
  expect(within(total()).getByText('Falta elegir la hora.')).toBeTruthy();
  await user.click(await hour(/^15:30/));
  expect(address()).toBe(activityPath(CHOSEN));
  expect(textOf(total())).toContain('jueves 10 de diciembre, 15:30');
  expect(textOf(total())).toContain('Cancelas gratis hasta el 9 dic, 15:30');
  expect(within(total()).getByText(/^Se cobran US\$.76,00 al reservar\.$/)).toBeTruthy();
  expect(reserve().getAttribute('aria-disabled')).toBeNull();
  await user.click(screen.getByRole('link', { name: /^sáb.12.dic US/ }));
  expect(address()).toBe(activityPath({ day: '2026-12-12' }));
  // The only hour of that day.
  expect(textOf(total())).toContain('sábado 12 de diciembre, 15:30');
  await go(-1);
  expect(address()).toBe(activityPath(CHOSEN));
});

test('one party alone has one price for all, and terms of its own', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: /^Privado/ }));
  expect(textOf(total())).toContain('Toda la salidaUS$ 200,00');
  expect(within(total()).getByText('Sin reembolso')).toBeTruthy();
});

test('people are chosen by age band with what each pays; the total follows, and so does the address', async () => {
  const { user, address } = open({ path: activityPath(CHOSEN) });
  await screen.findByText(/^12 años o más, US\$.38,00$/);
  expect(screen.getByText(/^de 6 a 11 años, US\$.19,00$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Agregar un niño' }));
  // Not before its age is known.
  expect(address()).toBe(activityPath(CHOSEN));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Edad del niño 1/ }), '8 años');
  await waitFor(() => expect(address()).toBe(activityPath({ ...CHOSEN, people: '2-8' })));
  await waitFor(() => expect(textOf(total())).toContain('1 niñoUS$ 19,00'));
  expect(textOf(total())).toContain('TotalUS$ 95,00');
});

test('who it is not for is told so, and nothing is lost', async () => {
  open({
    path: activityPath({ people: '1-3' }),
    apiHandlers: withSessions(() => [], { refuses: 'age' }),
  });
  expect(await screen.findByText(/este plan es desde los 6 años/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Quitar un niño' })).toBeTruthy();
});

test('a day and an hour that are sold out meanwhile are told in place', async () => {
  open({ path: activityPath({ day: '2026-12-11', hour: '09:00' }) });
  expect(await screen.findByText(/^El vie.11.dic ya no hay lugar para todos$/)).toBeTruthy();
  expect(screen.getByText('Esa hora ya no tiene lugar para todos')).toBeTruthy();
  expect(textOf(total())).toContain('2 adultos');
});

test('the day nearest to one without places is of the searched days, and where none of them has any that is said', async () => {
  const other = open({ path: activityPath({ day: '2026-12-13' }) });
  expect(await screen.findByText('Te mostramos el día más cercano que sí tiene.')).toBeTruthy();
  expect(textOf(total())).toContain('sábado 12 de diciembre');
  other.unmount();
  const early = open({ path: activityPath({ from: '2026-12-05', to: '2026-12-08' }) });
  expect(await screen.findByText(/^Del 5 al 8 dic\.? no hay lugar para todos$/)).toBeTruthy();
  const chosen = screen.getByRole('link', { name: /^jue.10.dic/ });
  expect(chosen.getAttribute('aria-current')).toBe('date');
  early.unmount();
  open({ path: activityPath({ from: '2026-12-05', to: '2026-12-08', day: '2026-12-07' }) });
  expect(await screen.findByText(/no queda otro: te mostramos el más cercano fuera de ellos/)).toBeTruthy();
});

test('no place at all leads to the days after, and to other activities', async () => {
  open({ apiHandlers: withSessions(() => []) });
  const later = await screen.findByRole('link', { name: 'Ver los días que siguen' });
  expect(later.getAttribute('href')).toContain('from=2027-01-10&to=2027-01-16');
  expect(screen.getByRole('link', { name: 'Ver otros planes' }).getAttribute('href')).toContain(
    '/activities/result?place=city-2713a',
  );
});

test('what is chosen is confirmed, goes into the cart with its way back, and on to the checkout of activities', async () => {
  const path = activityPath({ ...CHOSEN, speak: 'en', start: 'pick-up' });
  const { user, address, api } = open({ path, apiHandlers: [...withSessions(), confirmed()] });
  await shown();
  expect(textOf(total())).toContain('En inglés');
  expect(textOf(total())).toContain('Recogida en Cartagena');
  await user.click(reserve());
  await waitFor(() => expect(address()).toBe('/activities/booking/summary'));
  expect(api.callsTo('/activities/2713a-kayak/choose')[0]?.body).toMatchObject({
    rateKey: '2026-12-10T15:30:00 shared',
    guideLanguage: 'en',
    start: 'pick-up',
    language: 'es',
  });
  expect(cart.get().items).toMatchObject([
    { product: 'activity', total: { amount: 7600 }, backHref: path, travelers: { adult: 2 } },
  ]);
});

test('another price is agreed to before the checkout, both shown with the same weight', async () => {
  const { user, address } = open({
    path: activityPath(CHOSEN),
    apiHandlers: [...withSessions(), confirmed(70)],
  });
  await shown();
  await user.click(reserve());
  expect(await screen.findByText('El precio subió')).toBeTruthy();
  expect(address()).toBe(activityPath(CHOSEN));
  await user.click(screen.getByRole('button', { name: /^Seguir con US\$.76,00$/ }));
  await waitFor(() => expect(address()).toBe('/activities/booking/summary'));
});

test('places that somebody else took are told in place; a press shows what is left', async () => {
  let left = sessionsFor();
  const { user, address } = open({
    path: activityPath(CHOSEN),
    apiHandlers: [...withSessions(() => left), placesGone],
  });
  await shown();
  await user.click(reserve());
  expect(await screen.findByText('Alguien tomó esos lugares')).toBeTruthy();
  left = left.map((day) => ({
    ...day,
    sessions: day.sessions.filter(({ startsAt }) => startsAt !== '2026-12-10T15:30:00'),
  }));
  await user.click(screen.getByRole('button', { name: 'Ver qué queda' }));
  expect(await screen.findByText('Esa hora ya no tiene lugar para todos')).toBeTruthy();
  expect(address()).toBe(activityPath(CHOSEN));
});

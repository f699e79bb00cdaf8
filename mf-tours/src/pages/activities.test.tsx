import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { cartagena, listedActivity, worldOf } from '../testing/activities.ts';
import { showActivities } from '../testing/activity-pages.ts';

const apiHandlers = worldOf([listedActivity('La muralla a pie', { total: 18 })]);
const box = () => screen.getByRole('combobox', { name: 'Dónde' });
const search = () => screen.getByRole('button', { name: 'Buscar' });
const days = `from=${addDays(localToday(), 7)}&to=${addDays(localToday(), 13)}`;

test('a typing mistake is said, and what is chosen is searched with who goes, once each age is known', async () => {
  const page = showActivities({ apiHandlers });
  await page.user.type(box(), 'cartajena');
  await page.user.click(await screen.findByRole('option', { name: /^Cartagena/ }));
  await page.user.click(screen.getByRole('button', { name: /^Quién va/ }));
  const panel = await screen.findByRole('dialog', { name: 'Quién va' });
  await page.user.click(within(panel).getByRole('button', { name: 'Agregar un niño' }));
  await page.user.click(within(panel).getByRole('button', { name: 'Listo' }));
  await page.user.click(search());
  expect((await screen.findAllByText('Elige la edad de cada niño')).length).toBeGreaterThan(0);
  await page.user.click(screen.getByRole('button', { name: /^Quién va/ }));
  const again = await screen.findByRole('dialog', { name: 'Quién va' });
  await page.user.selectOptions(within(again).getByRole('combobox', { name: /^Edad del niño 1/ }), '8 años');
  await page.user.click(within(again).getByRole('button', { name: 'Listo' }));
  await page.user.click(search());
  await waitFor(() => expect(page.address()).toBe(`/activities/result?place=city-2713a&${days}&people=1-8`));
});

test('what is typed and not chosen is the best that is found; what nobody knows is told', async () => {
  const page = showActivities({ apiHandlers });
  await page.user.type(box(), 'narnia');
  await page.user.click(search());
  expect(
    (await screen.findAllByText('No se encontraron resultados para tu búsqueda')).length,
  ).toBeGreaterThan(0);
  await page.user.clear(box());
  await page.user.type(box(), 'medellin');
  await page.user.click(search());
  await waitFor(() => expect(page.address()).toBe(`/activities/result?place=city-26rma&${days}&people=1`));
});

test('places that many go to are searches, with what the cheapest activity costs', async () => {
  const { container } = showActivities({ apiHandlers });
  expect(screen.getByRole('link', { name: cartagena.name }).getAttribute('href')).toBe(
    `/activities/result?place=city-2713a&${days}&people=1`,
  );
  await waitFor(() => expect(screen.getAllByText(/^1 plan, desde US\$.18$/)).toHaveLength(8));
  expect(await violations(container)).toEqual([]);
});

import { LANGUAGES } from '@alisio/platform/sdk/i18n';
import { asVisitor, onDay } from '@alisio/platform/testing';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { screen, waitFor, within } from '@testing-library/react';
import { itineraryKey } from '../offers/flight-choices.ts';
import { EVENING_OUT, itinerary, MORNING_BACK, NIGHT_OUT, offer } from '../testing/offers.ts';
import { atReturn, basic, card, choose, classic, found, late, look, usual } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const oneWay = resultsPath({ tripType: '1' });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').trim();
/** The cells of a row of the fares, by its name. */
function fares(sheet: HTMLElement, name: string) {
  const row = within(sheet).getByRole('rowheader', { name }).closest('tbody');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => plain(textContent));
}

test('the fares of a flight stand side by side, with every bag and rule in plain words', async () => {
  const given = { ...basic, fareRules: { ...basic.fareRules, seatChoice: 'at-check-in' as const } };
  const paid = { seatChoice: 'paid' as const, seatFee: { amount: 1400, currency: 'USD' } };
  const chosen = { ...classic, fareRules: { ...classic.fareRules, ...paid } };
  const page = showResults({ path: atReturn, apiHandlers: [found(given, chosen)] });
  const sheet = await look(page, /^Avianca/);
  expect(within(sheet).getByRole('radio', { name: /^Básica US\$ 520,00/ })).toHaveProperty('checked', true);
  expect(within(sheet).getByRole('radio', { name: /^Clásica US\$ 600,00/ })).toBeTruthy();
  expect(fares(sheet, 'Artículo personal, bajo el asiento')).toEqual(['1 por persona', '1 por persona']);
  expect(fares(sheet, 'Maleta en bodega')).toEqual(['US$ 45,00 por maleta y trayecto', '1 de 23 kg (50 lb)']);
  expect(fares(sheet, 'Elegir asiento')).toEqual(['No, se asigna en el registro', 'US$ 14,00 por vuelo']);
  expect(fares(sheet, 'Cambiar el vuelo')).toEqual(['No', 'Sin cargo']);
  expect(fares(sheet, 'Reembolso si cancelas')).toEqual(['No', 'No']);
});

test('Back and Escape close the sheet on the same page of the list, and the focus returns to its flight', async () => {
  const page = showResults({ apiHandlers: usual });
  const list = page.address();
  for (const leave of [() => page.go(-1), () => page.user.keyboard('{Escape}')]) {
    await look(page, /^Avianca/);
    expect(page.address()).toContain(`flight=${itineraryKey(EVENING_OUT)}`);
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(page.address()).toBe(list));
    const button = within(await card(/^Avianca/)).getByRole('button', { name: /^Elegir/ });
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});

test('a link opens the flight that it names, and closing it leaves the list', async () => {
  const page = showResults({
    path: resultsPath({ flight: itineraryKey(NIGHT_OUT), sort: 'cheapest' }),
    apiHandlers: usual,
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Ida: Bogotá a Miami' }));
  await page.user.click(sheet.getByRole('button', { name: 'Cerrar el vuelo' }));
  await waitFor(() => expect(page.address()).toBe(resultsPath({ sort: 'cheapest' })));
});

test('the fare that is chosen with the way out is the one of the way back; back from there is the list', async () => {
  const page = showResults({
    history: [oneWay],
    path: resultsPath(),
    apiHandlers: [found(basic, classic, late)],
  });
  const sheet = within(await look(page, /^Avianca/));
  await page.user.click(sheet.getByRole('radio', { name: /Clásica/ }));
  await page.user.click(sheet.getByRole('button', { name: 'Seguir con Clásica' }));
  await screen.findByRole('heading', { level: 1, name: 'Elige tu vuelta' });
  const back = within(await card(/^Avianca, 08:15/));
  expect(back.getByText('Económica Clásica')).toBeTruthy();
  expect(back.getByText(/600,00/)).toBeTruthy();
  expect(back.queryByText(/más que el menor precio/)).toBeNull();
  const out = within(screen.getByRole('region', { name: 'Tu ida' }));
  expect(plain(out.getByText(/^Viaje completo/).textContent)).toBe('Viaje completo desde US$ 600,00');
  out.getByText(/tarifa Clásica/);
  const [first, second] = screen.getAllByRole('article');
  expect(first?.getAttribute('aria-label')).toMatch(/08:15/);
  const lacks = 'No hay Clásica con esta vuelta';
  expect([first, second].map((each) => each?.textContent?.includes(lacks))).toEqual([false, true]);
  const tabs = screen.getByRole('navigation', { name: 'Ordenar' });
  expect(tabs.textContent).not.toContain('480');
  await page.go(-1);
  await waitFor(() => expect(page.address()).toBe(resultsPath()));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a journey is told from place to place: who flies, in what, and each wait', async () => {
  const shared = itinerary(
    'AV8/CM BOG 2026-12-12T08:00 PTY 2026-12-12T10:00',
    'CM9 PTY 2026-12-12T22:35 MIA 2026-12-13T01:35',
  );
  const page = showResults({
    path: oneWay,
    apiHandlers: [found(offer({ itineraries: [shared] }))],
  });
  const sheet = within(await look(page, /^Avianca/));
  expect(await sheet.findByRole('img', { name: 'Mapa del viaje: Bogotá · Panamá · Miami' })).toBeTruthy();
  const told = within(sheet.getByRole('region', { name: 'El viaje' })).getAllByRole('listitem');
  expect(told.map(({ textContent }) => plain(textContent))).toEqual([
    '08:00Bogotá, El Dorado BOG',
    '2 h · Avianca AV 8 · Operado por Copa · Airbus A320',
    '10:00Panamá, Tocumen PTY',
    'Escala de 12 h 35 min',
    '22:35Panamá, Tocumen PTY',
    '3 h · Copa CM 9 · Airbus A320',
    '01:35+1Miami MIAdomingo 13 de diciembre',
  ]);
});

/** Two adults and an infant, with what the airline charges beside its fare. */
function family(): FlightOffer {
  const made = offer({ total: 90_000, adults: 2, itineraries: [EVENING_OUT] });
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const adult = { base: 30_000, total: 43_333, taxes: [{ code: 'YQ', amount: '95.00' }] };
  const infant = { base: 3_334, total: 3_334, taxes: [] };
  const priced = ({ base, total, taxes }: typeof adult | typeof infant) => ({
    ...{ currency: 'USD', total: String(total / 100), base: String(base / 100), taxes },
    ...{ intBase: usd(base), intTotal: usd(total) },
  });
  const [one, two] = made.travelerPricings.map((pricing) => ({ ...pricing, price: priced(adult) }));
  if (!one || !two) throw new Error('two adults were asked for');
  const lap = { ...one, travelerId: '3', type: 'INFANT' as const, price: priced(infant) };
  return { ...made, travelerPricings: [one, two, lap] };
}

test.each([
  [
    'USD',
    [
      '2 adultos US$ 866,66',
      'Tarifa US$ 600,00',
      'Impuestos y tasas US$ 76,66',
      'Cargos de la aerolínea US$ 190,00',
      '1 bebé US$ 33,34',
      'Tarifa US$ 33,34',
      'Total US$ 900,00',
    ],
  ],
  [
    'COP',
    [
      '2 adultos COP 3.466.640',
      'Tarifa COP 2.400.000',
      'Impuestos y tasas COP 306.640',
      'Cargos de la aerolínea COP 760.000',
      '1 bebé COP 133.360',
      'Tarifa COP 133.360',
      'Total COP 3.600.000',
    ],
  ],
])('in %s the parts of a price add up to its total, to the last unit', async (currency, lines) => {
  asVisitor({ currency });
  const page = showResults({ path: oneWay, apiHandlers: [found(family())] });
  const price = within(await look(page, /^Avianca/)).getByRole('region', {
    name: 'De qué se compone el precio',
  });
  const rows = within(price).getAllByRole('row');
  expect(
    rows.map(({ children }) => [...children].map(({ textContent }) => plain(textContent)).join(' ')),
  ).toEqual(lines);
});

test('ways that differ have their bags told one by one, and a lap has none', async () => {
  const full = offer({ family: 'CLASSIC', checkedBags: 1, itineraries: [EVENING_OUT, MORNING_BACK] });
  const [pricing] = full.travelerPricings;
  const [out, ...rest] = pricing?.fareDetailsBySegment ?? [];
  if (!pricing || !out) throw new Error('an adult and segments were asked for');
  const lean = { ...out, includedCheckedBags: { quantity: 0 } };
  const adult = { ...pricing, fareDetailsBySegment: [lean, ...rest] };
  const lap = { ...adult, travelerId: '2', type: 'INFANT' as const };
  const page = showResults({
    path: atReturn,
    apiHandlers: [found({ ...full, travelerPricings: [adult, lap] })],
  });
  const sheet = within(await look(page, /^Avianca/));
  const bags = (name: string) =>
    within(sheet.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(bags('Equipaje de ida, por persona')).toContain('Sin maleta en bodega');
  expect(bags('Equipaje de vuelta, por persona')).toContain('1 maleta en bodega de 23 kg (50 lb)');
  expect(sheet.getByText('Un bebé en brazos no lleva equipaje propio.')).toBeTruthy();
});

test('while a choice is confirmed its sheet stays, and a second press does nothing', async () => {
  const page = showResults({ path: oneWay, apiHandlers: [found(offer({ itineraries: [EVENING_OUT] }))] });
  const pending = Promise.withResolvers<void>();
  page.api.use({
    method: 'POST',
    path: '/air/flight-offer/validate',
    respond: async () => {
      await pending.promise;
      return { body: { data: [] } };
    },
  });
  await choose(page, /^Avianca/);
  const button = within(screen.getByRole('dialog')).getByRole('button', { name: /^Seguir con/ });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await page.user.click(button);
  expect(page.api.callsTo('/air/flight-offer/validate')).toHaveLength(1);
  pending.resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Se vendieron los últimos asientos')).toBeTruthy();
});

test.each(LANGUAGES)('the sheet has no accessibility faults in %s', async (language) => {
  showResults({
    path: resultsPath({ flight: itineraryKey(EVENING_OUT) }),
    language,
    apiHandlers: [found(basic, classic)],
  });
  expect(await violations(await screen.findByRole('dialog'))).toEqual([]);
});

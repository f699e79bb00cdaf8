import { type ApiHandler, asVisitor, onDay, problemAnswer } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { act, screen, waitFor } from '@testing-library/react';
import { EVENING_BACK, EVENING_OUT, offer } from '../testing/offers.ts';
import { atReturn, basic, choose, found, late, slow, stillSold, VALIDATE } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';

onDay(TODAY);

const pricedAt = (price: FlightOffer): ApiHandler => ({
  method: 'POST',
  path: VALIDATE,
  body: { data: [price] },
});

test('a changed price is shown before and after, and only goes on by consent', async () => {
  const dearer = { ...late, price: { ...late.price, intTotal: { amount: 49_900, currency: 'USD' } } };
  const page = showResults({ path: atReturn, apiHandlers: [found(basic, late), pricedAt(dearer)] });
  await choose(page, /^LATAM/);
  const notice = await screen.findByText('Costaba US$ 480,00 y ahora cuesta US$ 499,00.');
  expect(page.address()).toBe(atReturn);
  expect(document.activeElement?.contains(notice)).toBe(true);
  await page.user.click(screen.getByRole('button', { name: /^Seguir por US\$\s499,00$/ }));
  expect(page.address()).toBe('/booking/summary');
  expect(cart.get().items[0]?.total.amount).toBe(49_900);
});

test('a lower price is told too, and only taken by consent', async () => {
  const lower = { ...late, price: { ...late.price, intTotal: { amount: 47_000, currency: 'USD' } } };
  const page = showResults({ path: atReturn, apiHandlers: [found(basic, late), pricedAt(lower)] });
  await choose(page, /^LATAM/);
  expect(await screen.findByText('El precio bajó')).toBeTruthy();
  expect(page.address()).toBe(atReturn);
  expect(screen.getByText('Costaba US$ 480,00 y ahora cuesta US$ 470,00.')).toBeTruthy();
  expect(cart.get().items).toEqual([]);
});

test('in another currency, what is agreed to is what will be charged', async () => {
  asVisitor({ currency: 'COP' });
  const dearer = offer({ id: 'late', total: 49_900, itineraries: [EVENING_OUT, EVENING_BACK] });
  const page = showResults({ path: atReturn, apiHandlers: [found(basic, late), pricedAt(dearer)] });
  await choose(page, /^LATAM/);
  expect(await screen.findByText('Costaba US$ 480,00 y ahora cuesta US$ 499,00.')).toBeTruthy();
  expect(screen.getByText('En tu moneda, antes COP 1.920.000 y ahora COP 1.996.000.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Seguir por US\$\s499,00$/ })).toBeTruthy();
});

test.each([
  ['seats that are gone lead', 'seats-gone', 'Se vendieron los últimos asientos'],
  ['an offer that nobody knows any more leads', 'offer-not-found', 'Este vuelo ya no está a la venta'],
] as const)('%s to fresh results', async (_, problem, told) => {
  const page = showResults({
    path: atReturn,
    apiHandlers: [found(basic, late), problemAnswer('POST', VALIDATE, problem)],
  });
  await choose(page, /^LATAM/);
  await screen.findByText(told);
  page.api.use(found(basic));
  await page.user.click(screen.getByRole('button', { name: 'Actualizar los resultados' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: /^LATAM/ })).toBeNull());
  expect(screen.queryByText(told)).toBeNull();
  expect(cart.get().items).toEqual([]);
});

test('a failure keeps the choice and can be tried again', async () => {
  const page = showResults({
    path: atReturn,
    apiHandlers: [found(basic, late), problemAnswer('POST', VALIDATE, 'internal')],
  });
  await choose(page, /^LATAM/);
  await screen.findByText('No pudimos confirmar el precio');
  page.api.use(stillSold);
  await page.user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
  await waitFor(() => expect(page.address()).toBe('/booking/summary'));
});

test('who goes back meanwhile is not taken on by a late answer', async () => {
  const gate = Promise.withResolvers<void>();
  const slowly: ApiHandler = {
    method: 'POST',
    path: VALIDATE,
    respond: async () => {
      await gate.promise;
      return { body: { data: [late] } };
    },
  };
  const page = showResults({
    history: [resultsPath()],
    path: atReturn,
    apiHandlers: [found(late, slow), slowly],
  });
  await choose(page, /^LATAM/);
  await page.go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => gate.resolve());
  expect(page.address()).toBe(atReturn);
  expect(cart.get().items).toEqual([]);
});

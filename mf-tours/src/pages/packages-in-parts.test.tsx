import { answerInParts, onDay } from '@alisio/platform/testing';
import type { PackageSearchAnswer } from '@alisio/shared-contracts/packages';
import { screen } from '@testing-library/react';
import { showResults } from '../testing/package-pages.ts';
import { airports, cardAt, EXPIRES, flightFor, STAY } from '../testing/packages.ts';

onDay('2026-11-25');

const flight = (together = 27_200): PackageSearchAnswer => ({
  flight: flightFor(together, together),
  data: [],
  meta: { stay: STAY, expiresAt: EXPIRES },
});
const cards = (...data: PackageSearchAnswer['data']): PackageSearchAnswer => ({
  data,
  meta: { total: data.length, soldOut: 0, expiresAt: EXPIRES },
});
const one = cardAt(61_560, 68_400);

function openInParts() {
  const search = answerInParts<PackageSearchAnswer>('/packages/search');
  return { search, ...showResults({ apiHandlers: [airports, search.handler] }) };
}

test('the flight shows before its hotels, and these while slow airlines are awaited', async () => {
  const { search } = openInParts();
  await search.tell(flight());
  expect(await screen.findByRole('region', { name: 'El vuelo de estos paquetes' })).toBeTruthy();
  expect(screen.getByText('Buscando paquetes en Cartagena')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  await search.tell(cards(one));
  expect(await screen.findByRole('article', { name: 'Casa del Aljibe' })).toBeTruthy();
  expect(screen.queryByText('Buscando paquetes en Cartagena')).toBeNull();
});

test('a better flight that came late waits until it is asked for: prices that are read do not change', async () => {
  const { search, user } = openInParts();
  for (const part of [flight(), cards(one), flight(25_000)]) await search.tell(part);
  expect(await screen.findByRole('article', { name: 'Casa del Aljibe' })).toBeTruthy();
  await search.tell(cards(cardAt(61_000, 68_400, 'Posada Almerun')));
  expect(screen.getByRole('article', { name: 'Casa del Aljibe' })).toBeTruthy();
  await search.end();
  await user.click(await screen.findByRole('button', { name: 'Ver los paquetes con ese vuelo' }));
  expect(await screen.findByRole('article', { name: 'Posada Almerun' })).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Casa del Aljibe' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ver los paquetes con ese vuelo' })).toBeNull();
});

test('what came before the answer broke off stays', async () => {
  const { search } = openInParts();
  for (const part of [flight(), cards(one)]) await search.tell(part);
  await search.breakOff();
  expect(screen.getByRole('article', { name: 'Casa del Aljibe' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Intentar otra vez' })).toBeNull();
});

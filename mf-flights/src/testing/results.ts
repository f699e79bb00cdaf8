import type { ApiHandler } from '@alisio/platform/testing';
import { validateFlightOffer } from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { screen, within } from '@testing-library/react';
import { itineraryKey } from '../offers/flight-choices.ts';
import { EVENING_BACK, EVENING_OUT, MORNING_BACK, NIGHT_OUT, offer, searchAnswer } from './offers.ts';
import { resultsPath, type showResults } from './show.ts';

export const SEARCH = '/air/flight-offer/search';
export const VALIDATE = '/air/flight-offer/validate';

export const basic = offer({ id: 'basic', total: 52_000, itineraries: [EVENING_OUT, MORNING_BACK] });
/** The same flights in another fare family. */
export const classic = offer({
  id: 'classic',
  total: 60_000,
  family: 'CLASSIC',
  checkedBags: 1,
  rules: { changeable: true },
  itineraries: [EVENING_OUT, MORNING_BACK],
});
export const late = offer({ id: 'late', total: 48_000, itineraries: [EVENING_OUT, EVENING_BACK] });
export const slow = offer({ id: 'slow', total: 30_000, itineraries: [NIGHT_OUT, EVENING_BACK] });

export const found = (...offers: FlightOffer[]): ApiHandler => ({
  method: 'POST',
  path: SEARCH,
  body: searchAnswer(...offers),
});
export const stillSold: ApiHandler = {
  method: 'POST',
  path: VALIDATE,
  respond: ({ body }) => ({ body: { data: validateFlightOffer.body?.parse(body).data.flightOffers } }),
};
export const unknownPlaces: ApiHandler = { method: 'GET', path: '/search/airports', body: { data: [] } };

export const usual = [found(basic, classic, late, slow), stillSold];
/** The way out is chosen. */
export const atReturn = resultsPath({ outbound: itineraryKey(EVENING_OUT) });

export const card = (name: RegExp) => screen.findByRole('article', { name });
type ResultsShown = ReturnType<typeof showResults>;
/** Opens the sheet of a flight. */
export const look = async (page: ResultsShown, name: RegExp) => {
  await page.user.click(within(await card(name)).getByRole('button', { name: /^Elegir/ }));
  return screen.findByRole('dialog');
};
/** Chooses a flight in its sheet, with the fare that stands there. */
export const choose = async (page: ResultsShown, name: RegExp) =>
  page.user.click(within(await look(page, name)).getByRole('button', { name: /^Seguir con/ }));

import type { FlightOffer, FlightSearchAnswer } from '@alisio/shared-contracts/flights';
import type { Page } from '@playwright/test';

/** The same offer as another flight. */
function another(offer: FlightOffer, round: number): FlightOffer {
  const itineraries = offer.itineraries.map((itinerary) => ({
    ...itinerary,
    segments: itinerary.segments.map((segment) => ({ ...segment, number: `${segment.number}${round}` })),
  }));
  const { amount, currency } = offer.price.intTotal;
  const price = { ...offer.price, intTotal: { amount: amount + round * 700, currency } };
  return { ...offer, id: `${offer.id}-${round}`, itineraries, price };
}

/** An answer with so many offers: those that there are, over and over as other flights. */
export function withMany(answer: FlightSearchAnswer, count: number): FlightSearchAnswer {
  const all = Array.from({ length: Math.ceil(count / Math.max(1, answer.data.length)) }, (_, round) =>
    round === 0 ? answer.data : answer.data.map((offer) => another(offer, round)),
  ).flat();
  const data = all.slice(0, count);
  return { ...answer, data, meta: { ...answer.meta, count: data.length } };
}

/** From now on searches of the page are answered with so many offers. */
export async function answerWithMany(page: Page, count: number): Promise<void> {
  await page.route('**/api/air/flight-offer/search', async (route) => {
    const headers = { ...route.request().headers(), accept: 'application/json' };
    const response = await route.fetch({ headers });
    const answer: FlightSearchAnswer = await response.json();
    await route.fulfill({ status: 200, json: withMany(answer, count) });
  });
}

import type { FlightOffer } from '@alisio/shared-contracts/flights';

type Measured = Pick<FlightOffer, 'price' | 'itineraries'>;

const totalOf = ({ price }: Measured): number => price.intTotal.amount;
const minutesOf = ({ itineraries }: Measured): number =>
  itineraries.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0);
const stopsOf = ({ itineraries }: Measured): number =>
  itineraries.reduce((sum, { stops }) => sum + stops, 0) / Math.max(1, itineraries.length);

/** Who arrives the day on which they leave again sleeps nowhere there. */
function leavesANight({ itineraries: [out, back] }: Measured): boolean {
  const arrives = out?.segments.at(-1)?.arrival.at.slice(0, 10);
  const leaves = back?.segments[0]?.departure.at.slice(0, 10);
  return arrives !== undefined && leaves !== undefined && arrives < leaves;
}

/**
 * The offer that most would take, of those that leave a night at the place: price and time there and back against the best
 * of all, as the list of flights orders by; a stop costs about as much patience as an eighth of the price.
 * @returns nothing where no offer leaves a night
 */
export function bestOffer<Offer extends Measured>(offers: readonly Offer[]): Offer | undefined {
  const open = offers.filter(leavesANight);
  const cheapest = Math.max(1, Math.min(...open.map(totalOf)));
  const fastest = Math.max(1, Math.min(...open.map(minutesOf)));
  const effort = (offer: Offer) =>
    totalOf(offer) / cheapest + 0.6 * (minutesOf(offer) / fastest) + 0.12 * stopsOf(offer);
  let [best, least]: [Offer | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const offer of open) {
    const measured = effort(offer);
    if (measured < least) [best, least] = [offer, measured];
  }
  return best;
}

import {
  arrivalOf,
  CABIN_LABELS,
  type CabinClass,
  departureOf,
  type FlightOffer,
  type FlightSearchQuery,
  flightResultsHref,
  tripEnds,
} from '@alisio/shared-contracts/flights';
import { itineraryKey } from '../../../offers/flight-choices.ts';
import { fareFamily } from '../../../offers/offer-summary.ts';

/** The search that an offer would be found by. */
export function searchOfOffer(offer: FlightOffer): FlightSearchQuery {
  const [out, back] = offer.itineraries;
  const dayOf = (itinerary = out) => (itinerary && departureOf(itinerary)?.at.slice(0, 10)) ?? '';
  const countOf = (type: string) => offer.travelerPricings.filter((one) => one.type === type).length;
  // Who asks for business may be given economy on a part of the way: the highest was asked for.
  const labels = new Set(
    offer.travelerPricings.flatMap((one) => one.fareDetailsBySegment.map(({ cabin }) => cabin)),
  );
  const cabins = (Object.keys(CABIN_LABELS) as CabinClass[]).filter((name) => labels.has(CABIN_LABELS[name]));
  return {
    tripType: back ? '2' : '1',
    from: (out && departureOf(out)?.iataCode) ?? '',
    to: (out && arrivalOf(out)?.iataCode) ?? '',
    departureDate: dayOf(out),
    returnDate: dayOf(back),
    adult: countOf('ADULT'),
    child: countOf('CHILD'),
    infant: countOf('INFANT'),
    cabin: cabins.at(-1) ?? 'economy',
    currencyCode: offer.price.currency,
  };
}

/** Whether a search asks for what an offer is: its days and travelers, between its airports or their cities. */
function fits(query: FlightSearchQuery, offer: FlightOffer): boolean {
  const own = searchOfOffer(offer);
  const { locations } = offer.dictionaries;
  const isAt = (asked: string, code: string) => asked === code || asked === locations[code]?.cityCode;
  const isSame = (['tripType', 'departureDate', 'adult', 'child', 'infant'] as const).every(
    (name) => query[name] === own[name],
  );
  const isBack = own.tripType === '1' || query.returnDate === own.returnDate;
  return isSame && isBack && isAt(query.from, own.from) && isAt(query.to, own.to);
}

export interface AddressOfOffer {
  offer: FlightOffer;
  /** what the address asks for so far, and how it says so */
  query: FlightSearchQuery;
  pathname: string;
  words: URLSearchParams;
}

/** The results in which an offer is found: those of the address where they are, else those of its own search. */
export function resultsOfOffer({ offer, query, pathname, words }: AddressOfOffer): string {
  if (fits(query, offer)) {
    const kept = new URLSearchParams(words);
    kept.delete('offer');
    return `${pathname}?${kept}`;
  }
  const { from, to } = tripEnds(offer);
  return flightResultsHref({ ...searchOfOffer(offer), fromCity: from, toCity: to });
}

/** The same with the offer open in its sheet; `id` names it for who loads the page again. */
export function openOfferHref(asked: AddressOfOffer, id: string): string {
  const [out, back] = asked.offer.itineraries;
  const [path = '', search] = resultsOfOffer(asked).split('?');
  const words = new URLSearchParams(search);
  const last = back ?? out;
  words.set('offer', id);
  if (back && out) words.set('outbound', itineraryKey(out));
  words.set('family', fareFamily(asked.offer));
  if (last) words.set('flight', itineraryKey(last));
  return `${path}?${words}`;
}

import type { Bags, FlightOffer, Itinerary } from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import { amountText } from '@alisio/shared-contracts/money';
import { feeIn } from '../fares/currencies.ts';
import { emissionsOf, typicalEmissions } from '../fares/emissions.ts';
import type { FamilyRules } from '../fares/fare-families.ts';
import { first, longest } from '../journeys/journey.ts';
import { Kept } from '../kept.ts';
import { isoDay } from '../schedule/days.ts';
import { OfferIds } from './offer-id.ts';
import { OfferDictionaries } from './present-dictionaries.ts';
import { itineraryOf } from './present-itinerary.ts';
import { TravelerPresenter } from './present-travelers.ts';
import { priceFare, type SeatTaxes, seatTaxes } from './price-trip.ts';
import { type Fare, type PricedJourney, supplierOfTrip, type Terms, type Trip } from './trip.ts';

/** What an offer shows at most (the public format's limit). */
const MOST_SEATS_SHOWN = 9;
const NO_BAGS: Bags = { quantity: 0 };

/** What every family of the same flights shows alike. */
interface Shown {
  itineraries: FlightOffer['itineraries'];
  dictionaries: FlightOffer['dictionaries'];
  emissions: FlightOffer['co2Emissions'];
  seats: number;
  taxes: SeatTaxes;
}

function fareRules(rules: FamilyRules, currency: string): FlightOffer['fareRules'] {
  const { seatFee } = rules;
  const fee = (dollars: number) => ({ amount: feeIn(currency, dollars * 100), currency });
  return {
    refundable: rules.refundable,
    changeable: rules.changeable,
    ...(rules.changeFee > 0 ? { changeFee: fee(rules.changeFee) } : {}),
    ...(rules.refundFee > 0 ? { refundFee: fee(rules.refundFee) } : {}),
    seatChoice: seatFee === undefined ? 'at-check-in' : seatFee === 0 ? 'free' : 'paid',
    ...(seatFee ? { seatFee: fee(seatFee) } : {}),
  };
}

interface Emissions {
  weight: number;
  typical: number;
}

/** Presents the offers of one search, in the shape of the public GDS format. What they have in common is one object. */
export class OfferPresenter {
  readonly #terms: Terms;
  readonly #dictionaries: OfferDictionaries;
  readonly #ids: OfferIds;
  readonly #travelers: TravelerPresenter;
  readonly #shown = new Kept((journeys: Fare['journeys']) => this.#show(journeys));
  /** by the number of its first segment */
  readonly #itineraries = new Kept((_: PricedJourney) => new Map<number, Itinerary>());
  readonly #emissions: Kept<PricedJourney, Emissions>;
  readonly #included = new Kept((bags: Bags): FlightOffer['included'] => ({ bags }));
  readonly #rules: Kept<FamilyRules, FlightOffer['fareRules']>;

  constructor(terms: Terms, language: Language) {
    const { cabin, currency } = terms;
    this.#terms = terms;
    this.#dictionaries = new OfferDictionaries(language);
    this.#ids = new OfferIds(terms);
    this.#travelers = new TravelerPresenter(terms);
    this.#emissions = new Kept(({ journey, cabins }) => ({
      weight: emissionsOf(journey, cabins),
      typical: typicalEmissions(journey, cabin),
    }));
    this.#rules = new Kept((rules) => fareRules(rules, currency));
  }

  /** Its total is the sum of its travellers'. */
  offer(fare: Fare): FlightOffer {
    const { currency, inPackage, pricedOn } = this.#terms;
    const { journeys, rules } = fare;
    const [outbound] = journeys;
    if (!outbound) throw new Error('a trip has at least one journey');
    const shown = this.#shown.of(journeys);
    const supplier = supplierOfTrip(fare);
    const travelers = this.#travelers.pricings(fare, priceFare(fare, currency, shown.taxes, inPackage));
    const total = travelers.reduce((sum, { price }) => sum + price.intTotal.amount, 0);
    const base = travelers.reduce((sum, { price }) => sum + price.intBase.amount, 0);
    const bags =
      travelers[0]?.fareDetailsBySegment.map(({ includedCheckedBags }) => includedCheckedBags) ?? [];
    return {
      type: 'flight-offer',
      id: this.#ids.idOf(fare),
      disId: supplier,
      metaName: supplier,
      oneWay: journeys.length === 1,
      lastTicketingDate: isoDay(Math.min(pricedOn + 1, first(outbound.journey).day)),
      numberOfBookableSeats: shown.seats,
      validatingAirlineCodes: [longest(outbound.journey).flight.route.airline.code],
      price: {
        currency,
        total: amountText(total, currency),
        base: amountText(base, currency),
        intTotal: { amount: total, currency },
      },
      itineraries: shown.itineraries,
      travelerPricings: travelers,
      included: this.#included.of(
        bags.reduce((least, next) => (next.quantity < least.quantity ? next : least), bags[0] ?? NO_BAGS),
      ),
      fareRules: this.#rules.of(rules),
      co2Emissions: shown.emissions,
      dictionaries: shown.dictionaries,
    };
  }

  #show(journeys: Fare['journeys']): Shown {
    const itineraries = this.#itinerariesOf(journeys);
    const seatsLeft = journeys.map((journey) => journey.seatsLeft);
    return {
      itineraries,
      dictionaries: this.#dictionaries.of(itineraries, journeys),
      emissions: this.#emissionsOf(journeys),
      seats: Math.max(0, Math.min(MOST_SEATS_SHOWN, ...seatsLeft)),
      taxes: seatTaxes(journeys, this.#terms.currency),
    };
  }

  #itinerariesOf(journeys: Fare['journeys']): FlightOffer['itineraries'] {
    let firstId = 1;
    return journeys.map((seated) => {
      const { journey } = seated;
      const known = this.#itineraries.of(seated);
      const itinerary = known.get(firstId) ?? itineraryOf(journey, firstId);
      known.set(firstId, itinerary);
      firstId += journey.departures.length;
      return itinerary;
    });
  }

  #emissionsOf(journeys: Fare['journeys']): FlightOffer['co2Emissions'] {
    const { adult, child } = this.#terms.travelers;
    const ofSeats = (of: keyof Emissions) =>
      Math.round(
        journeys.reduce((kilograms, journey) => kilograms + this.#emissions.of(journey)[of], 0) *
          (adult + child),
      );
    return { weight: ofSeats('weight'), typicalWeight: ofSeats('typical'), weightUnit: 'KG' };
  }
}

export const offerOf = (trip: Trip, language: Language): FlightOffer =>
  new OfferPresenter(trip, language).offer(trip);

import {
  arrivalOf,
  type BagFact,
  type BookedFlight,
  bagsByWay,
  departureOf,
  type FlightOffer,
  type FlightSegment,
  type Itinerary,
  type JourneyStep,
  journeySteps,
} from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import { formatMoney } from '@alisio/shared-contracts/money';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import type { PaperCode, PaperLine, PaperSection } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import type { CarrierLocator } from './flight-supplier.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import { bagLines, dayText, hourText } from './trip-text.ts';

const TEXTS: Record<Language, typeof es> = { es, en };
const NBSP = '\u00a0';

interface Reading {
  offer: FlightOffer;
  locators: readonly CarrierLocator[];
  language: Language;
}

const durationText = (minutes: number): string =>
  [
    ...(minutes >= 60 ? [`${Math.floor(minutes / 60)}${NBSP}h`] : []),
    ...(minutes % 60 > 0 ? [`${minutes % 60}${NBSP}min`] : []),
  ].join(NBSP);

function placeText({ offer }: Reading, code: string): string {
  const known = offer.dictionaries.locations[code];
  return known ? `${[...new Set([known.cityName, known.name])].join(', ')} (${code})` : code;
}

const airlineName = ({ offer }: Reading, code: string) => offer.dictionaries.carriers[code] ?? code;

function flightText(reading: Reading, segment: FlightSegment): string {
  const texts = TEXTS[reading.language];
  const { carrierCode, number, operating, durationInMinutes } = segment;
  const fare = reading.offer.travelerPricings[0]?.fareDetailsBySegment.find(
    ({ segmentId }) => segmentId === segment.id,
  );
  const flight = fillIn(texts.flight, {
    airline: airlineName(reading, carrierCode),
    number: `${carrierCode} ${number}`,
    cabin: fare ? `${texts.cabins[fare.cabin]} ${texts.families[fare.brandedFare]}` : '',
    duration: durationText(durationInMinutes),
  });
  const flown =
    operating.carrierCode === carrierCode
      ? flight
      : fillIn(texts.operatedBy, { flight, operator: airlineName(reading, operating.carrierCode) });
  const { locators } = reading;
  const own = locators.find((one) => one.carrierCode === carrierCode)?.locator;
  // Of one carrier it stands above all flights.
  return own && locators.length > 1
    ? fillIn(texts.flightLocator, { flight: flown, airline: airlineName(reading, carrierCode), locator: own })
    : flown;
}

function stepLine(reading: Reading, step: JourneyStep): PaperLine {
  const texts = TEXTS[reading.language];
  if (step.kind === 'fly') return { text: flightText(reading, step.segment), small: true };
  if (step.kind === 'rest') {
    const { minutes, arrivalCode: from, departureCode: to } = step.wait;
    return {
      text: fillIn(from === to ? texts.wait : texts.waitBetween, {
        duration: durationText(minutes),
        from,
        to,
      }),
      small: true,
    };
  }
  const { iataCode, terminal, at } = step.end;
  const hour = hourText(at, reading.language);
  const place = placeText(reading, iataCode);
  return {
    text: fillIn(texts.stop, {
      time: step.daysLater > 0 ? fillIn(texts.nextDay, { time: hour, days: String(step.daysLater) }) : hour,
      place: terminal ? fillIn(texts.terminal, { place, terminal }) : place,
    }),
  };
}

const waySection = (reading: Reading, itinerary: Itinerary, i: number): PaperSection => ({
  title: TEXTS[reading.language].ways[i === 0 ? 'onward' : 'return'],
  aside: dayText((departureOf(itinerary) ?? arrivalOf(itinerary))?.at ?? '', reading.language),
  lines: journeySteps(itinerary).map((step) => stepLine(reading, step)),
});

function bagText({ bags: texts }: typeof es, { kind, count, weight, pounds }: BagFact): string {
  const bags = fillIn(texts[kind][count === 0 ? 'none' : count === 1 ? 'one' : 'other'], {
    count: String(count),
  });
  return weight === undefined
    ? bags
    : fillIn(texts.weight, { bags, weight: String(weight), pounds: String(pounds) });
}

function bagSection(
  { offer, language }: Pick<Reading, 'offer' | 'language'>,
  baggages: BookedFlight['additionalServices']['baggages'],
): PaperSection {
  const texts = TEXTS[language];
  return {
    title: texts.bags.title,
    lines: [
      ...bagsByWay(offer).map(({ way, bags }) => ({
        text: `${texts.bags[way]}: ${bags.map((bag) => bagText(texts, bag)).join(', ')}`,
      })),
      ...bagLines(baggages, language).map((text) => ({ text })),
    ],
  };
}

function fareSection({ offer: { fareRules }, language }: Pick<Reading, 'offer' | 'language'>): PaperSection {
  const { fare } = TEXTS[language];
  const { changeable, changeFee, refundable, refundFee } = fareRules;
  const withFee = (text: string, fee: MoneyAmount) =>
    fillIn(text, { price: formatMoney(fee.amount, fee.currency, language) });
  const changes = changeFee ? withFee(fare.changesFrom, changeFee) : fare.changesFree;
  const refunds = refundFee ? withFee(fare.refundFrom, refundFee) : fare.refundFree;
  return {
    title: fare.title,
    lines: [{ text: changeable ? changes : fare.noChanges }, { text: refundable ? refunds : fare.noRefund }],
  };
}

/** A booked flight in full, for papers: each way from place to place, its bags, and what its fare allows. */
export const tripSections = (
  offer: FlightOffer,
  locators: readonly CarrierLocator[],
  baggages: BookedFlight['additionalServices']['baggages'],
  language: Language,
): PaperSection[] => {
  const reading = { offer, locators, language };
  return [
    ...offer.itineraries.map((itinerary, i) => waySection(reading, itinerary, i)),
    bagSection(reading, baggages),
    fareSection(reading),
  ];
};

/** What a flight cost: fares, taxes and fees on them, and the bags of each way. They add up to what was charged. */
export function priceLines(
  { travelerPricings, price }: FlightOffer,
  baggages: BookedFlight['additionalServices']['baggages'],
  language: Language,
): PaperLine[] {
  const texts = TEXTS[language];
  const { amount: total, currency } = price.intTotal;
  const fares = travelerPricings.reduce((sum, one) => sum + one.price.intBase.amount, 0);
  const money = (amount: number) => formatMoney(amount, currency, language);
  return [
    { text: texts.fares, aside: money(fares) },
    { text: texts.taxes, aside: money(total - fares) },
    ...baggages.map(({ journeyType, quantity, amount }) => ({
      text: fillIn(texts[`extra-${journeyType}`][quantity === 1 ? 'one' : 'other'], {
        count: String(quantity),
      }),
      aside: money(amount),
    })),
  ];
}

/** The airlines' own codes for a booking, where they have given some. */
export function locatorCodes(
  { dictionaries: { carriers } }: FlightOffer,
  locators: readonly CarrierLocator[],
  language: Language,
): PaperCode[] {
  const { locator: label, locatorHint: hint } = TEXTS[language];
  return locators.map(({ carrierCode, locator }) => ({
    label: fillIn(label, { airline: carriers[carrierCode] ?? carrierCode }),
    value: locator,
    hint,
  }));
}

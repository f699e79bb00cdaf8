import type { ApiCall, ApiHandler } from '@alisio/platform/testing';
import {
  allUniqueCruiseLines,
  allUniquePorts,
  byItinerary,
  CRUISE_PAGE,
  type CruiseChoices,
  type CruiseItinerary,
  type CruisePort,
  type CruiseSearchAnswer,
  cruiseFacets,
  cruiseSort,
  type ListedCruise,
  matchedCruises,
  matchedLines,
  NOT_SOLD,
  sortCruises,
} from '@alisio/shared-contracts/cruises';
import { answerFacets, readChoices } from '@alisio/shared-contracts/facets';

/** A sailing of a week from San Juan, with a cabin of each kind. */
export const listedCruise = (facts: Partial<ListedCruise> = {}): ListedCruise => ({
  id: 'bahia-serena-20270116',
  itinerary: 'antillas-menores',
  title: 'Antillas menores desde San Juan',
  region: 'caribbean-south',
  nights: 7,
  portsRoute: ['PRSJU', 'BBBGI', 'AWORJ', 'PRSJU'],
  departurePort: 'PRSJU',
  departureDate: '2027-01-16',
  returnDate: '2027-01-23',
  ship: { code: 'bahia-serena', name: 'Bahía Serena' },
  cruiseLine: { code: 'pleamar', name: 'Pleamar' },
  vendor: 'Pleamar',
  pricePerPerson: 74_900,
  priceBalcony: 104_900,
  cabins: {
    inside: { price: 74_900, cabin: 149_800 },
    oceanview: { price: 84_900, cabin: 169_800 },
    balcony: { price: 104_900, cabin: 209_800 },
    suite: { price: 169_000, cabin: 338_000 },
  },
  currency: 'USD',
  ...facts,
});

/** The same route on another line's ship, without a suite and with its balconies sold. */
export const soldOutBalcony = listedCruise({
  id: 'rumbo-claro-20270206',
  departureDate: '2027-02-06',
  returnDate: '2027-02-13',
  ship: { code: 'rumbo-claro', name: 'Rumbo Claro' },
  cruiseLine: { code: 'bitacora', name: 'Bitácora' },
  vendor: 'Bitácora',
  priceBalcony: NOT_SOLD,
  cabins: {
    inside: { price: 81_200, cabin: 162_400 },
    oceanview: { price: 89_800, cabin: 179_600 },
    balcony: { price: NOT_SOLD, why: 'sold-out' },
    suite: { price: NOT_SOLD, why: 'not-on-ship' },
  },
  pricePerPerson: 81_200,
});

/** A sailing of that week of each of so many weeks. */
export const weekly = (count: number): ListedCruise[] =>
  Array.from({ length: count }, (_, at) =>
    listedCruise({ id: `bahia-serena-202703${String(at + 1).padStart(2, '0')}` }),
  );

const port = (code: string, name: string, lat: number, lon: number): CruisePort => ({
  ...{ code, name, lat, lon, zone: 'America/Puerto_Rico', isTender: false, town: 'foot', visa: 'none' },
  country: code.slice(0, 2),
});
const PORTS = [
  port('PRSJU', 'San Juan', 18.46, -66.11),
  port('BBBGI', 'Barbados, Bridgetown', 13.1, -59.63),
  port('AWORJ', 'Aruba, Oranjestad', 12.52, -70.04),
];

const routeOf = ({ itinerary, title, region, nights, portsRoute }: ListedCruise): CruiseItinerary => {
  const [first = '', ...rest] = portsRoute;
  return {
    ...{ slug: itinerary, title, region, nights },
    days: [first, null, ...rest],
    ways: portsRoute.slice(1).map((to, at) => {
      const from = portsRoute[at] ?? to;
      const line = [from, to].flatMap((code) => {
        const { lon = 0, lat = 0 } = PORTS.find((port) => port.code === code) ?? {};
        return [lon, lat];
      });
      return { from, to, miles: 300, line };
    }),
  };
};

const each = <One extends { code: string }>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [one.code, one])).values(),
];

/** What the API answers of these sailings to a search, narrowed, ordered and counted by the rules of the contracts. */
export function answerOf(
  all: readonly ListedCruise[],
  { query }: Pick<ApiCall, 'query'>,
): CruiseSearchAnswer {
  const route = query.get('itinerary');
  const matched = matchedCruises(all, query.get('destination') ?? '').filter(
    ({ itinerary, cruiseLine }) =>
      (route === null || itinerary === route) && cruiseLine.code === (query.get('line') ?? cruiseLine.code),
  );
  const choices = readChoices(matched, cruiseFacets.facets, (name) => query.getAll(name));
  const { kept, values, ranges } = answerFacets(matched, cruiseFacets, choices);
  const sorted = sortCruises(kept, cruiseSort.parse(query.get('sort') ?? 'balcony'));
  const cards = byItinerary(sorted);
  const page = Number(query.get('page') ?? 1);
  const shown = cards.slice((page - 1) * CRUISE_PAGE.routes, page * CRUISE_PAGE.routes);
  return {
    data: shown.flatMap(({ sailings }) =>
      route === null ? sailings.slice(0, CRUISE_PAGE.sailings) : sailings,
    ),
    routes: shown.flatMap(({ sailings: [first, ...rest] }) =>
      first ? [{ ...routeOf(first), sailings: rest.length + 1 }] : [],
    ),
    ports: PORTS,
    meta: {
      ...{ total: matched.length, kept: kept.length, routes: cards.length, page },
      pages: Math.max(1, Math.ceil(cards.length / CRUISE_PAGE.routes)),
      matchedLines: matchedLines(sorted).map((name) => ({
        ...{ code: sorted.find(({ vendor }) => vendor === name)?.cruiseLine.code ?? '', name },
        sailings: sorted.filter(({ vendor }) => vendor === name).length,
      })),
      allUniquePorts: allUniquePorts(all),
      allUniqueCruiseLines: allUniqueCruiseLines(all),
      facets: JSON.parse(JSON.stringify({ values, ranges })),
      ships: each(matched.map(({ ship }) => ship)),
      lines: each(matched.map(({ cruiseLine }) => cruiseLine)),
      from: sorted[0]?.pricePerPerson ?? NOT_SOLD,
      expiresAt: '2026-11-25T12:15:00.000Z',
    },
  };
}

export const choices: CruiseChoices = {
  regions: [{ code: 'caribbean-south', sailings: 2, from: 74_900 }],
  ports: PORTS.map(({ code, name, country }) => ({ code, name, country, sailings: 2 })),
  lines: [
    { code: 'bitacora', name: 'Bitácora', sailings: 1 },
    { code: 'pleamar', name: 'Pleamar', sailings: 1 },
  ],
  ships: [
    { code: 'bahia-serena', name: 'Bahía Serena', line: 'pleamar', sailings: 1 },
    { code: 'rumbo-claro', name: 'Rumbo Claro', line: 'bitacora', sailings: 1 },
  ],
  months: [{ month: '2027-01', sailings: 1 }],
  days: { min: '2026-11-26', max: '2028-04-30' },
  soon: [listedCruise()],
  routes: [routeOf(listedCruise())],
};

/** The API with these sailings, and with room for what is offered by phone. */
export const withCruises = (all: readonly ListedCruise[]): ApiHandler[] => [
  { method: 'GET', path: '/cruises/search', body: (call: ApiCall) => answerOf(all, call) },
  { method: 'GET', path: '/cruises/choices', body: choices },
  {
    method: 'POST',
    path: '/cruises/{cruise}/phone-offers',
    status: 201,
    body: {
      code: 'CR-2222',
      until: '2026-11-26T23:59:59.000Z',
      web: { amount: 209_800, currency: 'USD' },
      phone: { amount: 157_350, currency: 'USD' },
    },
  },
];

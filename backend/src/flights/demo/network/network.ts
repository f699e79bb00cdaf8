import { distanceKm } from '@alisio/shared-contracts/rules';
import type { Airport, AirportCatalogue } from '../../../airports/index.ts';
import { type Airline, airlines } from '../airlines/index.ts';
import { appeal, MOST_APPEAL } from './appeal.ts';
import { addFeeders } from './feeders.ts';
import { knownPairs, type Pair } from './known-routes.ts';
import { regionOf } from './regions.ts';

/** One airline from one airport to another. */
export interface Route {
  airline: Airline;
  from: Airport;
  to: Airport;
  km: number;
  /** departures a week */
  weekly: number;
  /** first flight number; further departures of the day count on by two */
  number: number;
}

export interface Network {
  from(code: string): readonly Route[];
  to(code: string): readonly Route[];
  find(carrier: string, from: string, to: string): Route | undefined;
  routes: number;
}

const SHORTEST_KM = 90;
/** Passengers a year in millions below which an airline of that kind does not come. */
const SMALLEST = { full: 0.05, low: 0.4, ultra: 0.5, regional: 0.01 };
/** Without a widebody and a second crew, cheap airlines stay within one long shift. */
const LONGEST_KM = { full: 16_000, low: 6200, ultra: 6000, regional: 6500 };

/** An airport that an airline may come to. */
interface Served {
  airport: Airport;
  /** what its own traffic counts for */
  traffic: number;
}

/** How much an airline wants a destination from a hub: traffic, nearness, and ties. */
function pull(airline: Airline, hub: Airport, { airport, traffic }: Served, km: number): number {
  const patience = airline.kind === 'full' ? 2000 : 1200;
  return (traffic * appeal(hub, airport, km)) / (1 + km / patience) ** 1.25;
}

function weeklyOf(rank: number, { weight }: Airport, hub: Airport, km: number): number {
  const demand = Math.min(Math.sqrt(weight * hub.weight), 60);
  const wanted = 3 + (1 - rank) ** 2 * 30 + demand * (1 - rank);
  const most = km > 8000 ? 10 : km > 5500 ? 14 : km > 3500 ? 21 : km > 1800 ? 35 : 56;
  return Math.max(2, Math.round(Math.min(wanted, most, 6 + weight * 14)));
}

interface Wish {
  other: Airport;
  km: number;
  want: number;
}

const mostWanted = (wishes: Wish[], count: number) => wishes.sort((a, b) => b.want - a.want).slice(0, count);

const servedBy = ({ kind, regions }: Airline, airports: readonly Airport[]): Served[] =>
  airports
    .filter((airport) => airport.weight >= SMALLEST[kind] && regions.has(regionOf(airport)))
    .map((airport) => ({ airport, traffic: airport.weight ** 0.7 }));

function hubPairs(airline: Airline, hub: Airport, count: number, served: readonly Served[]): Pair[] {
  const reach = Math.max(...airline.fleet.map(({ range }) => range)) * 0.97;
  const longest = Math.min(reach, LONGEST_KM[airline.kind]);
  let wishes: Wish[] = [];
  let enough = 0;
  for (const place of served) {
    const other = place.airport;
    // Most are too small to be wanted even next door.
    if (other.city === hub.city || place.traffic * MOST_APPEAL <= enough) continue;
    const km = distanceKm(hub, other);
    const want = km >= SHORTEST_KM && km <= longest ? pull(airline, hub, place, km) : 0;
    if (want <= enough) continue;
    wishes.push({ other, km, want });
    if (wishes.length < count * 2) continue;
    wishes = mostWanted(wishes, count);
    enough = wishes.at(-1)?.want ?? 0;
  }
  return mostWanted(wishes, count).map(({ other, km }, index) => ({
    airline,
    hub,
    other,
    km: Math.round(km),
    weekly: weeklyOf(index / count, other, hub, km),
  }));
}

const bothWays = ({ airline, hub, other, km, weekly }: Pair, number: number): [Route, Route] => [
  { airline, from: hub, to: other, km, weekly, number },
  { airline, from: other, to: hub, km, weekly, number: number + 1 },
];

function addTo(lists: Map<string, Route[]>, code: string, route: Route): void {
  const known = lists.get(code);
  if (known) known.push(route);
  else lists.set(code, [route]);
}

/** Every airline's routes, the same at every start. Small airports that no hub reached get a feeder where one is near. */
export function buildNetwork(catalogue: AirportCatalogue): Network {
  const pairs = new Map<string, Pair>();
  const keep = (pair: Pair) => {
    const [one, two] = [pair.hub.code, pair.other.code].sort();
    const key = `${pair.airline.code}:${one}:${two}`;
    const known = pairs.get(key);
    if (!known || known.weekly < pair.weekly) pairs.set(key, pair);
  };
  for (const airline of airlines) {
    const served = servedBy(airline, catalogue.airports);
    for (const { code, routes } of airline.hubs) {
      const hub = catalogue.airport(code);
      if (hub) for (const pair of hubPairs(airline, hub, routes, served)) keep(pair);
    }
  }
  knownPairs(catalogue).forEach(keep);
  addFeeders(catalogue, [...pairs.values()]).forEach(keep);

  const from = new Map<string, Route[]>();
  const to = new Map<string, Route[]>();
  const byKey = new Map<string, Route>();
  const numbers = new Map<string, number>();
  for (const pair of pairs.values()) {
    const number = numbers.get(pair.airline.code) ?? 10;
    numbers.set(pair.airline.code, number + 2 * Math.ceil(pair.weekly / 7));
    for (const route of bothWays(pair, number)) {
      addTo(from, route.from.code, route);
      addTo(to, route.to.code, route);
      byKey.set(`${route.airline.code}${route.from.code}${route.to.code}`, route);
    }
  }
  return {
    from: (code) => from.get(code) ?? [],
    to: (code) => to.get(code) ?? [],
    find: (carrier, origin, destination) => byKey.get(`${carrier}${origin}${destination}`),
    routes: byKey.size,
  };
}

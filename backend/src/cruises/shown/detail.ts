import {
  CABIN_KINDS,
  type CabinKind,
  CRUISE_PAPERS,
  type CruiseCabin,
  type CruiseDetail,
  type ListedCruise,
  NOT_SOLD,
} from '@alisio/shared-contracts/cruises';
import { type CruiseCatalogue, named } from '../catalogue/cruise-catalogue.ts';
import { portTaxesEach } from '../demo/fares.ts';
import type { Sailing } from '../schedule/sailings.ts';
import { clockOf, sailedWays, sailingDays } from './days.ts';
import { type Asked, cabinState, listed } from './listed.ts';
import { toldPort } from './ports.ts';
import { extrasOf, toldShip } from './ship.ts';

/** Boarding begins at noon and ends before the ship leaves; it is left until two hours after it came. Hours. */
const BOARDS_FROM = 12;
const BOARDS_BEFORE = 2;
const LEFT_AFTER = 2;

function toldCabin(
  catalogue: CruiseCatalogue,
  sailing: Sailing,
  kind: CabinKind,
  asked: Asked,
  later: readonly ListedCruise[],
): CruiseCabin {
  const { sleeps, areas, cabinDecks, balconyArea } = sailing.ship;
  const facts = {
    kind,
    area: areas[kind] ?? 0,
    ...(kind === 'balcony' ? { balconyArea } : {}),
    sleeps: sleeps[kind] ?? 0,
    decks: cabinDecks[kind] ?? [],
  };
  const state = cabinState(catalogue, sailing, kind, asked);
  if (state.price !== NOT_SOLD) return { ...facts, ...state };
  const next = later.find(({ cabins }) => cabins[kind].price !== NOT_SOLD);
  return { ...facts, ...state, ...(next ? { next } : {}) };
}

/** All that the page of a sailing shows. @param others sailings of the same route, soonest first */
export function toldCruise(
  catalogue: CruiseCatalogue,
  sailing: Sailing,
  others: readonly ListedCruise[],
  asked: Asked,
): CruiseDetail {
  const { ship, itinerary, departureDate } = sailing;
  const line = named(catalogue.lines, ship.line);
  const codes = [...new Set(itinerary.calls.map(({ port }) => port))];
  const ports = codes.map((code) => toldPort(named(catalogue.ports, code), asked.language));
  const [first, last] = [itinerary.calls[0], itinerary.calls.at(-1)];
  const later = others.filter((other) => other.departureDate > departureDate);
  const asksVisa = ports.some(({ visa }) => visa !== 'none');
  return {
    cruise: listed(catalogue, sailing, asked),
    boards: {
      from: clockOf(BOARDS_FROM),
      until: clockOf((first?.departs ?? BOARDS_FROM + BOARDS_BEFORE) - BOARDS_BEFORE),
    },
    leftBy: clockOf((last?.arrives ?? 0) + LEFT_AFTER),
    days: sailingDays(sailing),
    ways: sailedWays(catalogue, sailing),
    ports,
    ship: toldShip(ship),
    cabins: CABIN_KINDS.map((kind) => toldCabin(catalogue, sailing, kind, asked, later)),
    serviceChargeANight: line.serviceCharge,
    portTaxesEach: portTaxesEach(itinerary.calls.map(({ port }) => port)),
    ...extrasOf(ship, line),
    papers: CRUISE_PAPERS.filter((paper) => paper !== 'visa-by-port' || asksVisa),
    others: [...others],
  };
}

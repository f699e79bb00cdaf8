import {
  type CarrierRoutesAnswer,
  MAIN_AIRPORT_CODES,
  mainAirportOf,
  soldBagPrice,
} from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import { todayIn } from '@alisio/shared-contracts/zones';
import { type Airport, type AirportCatalogue, cityName } from '../../airports/index.ts';
import type { Carrier } from '../flight-supplier.ts';
import { CarrierTrips, type CarrierTripsDeps } from './carrier-trips.ts';
import { chosenRoutes, type KnownRoute, worthwhileRoutes } from './chosen-routes.ts';

export interface CarrierRoutesDeps extends CarrierTripsDeps {
  airports: AirportCatalogue;
  /** see `FlightInventory` */
  carrier: (code: string) => Carrier | undefined;
}

interface Question {
  /** IATA designator */
  code: string;
  /** IATA code of an airport */
  from?: string | undefined;
  /** ISO code of the visitor's country */
  country?: string | undefined;
  /** in which a search is asked for prices, ISO code; the site's own unless told */
  currency?: string | undefined;
  language: Language;
}

/** What airlines fly from where visitors are, computed of the inventory. */
export class CarrierRoutes {
  readonly #deps: CarrierRoutesDeps;
  readonly #trips: CarrierTrips;

  constructor(deps: CarrierRoutesDeps) {
    this.#deps = deps;
    this.#trips = new CarrierTrips(deps);
  }

  #routesFrom(carrier: Carrier, origin: Airport): KnownRoute[] {
    return worthwhileRoutes(origin, carrier.routesFrom(origin.code), this.#deps.airports);
  }

  /** Where an airline flies from, of the places that visitors begin at: its bases and the main airports of countries. */
  #origins(carrier: Carrier): Airport[] {
    const codes = new Set([...carrier.bases, ...MAIN_AIRPORT_CODES]);
    return [...codes].flatMap((code) => {
      const airport = this.#deps.airports.airport(code);
      return airport && this.#routesFrom(carrier, airport).length > 0 ? [airport] : [];
    });
  }

  /** Nothing for an airline that nobody sells. */
  async of({ code, from, country, currency, language }: Question): Promise<CarrierRoutesAnswer | undefined> {
    const { airports, clock } = this.#deps;
    const carrier = this.#deps.carrier(code);
    const origins = carrier ? this.#origins(carrier) : [];
    const wanted = from ?? mainAirportOf(country);
    const flownFrom = origins.find((airport) => airport.code === wanted);
    const origin = flownFrom ?? origins[0];
    if (!carrier || !origin) return undefined;
    const lacking = flownFrom || !wanted ? undefined : airports.airport(wanted);
    const named = (airport: Airport) => ({
      code: airport.code,
      city: cityName(airport.city, language),
    });
    const all = this.#routesFrom(carrier, origin);
    const chosen = chosenRoutes(origin, all);
    const goals = chosen.map(({ to }) => to);
    const today = todayIn(origin.zone, clock());
    const trips = await this.#trips.known(code, goals, { from: origin.code, today, currency });
    return {
      from: named(origin),
      ...(lacking ? { instead: named(lacking) } : {}),
      origins: origins
        .map(named)
        .toSorted(
          (one, other) => one.city.localeCompare(other.city, language) || one.code.localeCompare(other.code),
        ),
      destinations: all.length,
      weekly: all.reduce((sum, { weekly }) => sum + weekly, 0),
      routes: chosen.map(({ to, goal, minutes, weekly }, at) => ({
        to,
        city: cityName(goal.city, language),
        minutes,
        weekly,
        trip: trips[at]?.trip ?? null,
      })),
      isPriced: trips.every((trip) => trip !== undefined),
      fares: [...carrier.fares],
      checkedKilograms: carrier.checkedKilograms,
      bagFrom: soldBagPrice(carrier.bagFrom),
    };
  }
}

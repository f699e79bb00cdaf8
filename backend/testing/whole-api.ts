import { ActivityInventory, activityRoutes, phoneActivityRoutes } from '../src/activities/index.ts';
import { airportRoutes, loadAirports } from '../src/airports/index.ts';
import { contentDomain } from '../src/content/index.ts';
import { CruiseInventory, cruiseRoutes, phoneCruiseRoutes } from '../src/cruises/index.ts';
import {
  carrierRouteRoutes,
  destinationPriceRoutes,
  type FlightInventory,
  flightRoutes,
  openFlightInventory,
  phoneDealRoutes,
  phoneOfferRoutes,
  SupplierCounts,
  supplierCountRoutes,
  tripPriceRoutes,
} from '../src/flights/index.ts';
import { historyRoutes, ownHistory } from '../src/history/index.ts';
import { HotelInventory, hotelRoutes, phoneStayRoutes } from '../src/hotels/index.ts';
import { mapRoutes, WorldGround } from '../src/maps/index.ts';
import { packageRoutes } from '../src/packages/index.ts';
import { offeredRoutes } from '../src/phone-offers/index.ts';
import { phoneTourRoutes, TourInventory, tourRoutes } from '../src/tours/index.ts';
import { loadPlaces, placeRoutes } from '../src/towns/index.ts';
import { openTrains, trainDomain } from '../src/trains/index.ts';
import { startTestApi, type TestApi } from './test-api.ts';

export interface WholeApi {
  api: TestApi;
  inventory: FlightInventory;
}

/** Every call that the product answers, on a database of its own; limits are out of the way. `agentKey` opens what is for agents. */
export async function startWholeApi({ agentKey }: { agentKey: string }): Promise<WholeApi> {
  const api = await startTestApi();
  const airports = loadAirports();
  const places = loadPlaces(airports);
  const inventory = await openFlightInventory({ database: api.database, airports });
  await api.extend([
    (app) => airportRoutes(app, { airports, perMinute: 100_000 }),
    async (app) => placeRoutes(app, { places, perMinute: 100_000 }),
    (app) =>
      flightRoutes(app, {
        inventory,
        keepForPhone: async () => undefined,
        perMinute: { searches: 10_000, calendars: 10_000, offers: 10_000 },
      }),
    (app) =>
      phoneDealRoutes(app, {
        airports,
        clock: () => new Date(),
        calendar: inventory.calendar,
        keep: async () => undefined,
      }),
    (app) => destinationPriceRoutes(app, { airports, clock: () => new Date(), calendar: inventory.calendar }),
    (app) => supplierCountRoutes(app, { counts: new SupplierCounts(), operatorKey: undefined }),
    async (app) => {
      const hotels = await HotelInventory.open({
        database: api.database,
        airports,
        places,
        clock: () => new Date(),
      });
      await hotelRoutes(app, {
        inventory: hotels,
        perMinute: { searches: 100_000, stays: 100_000, places: 100_000 },
      });
      await app.register(async (scope) =>
        phoneStayRoutes(scope, {
          db: api.database.db,
          inventory: hotels,
          clock: () => new Date(),
          keptPerMinute: 100_000,
        }),
      );
      await packageRoutes(app, {
        db: api.database.db,
        flights: inventory,
        hotels,
        activities: await ActivityInventory.open({
          database: api.database,
          airports,
          places,
          clock: () => new Date(),
        }),
        clock: () => new Date(),
        perMinute: { searches: 100_000, stays: 100_000, kept: 100_000 },
      });
      await app.register(async (scope) =>
        mapRoutes(scope, {
          ground: new WorldGround(places.onMap),
          perMinute: { cells: 100_000, new: 100_000 },
        }),
      );
    },
    async (app) => {
      const clock = () => new Date();
      const activities = await ActivityInventory.open({ database: api.database, airports, places, clock });
      activityRoutes(app, { inventory: activities, perMinute: { searches: 100_000, sessions: 100_000 } });
      const { db } = api.database;
      phoneActivityRoutes(app, { db, inventory: activities, clock, keptPerMinute: 100_000 });
    },
    async (app) => {
      const { db } = api.database;
      const clock = () => new Date();
      const tours = await TourInventory.open({ database: api.database, clock, depositPercent: 20 });
      await tourRoutes(app, {
        db,
        inventory: tours,
        clock,
        perMinute: { searches: 100_000, tours: 100_000 },
      });
      phoneTourRoutes(app, { db, inventory: tours, clock, keptPerMinute: 100_000 });
      const cruises = CruiseInventory.open({ clock });
      cruiseRoutes(app, { inventory: cruises, perMinute: { searches: 100_000, cruises: 100_000 } });
      phoneCruiseRoutes(app, { db, inventory: cruises, clock, keptPerMinute: 100_000 });
      trainDomain(app, {
        ...(await openTrains({ db, airports, clock })),
        perMinute: { searches: 100_000, deals: 100_000, kept: 100_000, tokens: 100_000 },
        keys: [agentKey],
      });
    },
    (app) =>
      contentDomain(app, {
        settings: {
          CONTENT_DIR: '/nowhere',
          CONTENT_PREVIEW_KEY: 'previews-0123456789',
          CONTENT_TEXTS_PER_MINUTE: 100_000,
          CONTENT_SEARCHES_PER_MINUTE: 100_000,
        },
        clock: () => new Date(),
        places: { airports, tourCountries: new Map() },
      }),
    (app) =>
      carrierRouteRoutes(app, {
        airports,
        clock: () => new Date(),
        carrier: inventory.carrier,
        calendarOf: inventory.calendarOf,
        perMinute: 100_000,
      }),
    (app) =>
      tripPriceRoutes(app, {
        airports,
        clock: () => new Date(),
        calendar: inventory.calendar,
        perMinute: 100_000,
      }),
    async (app) =>
      historyRoutes(app, {
        db: api.database.db,
        history: ownHistory({ ...api.orderDeps, kept: inventory.kept }),
        cachedPerMinute: 100_000,
      }),
    async (app) =>
      phoneOfferRoutes(app, {
        db: api.database.db,
        inventory,
        clock: () => new Date(),
        keptPerMinute: 100_000,
        keys: [agentKey],
      }),
    async (app) => offeredRoutes(app, { db: api.database.db, clock: () => new Date(), keys: [agentKey] }),
  ]);
  return { api, inventory };
}

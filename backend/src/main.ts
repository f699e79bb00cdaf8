import { keepPrivate, Lifecycle, openServing } from '@alisio/platform/serving';
import { openStore } from '@alisio/platform/tooling/release/stores/open-store';
import { ACTIVITY } from '@alisio/shared-contracts/activities';
import { CRUISE } from '@alisio/shared-contracts/cruises';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import { HOTEL } from '@alisio/shared-contracts/hotels';
import { TOUR, TOUR_BALANCE } from '@alisio/shared-contracts/tours';
import { TRAIN } from '@alisio/shared-contracts/trains';
import {
  ActivityInventory,
  activityProduct,
  activityRoutes,
  activityThreadModule,
  phoneActivityRoutes,
} from './activities/index.ts';
import { airportRoutes, loadAirports } from './airports/index.ts';
import { createApi } from './api.ts';
import { apiLimits } from './api-limits.ts';
import { readSettings, type Settings, sharedApiKey } from './config/index.ts';
import { contentDomain } from './content/index.ts';
import { CruiseInventory, cruiseRoutes, knowsCruise, phoneCruiseRoutes } from './cruises/index.ts';
import type { KnowsEnquiry } from './enquiries/index.ts';
import { readExchangeRates } from './exchange/index.ts';
import {
  carrierRouteRoutes,
  destinationPriceRoutes,
  flightOrderRoutes,
  flightProduct,
  flightRoutes,
  flightThreadModule,
  keepDeal,
  keepOffer,
  openFlightInventory,
  phoneDealRoutes,
  phoneOfferRoutes,
  SupplierCounts,
  supplierCountRoutes,
  tripPriceRoutes,
} from './flights/index.ts';
import { historyRoutes, ownHistory, remoteHistory } from './history/index.ts';
import {
  HotelInventory,
  hotelProduct,
  hotelRoutes,
  hotelThreadModule,
  phoneStayRoutes,
} from './hotels/index.ts';
import { callerNow, countsOf } from './limits/index.ts';
import { openMail, startMailing } from './mail/index.ts';
import { mapRoutes, WorldGround } from './maps/index.ts';
import { openMigrated } from './open-migrated.ts';
import { orderDesk, orderMails, startReconciliation, supplierLimit } from './orders/index.ts';
import { packageRoutes } from './packages/index.ts';
import { sandboxCards, sandboxPages, worldpayPages } from './payments/index.ts';
import { offeredRoutes } from './phone-offers/index.ts';
import { releasedIn } from './reports/index.ts';
import { keptDays, startRetention } from './retention/index.ts';
import { failStart, serveUntilStopped } from './server/index.ts';
import { readSite } from './site/index.ts';
import { WorkThreads } from './threads/index.ts';
import {
  phoneTourRoutes,
  TourInventory,
  tourBalanceProduct,
  tourProduct,
  tourRoutes,
} from './tours/index.ts';
import { loadPlaces, placeRoutes } from './towns/index.ts';
import { knowsTrain, openTrains, trainDomain, trainLimits } from './trains/index.ts';
import { localLocation, remoteLocation } from './visitors/index.ts';

async function serve(settings: Settings): Promise<void> {
  keepPrivate(settings.DATA_DIR);
  const lifecycle = new Lifecycle();
  const serving = await openServing(process.env, 'alisio-api');
  const clock = () => new Date();
  const site = readSite(settings.SITE_CONFIGURATION_FILE, settings.MAP_STYLE_URL);
  const rates = readExchangeRates(settings.EXCHANGE_RATES_FILE, site.configuration.allowedCurrencies);
  const { LOCATION_SERVICE_URL: locationUrl } = settings;
  const apiKey = sharedApiKey(settings.PAY_API_KEY_FILE);
  const airports = loadAirports();
  const places = loadPlaces(airports);
  const database = await openMigrated(settings);
  const requestCounts = countsOf(database, (error) =>
    app.log.error({ err: error }, 'limits of requests are of this process alone'),
  );
  const supplierCounts = new SupplierCounts();
  const workers = await WorkThreads.open({
    threads: settings.SEARCH_THREADS,
    mostWaiting: settings.SEARCHES_WAITING,
    callerNow,
    modules: [
      await flightThreadModule(database.db, {
        supplierWithinMs: settings.SUPPLIER_WITHIN_MS,
        slowSupplierMs: settings.SLOW_SUPPLIER_MS,
      }),
      hotelThreadModule(),
      activityThreadModule(),
    ],
  });
  const inventory = await openFlightInventory({
    database,
    airports,
    clock,
    workers,
    supplierWithinMs: settings.SUPPLIER_WITHIN_MS,
    slowSupplierMs: settings.SLOW_SUPPLIER_MS,
    count: (outcomes) => supplierCounts.add(outcomes),
  });
  const hotels = await HotelInventory.open({
    database,
    airports,
    places,
    clock,
    workers,
  });
  const activities = await ActivityInventory.open({ database, airports, places, clock, workers });
  const tours = await TourInventory.open({ database, clock, depositPercent: settings.TOUR_DEPOSIT });
  const cruises = CruiseInventory.open({ clock });
  const trains = await openTrains({ db: database.db, airports, clock });
  const toursSold = { db: database.db, inventory: tours, clock };
  const products = new Map([
    [FLIGHT, flightProduct(inventory)],
    [HOTEL, hotelProduct({ db: database.db, inventory: hotels, clock })],
    [ACTIVITY, activityProduct({ db: database.db, inventory: activities, clock })],
    [TOUR, tourProduct(toursSold)],
    [TOUR_BALANCE, tourBalanceProduct(toursSold)],
  ]);
  const orders = orderDesk({ db: database.db, products, clock });
  const own = ownHistory({ db: database.db, products, kept: inventory.kept });
  const { AI_BACKEND_URL: historyUrl, AI_BACKEND_AUTHORIZATION: authorization } = settings;
  const history = historyUrl ? remoteHistory({ url: historyUrl, authorization, own }) : own;
  const sandbox = { url: settings.PAY_URL, apiKey, timeoutMs: settings.PAY_TIMEOUT_MS };
  const payments = {
    ...sandboxCards(sandbox),
    hosted: settings.worldpay
      ? worldpayPages({ ...settings.worldpay, timeoutMs: settings.PAY_TIMEOUT_MS })
      : sandboxPages(sandbox),
  };
  const agentKeys = [settings.AGENT_KEY, settings.OPERATOR_KEY];
  const app = await createApi({
    db: database.db,
    products,
    payments,
    clock,
    supplierLimit,
    site,
    returnsTo: { webOrigins: settings.WEB_ORIGINS, hosts: settings.PAY_HOSTS, webPort: settings.PORT },
    rates,
    siteUrl: settings.SITE_URL,
    location: locationUrl ? remoteLocation({ url: locationUrl }) : localLocation(),
    lifecycle,
    requestCounts,
    connectionLimits: serving.limits,
    trusts: settings.trusts,
    log: { level: settings.LOG_LEVEL },
    traces: serving.traces,
    limits: apiLimits(settings),
    isReleased: releasedIn(
      openStore({ ...process.env, RELEASE_STORE: settings.RELEASED_SITE }, settings.DATA_DIR),
    ),
    operatorKey: settings.OPERATOR_KEY,
    agentKey: settings.AGENT_KEY,
    knowsEnquiries: new Map<string, KnowsEnquiry>([
      [CRUISE, knowsCruise(cruises)],
      [TRAIN, knowsTrain(trains)],
    ]),
    domains: [
      (server) => airportRoutes(server, { airports, perMinute: settings.AIRPORT_SEARCHES_PER_MINUTE }),
      (server) => placeRoutes(server, { places, perMinute: settings.STAY_PLACES_PER_MINUTE }),
      (server, { searchesLimit }) =>
        flightRoutes(server, {
          inventory,
          searchesLimit,
          keepForPhone: (offer) => keepOffer(database.db, offer, clock().getTime()),
          perMinute: {
            searches: settings.FLIGHT_SEARCHES_PER_MINUTE,
            calendars: settings.FLIGHT_CALENDARS_PER_MINUTE,
            offers: settings.FLIGHT_OFFERS_PER_MINUTE,
          },
        }),
      (server, { searchesLimit }) =>
        hotelRoutes(server, {
          inventory: hotels,
          searchesLimit,
          perMinute: {
            searches: settings.HOTEL_SEARCHES_PER_MINUTE,
            stays: settings.HOTEL_STAYS_PER_MINUTE,
            places: settings.STAY_PLACES_PER_MINUTE,
          },
        }),
      (server, { searchesLimit }) =>
        packageRoutes(server, {
          db: database.db,
          searchesLimit,
          flights: inventory,
          hotels,
          activities,
          clock,
          perMinute: {
            searches: settings.FLIGHT_SEARCHES_PER_MINUTE,
            stays: settings.HOTEL_STAYS_PER_MINUTE,
            kept: settings.PHONE_OFFERS_PER_MINUTE,
          },
        }),
      (server) =>
        mapRoutes(server, {
          ground: new WorldGround(places.onMap),
          perMinute: { cells: settings.MAP_CELLS_PER_MINUTE, new: settings.NEW_MAP_CELLS_PER_MINUTE },
        }),
      (server, { ordersLimit }) => flightOrderRoutes(server, { orders, inventory, ordersLimit }),
      (server) => supplierCountRoutes(server, { counts: supplierCounts, operatorKey: settings.OPERATOR_KEY }),
      (server) =>
        phoneDealRoutes(server, {
          airports,
          clock,
          calendar: inventory.calendar,
          keep: (deal) => keepDeal(database.db, deal, clock().getTime()),
        }),
      (server) => destinationPriceRoutes(server, { airports, clock, calendar: inventory.calendar }),
      (server) =>
        carrierRouteRoutes(server, {
          airports,
          clock,
          carrier: inventory.carrier,
          calendarOf: inventory.calendarOf,
          perMinute: settings.CONTENT_PRICES_PER_MINUTE,
        }),
      (server) =>
        tripPriceRoutes(server, {
          airports,
          clock,
          calendar: inventory.calendar,
          perMinute: settings.CONTENT_PRICES_PER_MINUTE,
        }),
      (server) =>
        historyRoutes(server, {
          db: database.db,
          history,
          cachedPerMinute: settings.CACHED_FLIGHTS_PER_MINUTE,
        }),
      (server) =>
        phoneOfferRoutes(server, {
          db: database.db,
          inventory,
          clock,
          keptPerMinute: settings.PHONE_OFFERS_PER_MINUTE,
          keys: agentKeys,
        }),
      (server) =>
        phoneStayRoutes(server, {
          db: database.db,
          inventory: hotels,
          clock,
          keptPerMinute: settings.PHONE_OFFERS_PER_MINUTE,
        }),
      (server, { searchesLimit }) =>
        activityRoutes(server, {
          inventory: activities,
          searchesLimit,
          perMinute: {
            searches: settings.ACTIVITY_SEARCHES_PER_MINUTE,
            sessions: settings.ACTIVITY_SESSIONS_PER_MINUTE,
          },
        }),
      (server) =>
        phoneActivityRoutes(server, {
          db: database.db,
          inventory: activities,
          clock,
          keptPerMinute: settings.PHONE_OFFERS_PER_MINUTE,
        }),
      (server) =>
        tourRoutes(server, {
          ...toursSold,
          perMinute: { searches: settings.TOUR_SEARCHES_PER_MINUTE, tours: settings.TOURS_PER_MINUTE },
        }),
      (server) => phoneTourRoutes(server, { ...toursSold, keptPerMinute: settings.PHONE_OFFERS_PER_MINUTE }),
      (server) =>
        cruiseRoutes(server, {
          inventory: cruises,
          perMinute: { searches: settings.CRUISE_SEARCHES_PER_MINUTE, cruises: settings.CRUISES_PER_MINUTE },
        }),
      (server, { callsLimit }) =>
        phoneCruiseRoutes(server, {
          db: database.db,
          inventory: cruises,
          clock,
          callsLimit,
          keptPerMinute: settings.PHONE_OFFERS_PER_MINUTE,
        }),
      (server, { callsLimit }) =>
        trainDomain(server, { ...trains, callsLimit, perMinute: trainLimits(settings), keys: agentKeys }),
      (server) =>
        contentDomain(server, {
          settings,
          clock,
          places: { airports, tourCountries: tours.catalogue.slugs },
        }),
      (server) => offeredRoutes(server, { db: database.db, clock, keys: agentKeys }),
    ],
  });
  // Once it listens, nobody waits for it: a term that is typed before makes it itself.
  app.addHook('onListen', async () => void hotels.places.warm());
  const reconciliation = startReconciliation(
    { db: database.db, products, payments, clock, supplierLimit, log: app.log },
    database.exclusive,
  );
  const mailing = startMailing({
    db: database.db,
    clock,
    port: openMail(settings, clock),
    writers: orderMails({
      db: database.db,
      products,
      siteUrl: settings.SITE_URL,
      site,
    }),
    log: app.log,
  });
  const retention = startRetention({ db: database.db, clock, log: app.log }, keptDays(settings));
  await serveUntilStopped({
    app,
    lifecycle,
    host: settings.API_HOST,
    port: settings.API_PORT,
    ...serving,
    release: async () => {
      await reconciliation.stop();
      await mailing.stop();
      await retention.stop();
      await requestCounts?.close();
      await inventory.close();
      await workers.close();
      await database.close();
    },
  });
}

/** `node backend/src/main.ts`: the API on a database that `migrate.ts` has prepared. */
try {
  await serve(readSettings(process.env));
} catch (error) {
  failStart(error);
}

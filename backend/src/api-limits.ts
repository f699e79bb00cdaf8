import type { ApiDeps } from './api.ts';
import type { Settings } from './config/index.ts';

/** How often an address may ask for what, as the settings say. */
export const apiLimits = (settings: Settings): ApiDeps['limits'] => ({
  sessionsPerMinute: settings.SESSIONS_PER_MINUTE,
  ordersPerMinute: settings.ORDERS_PER_MINUTE,
  searchesPerMinute: settings.SEARCHES_PER_MINUTE,
  lookUpsPerMinute: settings.LOOK_UPS_PER_MINUTE,
  lookUpsPerAddress: settings.LOOK_UPS_PER_ADDRESS,
  lookUpsPerReference: settings.LOOK_UPS_PER_REFERENCE,
  declinesPerSession: settings.DECLINES_PER_SESSION,
  declinesPerAddress: settings.DECLINES_PER_ADDRESS,
  returnablePerAddress: settings.RETURNABLE_PER_ADDRESS,
  pagesPerAddress: settings.PAGES_PER_ADDRESS,
  placesPerAddress: settings.PLACES_PER_ADDRESS,
  enquiriesPerMinute: settings.ENQUIRIES_PER_MINUTE,
  callsPerMinute: settings.CALLS_PER_MINUTE,
  reportsPerMinute: settings.REPORTS_PER_MINUTE,
  reportsPerCaller: {
    reports: settings.REPORTS_PER_HOUR,
    problems: settings.REPORTED_PROBLEMS_PER_HOUR,
    newKeys: settings.REPORTED_NAMES_PER_HOUR,
    pages: settings.REPORTED_PAGES_PER_HOUR,
  },
});

export type { BaggageOption } from './baggage-options.ts';
export { type FlightInventory, openFlightInventory } from './flight-inventory.ts';
export { phoneDealRoutes } from './phone-deals/index.ts';
export { flightRoutes } from './routes.ts';

export { destinationPriceRoutes } from './destination-prices/index.ts';
export { type FlightInventory, openFlightInventory } from './flight-inventory.ts';
export { flightOrderRoutes } from './flight-order-routes.ts';
export { flightProduct, type SoldFlights } from './flight-product.ts';
export { flightThreadModule } from './flight-thread-module.ts';
export { phoneDealRoutes } from './phone-deals/index.ts';
export { keepDeal, keepOffer, phoneOfferRoutes } from './phone-offers/index.ts';
export { flightRoutes } from './routes.ts';
export { SupplierCounts, supplierCountRoutes } from './supplier-counts.ts';

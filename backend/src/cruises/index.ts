export { CruiseInventory } from './cruise-inventory.ts';
export { knowsCruise, phoneCruiseRoutes } from './phone-cruises.ts';
export { cruiseRoutes } from './routes.ts';

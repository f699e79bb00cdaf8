export { HotelInventory } from './hotel-inventory.ts';
export { hotelProduct } from './hotel-product.ts';
export { hotelRoutes } from './routes.ts';

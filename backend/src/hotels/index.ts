export { HotelInventory } from './hotel-inventory.ts';
export { hotelProduct } from './hotel-product.ts';
export { hotelThreadModule } from './hotel-thread-module.ts';
export { phoneStayRoutes } from './phone-stays/index.ts';
export { hotelRoutes } from './routes.ts';

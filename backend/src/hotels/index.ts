export { HotelInventory } from './hotel-inventory.ts';
export { hotelProduct, hotelTitles } from './hotel-product.ts';
export { stayTitle } from './hotel-text.ts';
export { hotelThreadModule } from './hotel-thread-module.ts';
export { offeredStay, phoneStayRoutes } from './phone-stays/index.ts';
export { hotelRoutes } from './routes.ts';

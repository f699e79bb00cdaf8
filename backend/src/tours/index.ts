export { tourBalanceProduct } from './balance-product.ts';
export { TourCatalogue } from './catalogue/index.ts';
export { phoneTourRoutes } from './phone-tours/index.ts';
export { tourRoutes } from './routes.ts';
export { TourInventory } from './tour-inventory.ts';
export { tourProduct } from './tour-product.ts';

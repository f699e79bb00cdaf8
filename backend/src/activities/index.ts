export { ActivityInventory } from './activity-inventory.ts';
export { activityProduct } from './activity-product.ts';
export { activityThreadModule } from './activity-thread-module.ts';
export { offeredSession, phoneActivityRoutes } from './phone-activities/index.ts';
export { activityRoutes } from './routes.ts';

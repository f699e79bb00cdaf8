export type { OrderDeps } from './deps.ts';
export { orderRoutes } from './order-routes.ts';
export type { BaggageJourney, OfferInventory } from './ports.ts';
export { reconcilePayments, startReconciliation } from './reconcile.ts';

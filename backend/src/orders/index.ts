export type { OrderDeps } from './deps.ts';
export { type OrderLimits, orderRoutes } from './order-routes.ts';
export type { BaggageJourney, OfferInventory } from './ports.ts';
export { reconcilePayments, startReconciliation } from './reconcile.ts';

export type { OrderDeps } from './deps.ts';
export { problemOf } from './items.ts';
export { type OrderDesk, orderDesk } from './order-desk.ts';
export { EMPTIED } from './order-repository.ts';
export { type OrderLimits, orderRoutes } from './order-routes.ts';
export type { Misfit, OrderedItem, Product, Products, ProductTitles } from './product.ts';
export { reconcilePayments, startReconciliation } from './reconcile.ts';
export { supplierLimit } from './supplier-limit.ts';

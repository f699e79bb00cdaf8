export type { OrderDeps } from './deps.ts';
export { problemOf } from './items.ts';
export { noticeRoutes } from './notice-routes.ts';
export { bookingsOfSession, type OrderDesk, orderDesk } from './order-desk.ts';
export { orderMails } from './order-mails.ts';
export { EMPTIED } from './order-repository.ts';
export { type OrderLimits, orderRoutes } from './order-routes.ts';
export type {
  CallOff,
  KeptItem,
  KeptService,
  Misfit,
  OfferedService,
  OrderedItem,
  Product,
  Products,
  ProductTitles,
  Said,
} from './product.ts';
export { reconcilePayments, startReconciliation } from './reconcile.ts';
export { forgetCallers } from './returnable.ts';
export { supplierLimit } from './supplier-limit.ts';
export { GIVEN_BACK, OUTSTANDING } from './transaction-repository.ts';
export { unbookedRoutes } from './unbooked-charges.ts';

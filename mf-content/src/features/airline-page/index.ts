export { AirlineHead } from './airline-head.tsx';
export { airlineMeta } from './airline-meta.ts';
export { BagSizes } from './bag-sizes.tsx';
export { Deadlines } from './deadlines.tsx';
export { FlownRoutes } from './flown-routes.tsx';
export { Terminals } from './terminals.tsx';

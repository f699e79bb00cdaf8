export { type ReserveOptions, useReserve } from './use-reserve.ts';

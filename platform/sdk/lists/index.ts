export { type ListPage, pageOf } from './page-of.ts';
export { type ListAddress, useListAddress } from './use-list-address.ts';

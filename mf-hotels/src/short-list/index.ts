export { type ShortListed, useShortList } from './use-short-list.ts';

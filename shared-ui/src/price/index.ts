export { OldAndNew, type OldAndNewProps } from './old-and-new.tsx';
export { Price, type PriceProps } from './price.tsx';
export { type PriceChange, usePriceChange } from './use-price-change.ts';

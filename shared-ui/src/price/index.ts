export { OldAndNew, type OldAndNewProps } from './old-and-new.tsx';
export { Price, type PriceProps } from './price.tsx';

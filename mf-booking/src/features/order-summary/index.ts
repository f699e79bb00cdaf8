export { MobileSummary } from './mobile-summary.tsx';
export { OfferTrouble } from './offer-trouble.tsx';
export { OrderReplaced } from './order-replaced.tsx';
export { OrderSummary } from './order-summary.tsx';
export { PayBar } from './pay-bar.tsx';
export { isPriceChange, usePriceChange } from './use-price-change.ts';

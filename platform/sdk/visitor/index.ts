export { type PhoneLine, usePhoneLine } from './phone-line.ts';
export { type Prices, usePrices } from './prices.ts';
export { useSite } from './site.ts';
export { useVisitor, type Visitor } from './visitor.ts';

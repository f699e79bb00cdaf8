export { currencyWords } from './currency-words.ts';
export { nameOfCode } from './name-of-code.ts';
export { type PhoneLine, usePhoneLine } from './phone-line.ts';
export { type PriceSum, type PriceSums, usePriceSums } from './price-sums.ts';
export { type Prices, type ShownAmount, usePrices } from './prices.ts';
export { usePricesAwaited } from './prices-awaited.ts';
export { useSite } from './site.ts';
export { useToday } from './today.ts';
export { useCountryCode, useCurrencyCode, useVisitor, type Visitor } from './visitor.ts';

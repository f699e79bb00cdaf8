export { amountText, minorAmount } from './amount.ts';
export { currencyDecimals, minorUnits, shownDecimals } from './currencies.ts';
export { formatFromPrice, formatMoney, type PriceParts, priceParts } from './format.ts';

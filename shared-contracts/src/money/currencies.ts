/** Currencies without decimals, §9. */
const ZERO_DECIMAL = new Set('CLP BIF DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND XAF XOF XPF'.split(' '));

/** Currencies with three decimals, §9. */
const THREE_DECIMAL = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Charged with two decimals, shown without, and as their country writes numbers: a dot between thousands, §9. */
const SHOWN_WHOLE: Readonly<Record<string, string>> = { ARS: 'es-AR', COP: 'es-CO' };

/** Decimals in which an amount is charged: 0, 2 or 3 (§9, not ISO 4217). */
export function currencyDecimals(currency: string): 0 | 2 | 3 {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
}

/** Minor units in one major unit: 1, 100 or 1000. */
export function minorUnits(currency: string): number {
  return 10 ** currencyDecimals(currency);
}

/** Whose numbers an amount is always written in, whatever the reader's language (§9); nothing for most. */
export const numbersOf = (currency: string): string | undefined => SHOWN_WHOLE[currency];

/** Decimals that a reader sees: as charged, except for ARS and COP (§9). */
export function shownDecimals(currency: string): 0 | 2 | 3 {
  return numbersOf(currency) ? 0 : currencyDecimals(currency);
}

/** Currencies without decimals, §9. */
const ZERO_DECIMAL = new Set('CLP BIF DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND XAF XOF XPF'.split(' '));

/** Currencies with three decimals, §9. */
const THREE_DECIMAL = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Charged with two decimals, shown without, a dot between thousands, §9. */
const SHOWN_WHOLE = new Set(['ARS', 'COP']);

/** Decimals in which an amount is charged: 0, 2 or 3 (§9, not ISO 4217). */
export function currencyDecimals(currency: string): 0 | 2 | 3 {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
}

/** Minor units in one major unit: 1, 100 or 1000. */
export function minorUnits(currency: string): number {
  return 10 ** currencyDecimals(currency);
}

/** Decimals that a reader sees: as charged, except for ARS and COP (§9). */
export function shownDecimals(currency: string): 0 | 2 | 3 {
  return SHOWN_WHOLE.has(currency) ? 0 : currencyDecimals(currency);
}

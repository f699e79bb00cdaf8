import { currencyDecimals } from '@alisio/shared-contracts/money';

/**
 * Units of a currency for one US dollar: a fixed reference table of the demo supplier, which makes its
 * fares in dollars; live rates come with the currency service (§7). `CODE rate unit`, the unit in major
 * units that fares are rounded up to, as published fares are.
 */
const TABLE = `
USD 1 1
EUR 0.92 1
GBP 0.79 1
MXN 18.6 10
COP 4100 1000
ARS 1450 1000
CLP 950 1000
PEN 3.75 1
BRL 5.5 1
UYU 40 10
BOB 6.92 1
PYG 7500 1000
CRC 510 100
GTQ 7.7 1
HNL 26 10
NIO 36.8 10
DOP 61 10
CAD 1.38 1
CHF 0.88 1
JPY 150 100
`;

interface Rate {
  perDollar: number;
  unit: number;
}

const rates: ReadonlyMap<string, Rate> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [string, Rate] => {
      const [code = '', perDollar, unit] = line.split(' ');
      return [code, { perDollar: Number(perDollar), unit: Number(unit) }];
    }),
);

/** The currency that is priced for a wish: itself where the supplier sells in it, US dollars otherwise (§9). */
export const priceableCurrency = (wanted: string): string => (rates.has(wanted) ? wanted : 'USD');

const rateOf = (currency: string): Rate => rates.get(currency) ?? { perDollar: 1, unit: 1 };

/** A fare in whole US dollars → integer minor units, rounded up to the currency's fare unit. */
export function fareIn(currency: string, dollars: number): number {
  const { perDollar, unit } = rateOf(currency);
  return Math.ceil((dollars * perDollar) / unit - 1e-9) * unit * 10 ** currencyDecimals(currency);
}

/** A tax or fee in US cents → integer minor units, to the nearest. */
export function feeIn(currency: string, cents: number): number {
  return Math.round((cents / 100) * rateOf(currency).perDollar * 10 ** currencyDecimals(currency));
}

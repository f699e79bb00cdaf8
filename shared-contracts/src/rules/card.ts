/** Brands whose cards are taken, §5. */
export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'dinersclub',
  'discover',
  'jcb',
  'maestro',
  'dankort',
  'forbrugsforeningen',
  'unionpay',
] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** What the brands call themselves, the same in every language. */
export const CARD_BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  dinersclub: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  dankort: 'Dankort',
  forbrugsforeningen: 'Forbrugsforeningen',
  unionpay: 'UnionPay',
};

interface BrandRule {
  brand: CardBrand;
  prefix: RegExp;
  lengths: readonly number[];
}

const between = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** Issuer prefixes (ISO/IEC 7812 ranges) and lengths of §5; the more special prefix comes first. */
const BRANDS: readonly BrandRule[] = [
  { brand: 'forbrugsforeningen', prefix: /^600/, lengths: [16] },
  { brand: 'dankort', prefix: /^5019/, lengths: [16] },
  { brand: 'maestro', prefix: /^(5018|5020|5038|5893|6304|6759|676[1-3])/, lengths: between(12, 19) },
  { brand: 'amex', prefix: /^3[47]/, lengths: [15, 16] },
  { brand: 'dinersclub', prefix: /^3(0[0-5]|[689])/, lengths: [14] },
  { brand: 'jcb', prefix: /^35(2[89]|[3-8])/, lengths: [16] },
  { brand: 'discover', prefix: /^6(011|4[4-9]|5)/, lengths: [16] },
  { brand: 'unionpay', prefix: /^62/, lengths: between(16, 19) },
  { brand: 'mastercard', prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { brand: 'visa', prefix: /^4/, lengths: [13, 16] },
];

export const CARD_INPUT_MAX = { number: 19, expiry: 6, cvc: 4 } as const;

/** The digits of a card number: spaces and dashes removed (§5). */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** The brand that a number begins like, as it is typed. */
export function cardBrand(number: string): CardBrand | undefined {
  const digits = cardDigits(number);
  return BRANDS.find((rule) => rule.prefix.test(digits))?.brand;
}

/** ISO/IEC 7812-1 annex B. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Digits only, a length of the brand, and Luhn's check for all brands but unionpay (§5). */
export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number);
  const rule = BRANDS.find(({ prefix }) => prefix.test(digits));
  if (!/^\d+$/.test(digits) || !rule?.lengths.includes(digits.length)) return false;
  return rule.brand === 'unionpay' || passesLuhn(digits);
}

/** Three digits; American Express prints three or four (§5). */
export function isCardCvc(cvc: string, brand: CardBrand | undefined): boolean {
  return brand === 'amex' ? /^\d{3,4}$/.test(cvc) : /^\d{3}$/.test(cvc);
}

export interface CardExpiry {
  /** 1 to 12 */
  month: number;
  /** four digits */
  year: number;
}

/** Month and full year of `MM / YY` or `MM / YYYY`; two digits below 70 are 20xx, others 19xx (§5). */
export function parseCardExpiry(text: string): CardExpiry | undefined {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(text);
  if (!match) return undefined;
  const month = Number(match[1]);
  const short = Number(match[2]);
  const year = match[2]?.length === 4 ? short : short + (short < 70 ? 2000 : 1900);
  return month >= 1 && month <= 12 ? { month, year } : undefined;
}

/** A card is good to the last day of its month. `today`: ISO date. */
export function isCardExpiryAhead({ month, year }: CardExpiry, today: string): boolean {
  return `${year}-${String(month).padStart(2, '0')}` >= today.slice(0, 7);
}

/** What is typed, as `MM / YY` (§5); a month of one digit ends at its slash: `1/30`. */
export function formatCardExpiry(typed: string): string {
  const month = typed.replace(/^\s*([1-9])\s*[/-]/, '0$1/');
  const digits = month.replace(/\D/g, '').slice(0, CARD_INPUT_MAX.expiry);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  if (padded.length <= 2) return padded;
  return `${padded.slice(0, 2)} / ${padded.slice(2, 6)}`;
}

/** What is typed, in the groups printed on the card. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, CARD_INPUT_MAX.number);
  const brand = cardBrand(digits);
  const groups = brand === 'amex' || brand === 'dinersclub' ? /^(\d{4})(\d{1,6})?(\d{1,6})?$/ : undefined;
  const match = groups?.exec(digits);
  return (match ? match.slice(1).filter(Boolean) : (digits.match(/\d{1,4}/g) ?? [])).join(' ');
}

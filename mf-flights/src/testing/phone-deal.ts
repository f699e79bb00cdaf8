import type { PhoneDeal } from '@alisio/shared-contracts/flights';

/** A round trip from Bogotá at US$ 400 on the web and US$ 300 by phone, but for what is said. */
export const phoneDeal = (overrides: Partial<PhoneDeal> = {}): PhoneDeal => ({
  code: 'KT-4827',
  from: 'BOG',
  to: 'CUN',
  fromCity: 'Bogotá',
  toCity: 'Cancún',
  departureDate: '2026-12-23',
  returnDate: '2026-12-30',
  web: { amount: 40_000, currency: 'USD' },
  phone: { amount: 30_000, currency: 'USD' },
  discountPercent: 25,
  ...overrides,
});

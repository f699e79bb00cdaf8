// Releases of before find it here: it goes when none of them is kept.
export { PHONE_DISCOUNT } from '../contacts/phone-discount.ts';
export * from './bags.ts';
export * from './codes.ts';
export * from './deal-code.ts';
export * from './form.ts';
export * from './itinerary-facts.ts';
export * from './offer.ts';
export * from './phone-deals.ts';
export * from './price-shares.ts';
export * from './purchase.ts';
export * from './search.ts';
export * from './trip-ends.ts';

export * from './bags.ts';
export * from './deal-code.ts';
export * from './form.ts';
export * from './itinerary-facts.ts';
export * from './offer.ts';
export * from './phone-deals.ts';
export * from './search.ts';
export * from './shared.ts';

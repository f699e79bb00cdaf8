export * from './form.ts';
export * from './itinerary-facts.ts';
export * from './offer.ts';
export * from './search.ts';
export * from './shared.ts';

export { leastAge } from './ages.ts';
export { hoursLater, policiesOf, type Terms, termsOf } from './cancellation.ts';
export { cutoffHours } from './cutoff-hours.ts';
export type { DemoActivity, Way } from './demo-activity.ts';
export { type PricedFor, paxAmountsOf, priceOf, pricesFor, refusalOf, type SessionPrice } from './prices.ts';
export { askedQuestion } from './questions.ts';
export { type DemoSession, endOf, placesForSale, placesTaken, sessionsOn } from './sessions.ts';
export { activityOfCode, countOf, demoActivities } from './town-activities.ts';

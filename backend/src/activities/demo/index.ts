export { leastAge } from './ages.ts';
export { policiesOf, type Terms, termsOf } from './cancellation.ts';
export type { DemoActivity, Way } from './demo-activity.ts';
export { paxAmountsOf, priceOf, refusalOf, type SessionPrice } from './prices.ts';
export { askedQuestion, type QuestionName } from './questions.ts';
export { type DemoSession, placesForSale, placesTaken, sessionsOn } from './sessions.ts';
export { activityOfCode, demoActivities } from './town-activities.ts';

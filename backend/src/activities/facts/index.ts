export { activityDetailOf } from './activity-detail.ts';
export { activityInCartOf } from './activity-in-cart.ts';
export { activityInfoOf, type TownFacts } from './activity-info.ts';

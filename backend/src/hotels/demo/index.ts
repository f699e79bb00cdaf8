export { coinedWord } from './hotel-names.ts';
export { facadeOf, houseRulesOf, scoresOf } from './house.ts';
export { type Night, nightsIn } from './night-factors.ts';
export { type Plan, plansOf } from './plans.ts';
export { type RoomType, roomTypesOf } from './room-types.ts';
export { isSought, type NightSales, nightKey, roomsForSale, roomsThrough } from './rooms-left.ts';
export { cancellationOf, freeUntil, policyOf, rateInfoOf, roomPrice, type Sleepers } from './stay-price.ts';
export { streetOf } from './streets.ts';
export { codeOfHotel, type DemoHotel, demoHotel, demoHotels } from './town-hotels.ts';

export type { DemoHotel } from './demo-hotel.ts';
export { coinedWord } from './hotel-names.ts';
export { facadeOf, houseRulesOf, scoresOf } from './house.ts';
export { isLeisure, lengthFactor, type Night, nightsIn } from './night-factors.ts';
export { packageFactor } from './package-rate.ts';
export { mealsOf, type Plan, plansOf } from './plans.ts';
export { type TaxRule, taxesOf } from './price-levels.ts';
export { modelOf, ROOM_MODELS, type RoomType, roomTypesOf } from './room-types.ts';
export {
  fullnessOf,
  isSought,
  likingOf,
  type NightSales,
  nightKey,
  roomsForSale,
  roomsThrough,
  takenElsewhere,
} from './rooms-left.ts';
export {
  cancellationOf,
  eatersOf,
  freeUntil,
  nightlyRate,
  nightPrice,
  policyOf,
  rateInfoOf,
  roomPrice,
  type Sleepers,
  type StayPrice,
  taxOf,
} from './stay-price.ts';
export { streetOf } from './streets.ts';
export { codeOfHotel, demoHotel, demoHotels, hotelOfCode } from './town-hotels.ts';

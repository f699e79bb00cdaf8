export { type DeviceTrip, deviceTrips, forgetTrips, rememberTrip, seeTrip } from './device-trips.ts';
export { tripDays, tripRest } from './trip-days.ts';
export { inOrderOfTravel } from './trip-order.ts';

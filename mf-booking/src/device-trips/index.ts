export { type DeviceTrip, deviceTrips, forgetTrips, rememberTrip } from './device-trips.ts';

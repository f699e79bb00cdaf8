import type { Airport } from '../../../airports/index.ts';
import type { Aircraft } from '../airlines/aircraft.ts';

const TAXI_MINUTES = 28;
const DETOUR = 1.04;
/** The jet stream of middle latitudes, km/h, which helps eastbound. */
const WIND = 70;

/** Minutes from gate to gate, in steps of five; westbound takes longer than eastbound. */
export function blockMinutes(from: Airport, to: Airport, km: number, aircraft: Aircraft): number {
  const turn = ((to.lon - from.lon + 540) % 360) - 180;
  const latitude = Math.abs(from.lat + to.lat) / 2;
  const east = Math.max(
    -1,
    Math.min(1, (turn * 111 * Math.cos((latitude * Math.PI) / 180)) / Math.max(km, 1)),
  );
  const wind = WIND * east * Math.min(1, latitude / 40) * (aircraft.cruise > 700 ? 1 : 0.4);
  const minutes = TAXI_MINUTES + (km * DETOUR * 60) / (aircraft.cruise + wind);
  return Math.round(minutes / 5) * 5;
}

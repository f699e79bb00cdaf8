import type { Departure } from '../schedule/departure.ts';

/** One way from origin to destination: one to three flights in order. */
export interface Journey {
  departures: readonly Departure[];
  /** minutes from first departure to last arrival */
  minutes: number;
  /** kilometres between origin and destination, as the crow flies */
  directKm: number;
}

export const first = ({ departures }: Journey): Departure => {
  const [departure] = departures;
  if (!departure) throw new Error('a journey has at least one flight');
  return departure;
};

export const last = ({ departures }: Journey): Departure => {
  const departure = departures.at(-1);
  if (!departure) throw new Error('a journey has at least one flight');
  return departure;
};

export const longest = ({ departures }: Journey): Departure =>
  departures.reduce((most, next) => (next.flight.route.km > most.flight.route.km ? next : most));

import { distanceKm } from '@alisio/shared-contracts/rules';
import type { DoorToDoor } from '@alisio/shared-contracts/trains';
import type { AirportCatalogue } from '../../airports/index.ts';
import type { FiledPlace } from '../files/train-files.ts';

/** On the platform before it leaves; bags are checked in stations, or they are not. Minutes. */
const STATION_WAIT = 15;
/** What airports ask for within a country and its neighbours: bags, security, gate. Minutes. */
const AIRPORT_WAIT = 90;
/** From gate to gate: taxiing and climbing, and the way at some 780 km/h. */
const GROUND_MINUTES = 40;
const KM_A_MINUTE = 13;
/** Bags and the way out of an airport. */
const OUT_OF_AIRPORT = 15;
const STEP = 5;

const toStep = (minutes: number) => Math.round(minutes / STEP) * STEP;

export interface Ends {
  from: FiledPlace;
  to: FiledPlace;
  names: { from: string; to: string };
  /** on the train */
  minutes: number;
}

/** Train and plane from centre to centre; nothing where nobody flies. */
export function doorToDoorOf(
  { from, to, names, minutes }: Ends,
  airports: Pick<AirportCatalogue, 'airport'>,
): DoorToDoor | undefined {
  if (!from.airport || !to.airport) return undefined;
  const [leaves, lands] = [airports.airport(from.airport.code), airports.airport(to.airport.code)];
  if (!leaves || !lands) return undefined;
  const km = Math.round(distanceKm(leaves, lands));
  return {
    ...names,
    train: { reach: from.toStation, wait: STATION_WAIT, ride: minutes, leave: to.toStation },
    plane: {
      reach: from.airport.minutes,
      wait: AIRPORT_WAIT,
      ride: toStep(GROUND_MINUTES + km / KM_A_MINUTE),
      leave: to.airport.minutes + OUT_OF_AIRPORT,
    },
    airports: { from: leaves.code, to: lands.code },
    km,
  };
}

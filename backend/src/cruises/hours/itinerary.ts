import type { SeaWay } from '@alisio/shared-contracts/cruises';
import { pick } from '../../chance/index.ts';
import type { FiledItinerary, FiledPort } from '../files/cruise-files.ts';
import { type Call, type Hours, portHours } from './port-hours.ts';

/** A route with its hours, whatever the day. */
export interface Itinerary extends FiledItinerary {
  nights: number;
  /** ports in their order, the first and the last included */
  calls: readonly (Call & { port: string })[];
  /** from each call to the next */
  ways: readonly SeaWay[];
}

/** Ports are stayed in as they are: some until the evening, some until the afternoon. */
const LIKED_DEPARTS = [16, 17, 17, 18, 19, 22];

const likesOf = (slug: string, from: string, to: string): Hours => ({
  departs: LIKED_DEPARTS[pick(`${slug} from ${from}`, 0, LIKED_DEPARTS.length - 1)] ?? 17,
  arrives: pick(`${slug} to ${to}`, 7, 9),
});

/** @throws RangeError for a port or a way that nobody knows, or a day too short to get there */
export function readItinerary(
  filed: FiledItinerary,
  ports: ReadonlyMap<string, FiledPort>,
  ways: ReadonlyMap<string, SeaWay>,
): Itinerary {
  const stops = filed.days.flatMap((port, day) => (port === null ? [] : [{ port, day }]));
  const legs = stops.slice(1).map(({ port: to, day }, at) => {
    const { port: from = '', day: left = 0 } = stops[at] ?? {};
    const way = ways.get(`${from} ${to}`);
    const zones = [ports.get(from)?.zone, ports.get(to)?.zone] as const;
    if (!way || !zones[0] || !zones[1]) throw new RangeError(`${filed.slug}: no way from ${from} to ${to}`);
    return {
      way,
      nights: day - left,
      fromZone: zones[0],
      toZone: zones[1],
      likes: likesOf(filed.slug, from, to),
    };
  });
  const calls = portHours(
    legs.map(({ way, ...leg }) => ({ ...leg, miles: way.miles })),
    stops.map(({ day }) => day),
  );
  if (!calls) throw new RangeError(`${filed.slug}: its days are too short for its miles`);
  return {
    ...filed,
    nights: filed.days.length - 1,
    calls: calls.map((call, at) => ({ ...call, port: stops[at]?.port ?? '' })),
    ways: legs.map(({ way }) => way),
  };
}

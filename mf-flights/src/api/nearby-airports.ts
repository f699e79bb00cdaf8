import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import type { NearbyAirport } from '@alisio/shared-contracts/airports';
import { nearbyAirports } from '@alisio/shared-contracts/endpoints';
import type { GeoPoint } from '@alisio/shared-contracts/rules';

/** Kilometres where nothing is within the 25 of §9: as far as people go to an airport. */
const FURTHER_KM = 150;
/** As many as a list shows beside what else it has. */
const MOST = 4;

/** Four decimals are eleven metres. */
const coordinate = (degrees: number) => degrees.toFixed(4);

/** Airports within 25 km of a point (§9), else the nearest further away; the nearest first. */
export async function findNearby({ lat, lon }: GeoPoint, language: Language): Promise<NearbyAirport[]> {
  const query = { lat: coordinate(lat), lon: coordinate(lon), language };
  const near = await callApi(nearbyAirports, { query });
  if (near.data.length > 0) return near.data.slice(0, MOST);
  return (await findFurther({ lat, lon }, language)).slice(0, MOST);
}

/** All airports as far as people go to one; the nearest first. */
export async function findFurther({ lat, lon }: GeoPoint, language: Language): Promise<NearbyAirport[]> {
  const query = { lat: coordinate(lat), lon: coordinate(lon), language, distance: String(FURTHER_KM) };
  return (await callApi(nearbyAirports, { query })).data;
}

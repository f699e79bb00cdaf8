import type { GeoPoint } from '../rules/index.ts';

/** A place that many go to. Its name is a text of who shows it, `towns.<id>`; its poster the one of its airport. */
export interface PopularPlace {
  /** of the API: a town's */
  id: string;
  /** as posters know it */
  poster: string;
  countryCode: string;
  location: GeoPoint;
}

/** Most looked for first. */
export const POPULAR_PLACES: readonly PopularPlace[] = [
  { id: '2713a', poster: 'CTG', countryCode: 'CO', location: { lat: 10.3997, lon: -75.5144 } },
  { id: '23p21', poster: 'CUN', countryCode: 'MX', location: { lat: 21.1743, lon: -86.8466 } },
  { id: '23o85', poster: 'MEX', countryCode: 'MX', location: { lat: 19.4285, lon: -99.1277 } },
  { id: '22w6a', poster: 'PUJ', countryCode: 'DO', location: { lat: 18.5818, lon: -68.4043 } },
  { id: '1utnr', poster: 'MAD', countryCode: 'ES', location: { lat: 40.4165, lon: -3.7026 } },
  { id: '2h92i', poster: 'MIA', countryCode: 'US', location: { lat: 25.7743, lon: -80.1937 } },
  { id: '26rma', poster: 'MDE', countryCode: 'CO', location: { lat: 6.2518, lon: -75.5636 } },
  { id: '26nyi', poster: 'ADZ', countryCode: 'CO', location: { lat: 12.5832, lon: -81.7064 } },
];

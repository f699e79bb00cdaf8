import type { GeoPoint } from '@alisio/shared-contracts/rules';

/** How long a device may take to find out where it is, and how old what it knows may be. */
const PATIENCE = { timeout: 10_000, maximumAge: 10 * 60_000 };

/**
 * Where the visitor is, as the browser tells it: ask after a press, never by itself.
 * @throws GeolocationPositionError when they, or the browser, do not tell
 */
export const whereIsIt = () =>
  new Promise<GeoPoint>((resolve, reject) => {
    const tell = ({ coords }: GeolocationPosition) =>
      resolve({ lat: coords.latitude, lon: coords.longitude });
    navigator.geolocation.getCurrentPosition(tell, reject, PATIENCE);
  });

let shown: string | undefined;

/** Told by the router of a browser once the page of an address (`/path?query#hash`) shows. */
export function nowShows(address: string): void {
  shown = address;
}

/** Whether it is the address whose page shows: the browser's is the next one's as soon as that was asked for. */
export const isShown = (address: string): boolean => address === shown;

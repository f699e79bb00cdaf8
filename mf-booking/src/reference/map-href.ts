/** A place on a map that everybody can open; degrees. */
export const mapHref = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })}#map=17/${latitude}/${longitude}`;

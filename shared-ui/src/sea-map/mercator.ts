const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Where a place lies on a map of Mercator's: shapes are true wherever one looks closer, so that one drawing of a sea
 * serves all ways in it. Both in radians of the equator, `y` downwards. Degrees, north and east positive; no pole.
 */
export const mercator = (lon: number, lat: number): readonly [x: number, y: number] => [
  radians(lon),
  -Math.asinh(Math.tan(radians(lat))),
];

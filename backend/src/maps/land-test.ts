/** Degrees of latitude: few lines of a coast cross so narrow a band. */
const BAND = 0.01;

/** Whether a place lies on one of these polygons. Rings: `[lon, lat, lon, lat …]` */
export function landTest(land: readonly (readonly (readonly number[])[])[]) {
  const bands = new Map<number, [number, number, number, number][]>();
  for (const ring of land.flat()) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]];
      if (y0 === y1) continue;
      const last = Math.floor(Math.max(y0, y1) / BAND);
      for (let band = Math.floor(Math.min(y0, y1) / BAND); band <= last; band += 1) {
        const known = bands.get(band);
        if (known) known.push([x0, y0, x1, y1]);
        else bands.set(band, [[x0, y0, x1, y1]]);
      }
    }
  }
  return (lon: number, lat: number): boolean => {
    let crossings = 0;
    for (const [x0, y0, x1, y1] of bands.get(Math.floor(lat / BAND)) ?? []) {
      if (y0 > lat === y1 > lat) continue;
      if (x0 + ((lat - y0) / (y1 - y0)) * (x1 - x0) > lon) crossings += 1;
    }
    return crossings % 2 === 1;
  };
}

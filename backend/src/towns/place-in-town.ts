import { chanceOf } from '../chance/index.ts';
import type { Area, Town } from './towns.ts';

const KM_OF_DEGREE = 111.2;

/** Where in a town: nearer to its middle more often, never farther than land reaches. */
export function placeIn({ lat, lon, land, radiusKm }: Town, hash: number) {
  const turn = chanceOf(hash ^ 0x51ed) * land.length;
  const [before, share] = [Math.floor(turn), turn % 1];
  const reach = Math.min(land[before] ?? 1, land[(before + 1) % land.length] ?? 1);
  const km = (reach / 15) * radiusKm * chanceOf(hash ^ 0x77a1) ** 1.4 * 0.96;
  const angle = ((before + share) / land.length) * 2 * Math.PI;
  return {
    lat: Number((lat + (Math.cos(angle) * km) / KM_OF_DEGREE).toFixed(5)),
    lon: Number((lon + (Math.sin(angle) * km) / (KM_OF_DEGREE * Math.cos((lat * Math.PI) / 180))).toFixed(5)),
    /** the land ends within a short walk behind it */
    nearWater: reach < 15 && km > ((reach - 1.5) / 15) * radiusKm,
    middle: km,
  };
}

/** Near a part of the town that people know, as hotels cluster there. */
export function placeNear(area: Area, hash: number) {
  const km = chanceOf(hash ^ 0x3c6e) ** 0.7 * 0.9;
  const angle = chanceOf(hash ^ 0x1b56) * 2 * Math.PI;
  return {
    lat: Number((area.lat + (Math.cos(angle) * km) / KM_OF_DEGREE).toFixed(5)),
    lon: Number(
      (area.lon + (Math.sin(angle) * km) / (KM_OF_DEGREE * Math.cos((area.lat * Math.PI) / 180))).toFixed(5),
    ),
  };
}

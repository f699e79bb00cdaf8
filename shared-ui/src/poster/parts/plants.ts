import { n, path, seeded } from './svg.ts';

/** A palm: a leaning tapered trunk and nine crescent fronds. */
export function palm(x: number, y: number, height: number, lean: number, fill: string, light = fill): string {
  const cx = x + lean;
  const cy = y - height;
  const reach = height * 0.46;
  const frond = (deg: number, k: number) => {
    const angle = (deg * Math.PI) / 180;
    const ex = cx + Math.cos(angle) * reach * k;
    const ey = cy - Math.sin(angle) * reach * k * 0.7 + reach * 0.34 * k;
    const mx = cx + Math.cos(angle) * reach * k * 0.5;
    const my = cy - Math.sin(angle) * reach * k * 0.75 - reach * 0.16;
    return `M${n(cx)} ${n(cy)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx + 1)} ${n(my + reach * 0.3)} ${n(cx)} ${n(cy + 2)}Z`;
  };
  const t = Math.max(1.6, height * 0.022);
  const trunk = `M${n(x - t * 1.5)} ${n(y)}Q${n(x + lean * 0.15)} ${n(y - height * 0.55)} ${n(cx - t * 0.6)} ${n(cy)}H${n(cx + t * 0.6)}Q${n(x + lean * 0.25 + t)} ${n(y - height * 0.5)} ${n(x + t * 1.5)} ${n(y)}Z`;
  return (
    path(trunk, fill) +
    path([20, 75, 115, 160].map((deg) => frond(deg, 0.95)).join(''), light) +
    path([-12, 40, 95, 140, 190].map((deg) => frond(deg, 1)).join(''), fill)
  );
}

/** Big leaves that frame a corner: depth in one stroke. */
export function leaves(x: number, y: number, s: number, fill: string, rib: string, flip: 1 | -1 = 1): string {
  const fan: readonly (readonly [number, number])[] = [
    [-8, 1],
    [22, 0.95],
    [52, 1.05],
    [84, 0.85],
    [112, 0.7],
  ];
  return fan
    .map(([deg, k]) => {
      const angle = (-deg * Math.PI) / 180;
      const len = 92 * s * k;
      const ex = x + Math.cos(angle) * len * flip;
      const ey = y + Math.sin(angle) * len;
      const px = -Math.sin(angle) * len * 0.2 * flip;
      const py = Math.cos(angle) * len * 0.2;
      const mx = (x + ex) / 2;
      const my = (y + ey) / 2;
      return `${path(
        `M${n(x)} ${n(y)}Q${n(mx + px)} ${n(my + py)} ${n(ex)} ${n(ey)}Q${n(mx - px)} ${n(my - py)} ${n(x)} ${n(y)}Z`,
        fill,
      )}<path d="M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}" stroke="${rib}" stroke-width="1" opacity=".55"/>`;
    })
    .join('');
}

interface CanopyShape {
  x0: number;
  x1: number;
  y: number;
  r: number;
  seed: number;
  foot: number;
  fall?: number;
}

/** Tree tops: overlapping rounds along a line that may fall away to its right end. */
export function canopy(
  { x0, x1, y, r, seed, foot, fall = 0 }: CanopyShape,
  fill: string,
  blossom?: string,
): string {
  const random = seeded(seed);
  let crowns = '';
  let flowers = '';
  for (let x = x0; x < x1; ) {
    const q = r * (0.7 + random() * 0.6);
    const top = y + fall * ((x - x0) / (x1 - x0)) ** 2;
    crowns += `M${n(x - q)} ${n(top)}a${n(q)} ${n(q * 0.8)} 0 0 1 ${n(q * 2)} 0V${foot}H${n(x - q)}z`;
    for (let k = 0; blossom && k < 4; k += 1) {
      flowers += `M${Math.round(x + (random() - 0.5) * q * 1.5)} ${Math.round(top - random() * q * 0.6)}h.1`;
    }
    x += q * 1.1;
  }
  const dots = blossom
    ? `<path d="${flowers}" stroke="${blossom}" stroke-width="4" stroke-linecap="round"/>`
    : '';
  return path(crowns, fill) + dots;
}

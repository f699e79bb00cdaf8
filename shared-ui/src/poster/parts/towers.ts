import { turned } from './solids.ts';
import { n, type Point, path, poly, rect, times } from './svg.ts';

/** Five roofs that grow smaller, and a finial. */
export function pagoda(
  cx: number,
  base: number,
  s: number,
  roof: string,
  shade: string,
  wall: string,
): string {
  const storeys = times(5, (i) => {
    const y = base - i * 27 * s;
    const r = (44 - i * 5.5) * s;
    const b = (24 - i * 3) * s;
    const eaves = `${n(y - 15 * s)}`;
    return (
      rect(cx - b, y - 20 * s, b * 2, 20 * s, wall) +
      path(
        `M${n(cx - r)} ${eaves}Q${n(cx - b)} ${n(y - 19 * s)} ${n(cx - b * 0.8)} ${n(y - 28 * s)}H${n(cx + b * 0.8)}Q${n(cx + b)} ${n(y - 19 * s)} ${n(cx + r)} ${eaves}L${n(cx + r - 3)} ${n(y - 11 * s)}H${n(cx - r + 3)}Z`,
        roof,
      ) +
      path(`M${n(cx - r + 3)} ${n(y - 11 * s)}H${n(cx + r - 3)}l-4 3H${n(cx - r + 7)}z`, shade)
    );
  }).join('');
  const finial = times(3, (i) => rect(cx - 4 + i, base - (150 + i * 8) * s, 8 - i * 2, 2, roof)).join('');
  return storeys + rect(cx - 1.2, base - 178 * s, 2.4, 44 * s, roof) + finial;
}

/** The iron tower: an exponential profile with three platforms and an arch. */
export function ironTower(
  cx: number,
  base: number,
  height: number,
  half: number,
  fill: string,
  shade: string,
  gap: string,
): string {
  const f = (t: number) => half * (Math.exp(-3.1 * t) * 0.96 + 0.035);
  const profile = times(13, (i): Point => [f(i / 13), base - height * (i / 13)]);
  const opening = poly(
    [
      [cx - f(0.225) * 0.5, base - height * 0.225],
      [cx, base - height * 0.39],
      [cx + f(0.225) * 0.5, base - height * 0.225],
    ],
    gap,
  );
  const lattice = times(8, (i) => {
    const t = (i + 5) / 13;
    const u = (i + 6) / 13;
    const low = n(base - height * t);
    const high = n(base - height * u);
    return `M${n(cx - f(t))} ${low}L${n(cx + f(u))} ${high}M${n(cx + f(t))} ${low}L${n(cx - f(u))} ${high}`;
  }).join('');
  const foot = f(0) * 0.62;
  const knee = f(0.1) * 0.62;
  const platforms: readonly Point[] = [
    [0.185, 1.12],
    [0.4, 1.3],
    [0.9, 1.7],
  ];
  return (
    turned(cx, [...profile, [0.8, base - height * 1.06]], fill, shade) +
    path(
      `M${n(cx - foot)} ${base}Q${n(cx - knee)} ${n(base - height * 0.17)} ${cx} ${n(base - height * 0.175)}Q${n(cx + knee)} ${n(base - height * 0.17)} ${n(cx + foot)} ${base}Z`,
      gap,
    ) +
    opening +
    `<path d="${lattice}" stroke="${gap}" stroke-width=".9" opacity=".45"/>` +
    platforms.map(([t, k]) => rect(cx - f(t) * k, base - height * t - 3, f(t) * 2 * k, 5, fill)).join('')
  );
}

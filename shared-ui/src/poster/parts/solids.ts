import { disc, n, type Point, path, poly, rect } from './svg.ts';

/** Half a width and a height above the drawing's top: the outline of a solid of revolution. */
export type Profile = readonly Point[];

/** A solid of revolution seen from the front, outline from the ground up; light comes from the left. */
export function turned(cx: number, profile: Profile, fill: string, shade?: string): string {
  const left = profile.map(([half, y]): Point => [cx - half, y]);
  const right = profile.map(([half, y]): Point => [cx + half, y]).reverse();
  const inner = profile.map(([half, y]): Point => [cx + half * 0.12, y]);
  return poly([...left, ...right], fill) + (shade ? poly([...inner, ...right], shade) : '');
}

/** A quarter of an ellipse as an outline: a cap of radius `r` and height `h` standing on `y`. */
export function arcProfile(r: number, y: number, h: number, steps = 7): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = ((i / steps) * Math.PI) / 2;
    return [r * Math.cos(angle), y - h * Math.sin(angle)];
  });
}

/** A smooth half dome, lit from the left. */
export function vault(cx: number, y: number, r: number, h: number, fill: string, shade: string): string {
  return (
    path(`M${n(cx - r)} ${n(y)}a${n(r)} ${n(h)} 0 0 1 ${n(2 * r)} 0z`, fill) +
    path(
      `M${n(cx + r * 0.12)} ${n(y - h * 0.993)}A${n(r)} ${n(h)} 0 0 1 ${n(cx + r)} ${n(y)}H${n(cx + r * 0.3)}Q${n(cx + r * 0.34)} ${n(y - h * 0.6)} ${n(cx + r * 0.12)} ${n(y - h * 0.993)}z`,
      shade,
    )
  );
}

interface DomeColors {
  wall: string;
  shade: string;
  cap: string;
  capShade: string;
}

/** A drum with a dome and a lantern. */
export function dome(cx: number, y: number, r: number, colors: DomeColors): string {
  const { wall, shade, cap, capShade } = colors;
  const drum: Profile = [
    [r * 1.12, y + r * 0.75],
    [r * 1.12, y + r * 0.6],
    [r, y + r * 0.6],
    [r, y],
  ];
  const lantern: Profile = [
    [r * 0.2, y - r * 1.1],
    [r * 0.2, y - r * 1.42],
    [r * 0.26, y - r * 1.42],
    [0, y - r * 1.8],
  ];
  return (
    turned(cx, drum, wall, shade) +
    rect(cx - r * 1.1, y - 2, r * 2.2, 3, cap) +
    vault(cx, y - 1, r * 1.02, r * 1.16, cap, capShade) +
    turned(cx, lantern, wall, shade) +
    rect(cx - 0.7, y - r * 2.1, 1.4, r * 0.34, wall)
  );
}

/** A round tower top with a cap and a tip. */
export function cupola(
  cx: number,
  base: number,
  half: number,
  height: number,
  fill: string,
  shade: string,
): string {
  const profile: Profile = [
    [half, base],
    [half, base - height * 0.6],
    [half * 1.15, base - height * 0.6],
    [half * 1.15, base - height * 0.64],
    [half * 0.8, base - height * 0.64],
    [half * 0.8, base - height * 0.8],
    ...arcProfile(half * 0.85, base - height * 0.8, height * 0.14, 4),
    [0.6, base - height],
  ];
  return turned(cx, profile, fill, shade);
}

/** A striped lighthouse with its lamp. */
export function lighthouse(
  cx: number,
  base: number,
  s: number,
  fill: string,
  stripe: string,
  shade: string,
  lamp: string,
): string {
  const stripes = [0, 1, 2].map((i) =>
    turned(
      cx,
      [
        [(10.4 - i * 1.52) * s, base - (10 + i * 25) * s],
        [(9.6 - i * 1.52) * s, base - (23 + i * 25) * s],
      ],
      stripe,
    ),
  );
  const tower: Profile = [
    [11 * s, base],
    [6.5 * s, base - 74 * s],
  ];
  const roof: Profile = [[7 * s, base - 88 * s], ...arcProfile(6 * s, base - 88 * s, 7 * s, 4)];
  return (
    turned(cx, tower, fill, shade) +
    stripes.join('') +
    rect(cx - 9 * s, base - 77 * s, 18 * s, 3.4 * s, stripe) +
    rect(cx - 5 * s, base - 88 * s, 10 * s, 11 * s, lamp) +
    turned(cx, roof, stripe)
  );
}

interface SpireColors {
  fill: string;
  shade: string;
  hole: string;
  tip: string;
}

/** Parabolic stone spires, pierced: centre, base, half width and height of each. */
export function spires(
  list: readonly (readonly [number, number, number, number])[],
  colors: SpireColors,
): string {
  const { fill, shade, hole, tip } = colors;
  return list
    .map(([cx, base, half, height]) => {
      const profile = [0, 0.3, 0.6, 0.85, 1].map(
        (t): Point => [half * Math.sqrt(1 - t * 0.98) * (1 - t * 0.28), base - height * t],
      );
      const slits = [-0.52, 0, 0.52]
        .map(
          (c) =>
            `M${n(cx + c * half)} ${n(base - height * 0.24)}L${n(cx + c * half * 0.42)} ${n(base - height * 0.84)}`,
        )
        .join('');
      return (
        turned(cx, profile, fill, shade) +
        `<path d="${slits}" stroke="${hole}" stroke-width="1.7" stroke-dasharray="${n(height * 0.045)} ${n(height * 0.03)}" opacity=".6"/>` +
        disc(cx, base - height - 3, 2.6, tip) +
        disc(cx, base - height - 8, 1.7, tip)
      );
    })
    .join('');
}

import { fade, n, type Point, path, poly, seeded, wholeLine } from './svg.ts';

interface RangeShape {
  w: number;
  base: number;
  top: number;
  seed: number;
  rough?: number;
  /** Where its foot ends, below which nearer layers stand. */
  foot?: number;
}

/** A ridge by midpoint displacement, fading into mist at its foot. */
export function range(id: string, shape: RangeShape, fill: string, mist: string): string {
  const { w, base, top, seed, rough = 0.5, foot = base } = shape;
  const random = seeded(seed);
  const shoulder = () => base - (base - top) * (0.3 + random() * 0.4);
  let points: Point[] = [
    [-5, shoulder()],
    [w * (0.3 + random() * 0.4), top],
    [w + 5, shoulder()],
  ];
  let jump = (base - top) * rough;
  for (let step = 0; step < 4; step += 1) {
    points = points.flatMap((point, i): Point[] => {
      const next = points[i + 1];
      return next
        ? [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + (random() - 0.5) * jump]]
        : [point];
    });
    jump *= 0.52;
  }
  return `<defs>${fade(id, fill, mist)}</defs>${path(`M-5 ${foot}L${wholeLine(points)}L${w + 5} ${foot}Z`, `url(#${id})`)}`;
}

/** One mountain with a lit and a shaded face and, if asked, snow. */
export function peak(
  x: number,
  base: number,
  half: number,
  height: number,
  lit: string,
  shade: string,
  snow?: string,
): string {
  const top = base - height;
  const j = half * 0.12;
  const face: Point[] = [
    [x, top],
    [x + j * 1.3, top + 4],
    [x + half * 0.52, base - height * 0.4],
    [x + half, base],
  ];
  const cap: Point[] = [
    [x - j, top + 3],
    [x, top],
    [x + j * 1.3, top + 4],
    [x + half * 0.34, base - height * 0.64],
    [x + half * 0.2, base - height * 0.58],
    [x + half * 0.1, base - height * 0.68],
    [x - half * 0.04, base - height * 0.56],
    [x - half * 0.16, base - height * 0.66],
    [x - half * 0.32, base - height * 0.6],
  ];
  return (
    poly([[x - half, base], [x - half * 0.5, base - height * 0.42], [x - j, top + 3], ...face], lit) +
    poly(
      [
        ...face,
        [x + half * 0.12, base],
        [x + half * 0.22, base - height * 0.35],
        [x + j * 0.2, base - height * 0.6],
      ],
      shade,
    ) +
    (snow ? poly(cap, snow) : '')
  );
}

interface HillShape {
  w: number;
  h: number;
  y: number;
  amp: number;
  k?: number;
  shift?: number;
}

/** Soft hills or dunes: one wave, `k` crests wide. */
export function hills({ w, h, y, amp, k = 2, shift = 0 }: HillShape, fill: string): string {
  const step = w / k;
  let d = `M-5 ${h}V${n(y + shift)}`;
  for (let i = 0; i < k; i += 1) {
    const last = i === k - 1 ? 5 : 0;
    d += `Q${n(step * (i + 0.5))} ${n(y + (i % 2 ? amp : -amp))} ${n(step * (i + 1) + last)} ${n(y + (i % 2 ? -shift : shift))}`;
  }
  return path(`${d}V${h}Z`, fill);
}

interface CoastShape {
  w: number;
  top: number;
  foot: number;
  reach: number;
  /** 1 comes in from the right, -1 from the left. */
  side?: 1 | -1;
}

/** A headland coming in from one side, its face in two tones. */
export function coast({ w, top, foot, reach, side = 1 }: CoastShape, lit: string, shade: string): string {
  const x = (part: number) => (side > 0 ? w + 5 - reach * part : -5 + reach * part);
  const high = foot - top;
  const face: Point[] = [
    [x(0.42), top + 3],
    [x(0.56), top + 12],
    [x(0.66), top + high * 0.5],
    [x(0.86), top + high * 0.72],
    [x(1), foot],
  ];
  return (
    poly([[x(0), top], ...face, [x(0), foot]], lit) +
    poly([...face, [x(0.62), foot], [x(0.5), top + high * 0.55]], shade)
  );
}

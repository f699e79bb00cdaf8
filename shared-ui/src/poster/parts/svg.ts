/** A point of a drawing, in its own units: a poster is 300 wide and 400 high. */
export type Point = readonly [x: number, y: number];
/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The only randomness of a poster: the same seed gives the same numbers in 0..1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number with one decimal at most. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const wholeLine = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L');

/** Relative steps are shorter than absolute points; each is measured from where the last one really ended. */
function fineLine(points: readonly Point[]): string {
  let fromX = 0;
  let fromY = 0;
  return points
    .map(([x, y], index) => {
      const dx = Math.round((x - fromX) * 2) / 2;
      const dy = Math.round((y - fromY) * 2) / 2;
      fromX += dx;
      fromY += dy;
      return `${index === 1 ? 'l' : index > 1 ? ' ' : ''}${dx} ${dy}`;
    })
    .join('');
}

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const poly = (points: readonly Point[], fill: string, more = ''): string =>
  path(`M${fineLine(points)}Z`, fill, more);
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;

/** Many boxes as one shape. */
export const bars = (boxes: readonly Box[], fill: string, more = ''): string =>
  path(boxes.map(([x, y, w, h]) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h-${n(w)}z`).join(''), fill, more);

/** A gradient from top to bottom. */
export function fade(id: string, from: string, to: string, middle?: string): string {
  const between = middle ? `<stop offset=".55" stop-color="${middle}"/>` : '';
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/>${between}<stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** Mirrors a drawing about the middle of a poster. */
export const mirrored = (svg: string, width = 300): string =>
  `<g transform="matrix(-1 0 0 1 ${width} 0)">${svg}</g>`;

/** Drops what path data does not need: spaces before a minus, zeros before a point. */
export const tight = (svg: string): string =>
  svg.replace(
    / d="[^"]*"/g,
    (attribute) =>
      ` d="${attribute
        .slice(4)
        .replace(/\b0\./g, '.')
        .replace(/ -/g, '-')
        .replace(/ ([a-zA-Z])/g, '$1')
        .replace(/([a-zA-Z]) /g, '$1')}`,
  );

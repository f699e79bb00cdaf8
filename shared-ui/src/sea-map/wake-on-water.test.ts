import { readFileSync } from 'node:fs';
import { type LaidSea, layOut, type SeaLine, type SeaPort, UNITS } from './lay-out.ts';

/** Units that a wake may run into the land that is drawn: half of the channel that it keeps. */
const CHANNEL = 5;
/** Units round a port in which it may be on land: its dot lies there. */
const AT_PORT = 12;
/** A fjord that is narrower than the coast is fine: its channel is all that shows of it. */
const NARROW: Readonly<Record<string, number>> = { 'fiordos-southampton': 18 };
const FORM = { aspect: 1.6, least: 0.07, width: 700 };

type Point = readonly [x: number, y: number];

interface Files {
  itineraries: { slug: string; days: (string | null)[] }[];
  ports: (Omit<SeaPort, 'name'> & { names: { es: string } })[];
  'sea-ways': SeaLine[];
}

/** What the inventory of cruises is made of. */
const read = <Name extends keyof Files>(name: Name): Files[Name] =>
  JSON.parse(readFileSync(new URL(`../../../backend/data/cruises/${name}.json`, import.meta.url), 'utf8'));

const numbersOf = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);

/** Rings of a coast's file, of its width and height: `M` and the steps of one `l` each. */
function ringsOf(href: string): Point[][] {
  const svg = readFileSync(new URL(href), 'utf8');
  const [wide = 1, high = 1] = numbersOf(/width="\d+" height="\d+"/.exec(svg)?.[0] ?? '');
  const [, path = ''] = / d="M([^"]+)"/.exec(svg) ?? [];
  return path.split('M').map((ring) => {
    let [x, y] = [0, 0];
    const points: Point[] = [];
    const numbers = numbersOf(ring);
    for (let at = 0; at < numbers.length; at += 2) {
      x += numbers[at] ?? 0;
      y += numbers[at + 1] ?? 0;
      points.push([x / wide, y / high]);
    }
    return points;
  });
}

/** Points of a wake, some of each of its bends. */
function pointsOf(wake: string): Point[] {
  const [x = 0, y = 0, ...numbers] = numbersOf(wake);
  let from: Point = [x, y];
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 6) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers.slice(at, at + 6);
    const [x0, y0] = from;
    for (const t of [0.25, 0.5, 0.75]) {
      const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
      points.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
    }
    from = [x3, y3];
  }
  return points;
}

type Edge = readonly [x: number, y: number, toX: number, toY: number];

/** How deep a point is in the land, units; nothing on water. */
function depthOf([x, y]: Point, edges: readonly Edge[]): number {
  const right = edges.filter(
    ([x1, y1, x2, y2]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  );
  if (right.length % 2 === 0) return 0;
  return edges.reduce((nearest, [x1, y1, x2, y2]) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
    const onto = Math.max(0, Math.min(1, share));
    return Math.min(nearest, Math.hypot(x - x1 - onto * dx, y - y1 - onto * dy));
  }, Number.POSITIVE_INFINITY);
}

function deepest({ places, wake, coast }: LaidSea): number {
  if (!coast) throw new Error('this sea has no coast');
  const high = UNITS / FORM.aspect;
  const drawn = ([x, y]: Point): Point => [
    (coast.x + x * coast.wide) * UNITS,
    (coast.y + y * coast.high) * high,
  ];
  const edges = ringsOf(coast.href).flatMap((ring) =>
    ring.map((point, at): Edge => [...drawn(point), ...drawn(ring[at + 1] ?? ring[0] ?? point)]),
  );
  const berths = places.filter(({ name }) => name !== '');
  const atSea = pointsOf(wake).filter(([x, y]) =>
    berths.every((port) => Math.hypot(port.x * UNITS - x, port.y * high - y) > AT_PORT),
  );
  return Math.max(...atSea.map((point) => depthOf(point, edges)));
}

const ports = read('ports').map(({ names, ...port }) => ({ ...port, name: names.es }));
const ways = read('sea-ways');

test.each(read('itineraries').map(({ slug, days }) => [slug, days] as const))(
  'the wake of %s is drawn on water',
  (slug, days) => {
    expect(deepest(layOut(days, ports, ways, FORM))).toBeLessThan(NARROW[slug] ?? CHANNEL);
  },
);

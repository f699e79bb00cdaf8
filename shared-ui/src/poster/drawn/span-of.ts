/** From where to where something reaches across its drawing. */
export interface Span {
  left: number;
  right: number;
}

const NOTHING: Span = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };

const joined = (spans: readonly Span[]): Span => ({
  left: Math.min(NOTHING.left, ...spans.map(({ left }) => left)),
  right: Math.max(NOTHING.right, ...spans.map(({ right }) => right)),
});

/** How many numbers a command of path data takes, and which of them are distances across. */
const commands: Record<string, readonly [count: number, across: readonly number[]]> = {
  m: [2, [0]],
  l: [2, [0]],
  t: [2, [0]],
  h: [1, [0]],
  v: [1, []],
  q: [4, [0, 2]],
  s: [4, [0, 2]],
  c: [6, [0, 2, 4]],
  // The ellipse itself may bulge farther than its ends; no scene has one that does at an edge.
  a: [7, [5]],
};

/** Control points count as if the line went through them: an edge is touched a little too early, never too late. */
function spanOfPath(data: string): Span {
  const xs: number[] = [];
  let x = 0;
  let start = 0;
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const isRelative = letter === kind;
    if (kind === 'z') x = start;
    const command = commands[kind];
    if (!command) continue;
    const [count, across] = command;
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    for (let at = 0; at + count <= numbers.length; at += count) {
      const reached = across.map((index) => (numbers[at + index] ?? 0) + (isRelative ? x : 0));
      xs.push(...reached);
      x = reached.at(-1) ?? x;
      if (kind === 'm' && at === 0) start = x;
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs) };
}

const numberOf = (attributes: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);

function spanOfShape(tag: string, attributes: string): Span {
  switch (tag) {
    case 'path':
      return spanOfPath(/ d="([^"]*)"/.exec(attributes)?.[1] ?? '');
    case 'rect': {
      const left = numberOf(attributes, 'x');
      return { left, right: left + numberOf(attributes, 'width') };
    }
    case 'circle': {
      const [x, r] = [numberOf(attributes, 'cx'), numberOf(attributes, 'r')];
      return { left: x - r, right: x + r };
    }
    default:
      return NOTHING;
  }
}

/** Where a transformation puts what is inside. Turned pieces are small and stand where they are moved to. */
function moved({ left, right }: Span, attributes: string): Span {
  const matrix = / transform="matrix\((-?[\d.]+) \S+ \S+ \S+ (-?[\d.]+) /.exec(attributes);
  if (matrix) {
    const [stretch, by] = [Number(matrix[1]), Number(matrix[2])];
    const ends = [left * stretch + by, right * stretch + by];
    return { left: Math.min(...ends), right: Math.max(...ends) };
  }
  const by = Number(/ transform="translate\((-?[\d.]+)/.exec(attributes)?.[1] ?? 0);
  return { left: left + by, right: right + by };
}

/** How far the shapes of a piece of SVG reach; `defs` draw nothing. */
export function spanOf(svg: string): Span {
  const open: { attributes: string; inside: Span[]; isDrawn: boolean }[] = [
    { attributes: '', inside: [], isDrawn: true },
  ];
  for (const [, closing, tag = '', attributes = '', single] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g,
  )) {
    const around = open.at(-1);
    if (closing) {
      open.pop();
      if (around?.isDrawn) open.at(-1)?.inside.push(moved(joined(around.inside), around.attributes));
    } else if (single) {
      around?.inside.push(moved(spanOfShape(tag, attributes), attributes));
    } else {
      open.push({ attributes, inside: [], isDrawn: tag === 'g' });
    }
  }
  return joined(open[0]?.inside ?? []);
}

/** The outermost elements of a piece of SVG, one by one. */
export function elementsOf(svg: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: closing, 2: single, index } of svg.matchAll(/<(\/?)[a-zA-Z]+[^>]*?(\/?)>/g)) {
    if (depth === 0 && !closing) from = index;
    if (!single) depth += closing ? -1 : 1;
    if (depth === 0) found.push(svg.slice(from, index + tag.length));
  }
  return found;
}

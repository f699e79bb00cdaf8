import { CONTENT_PARTS, type ContentBlock } from '@alisio/shared-contracts/content';

type PartBlock = Extract<ContentBlock, { kind: 'part' }>;

const LINE = /^::([a-z-]+)(?:\{([^{}]*)\})?$/;
const GIVEN = /\s*([a-zA-Z]+)=(?:"([^"]*)"|([^\s"]+))/y;

function givenIn(text: string): PartBlock['given'] {
  const given: PartBlock['given'] = {};
  GIVEN.lastIndex = 0;
  let read = 0;
  for (let match = GIVEN.exec(text); match; match = GIVEN.exec(text)) {
    const [, name = '', quoted, bare = ''] = match;
    given[name] = quoted ?? (/^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : bare);
    read = GIVEN.lastIndex;
  }
  if (text.slice(read).trim() !== '') throw new Error(`has a part whose {${text}} cannot be read`);
  return given;
}

/** What each part cannot do without. */
const NEEDS: Record<PartBlock['part'], readonly string[]> = {
  price: ['to'],
  'flight-search': ['to'],
  hotels: ['city', 'latitude', 'longitude'],
  tours: ['country'],
  call: [],
  map: ['latitude', 'longitude'],
  weather: [],
};

/**
 * A live part of a text, `::price{to=CTG}`; nothing for any other line.
 * @throws Error for one that nobody knows, or that lacks something
 */
export function partIn(line: string): PartBlock | undefined {
  const [, name, text = ''] = LINE.exec(line.trim()) ?? [];
  if (name === undefined) return undefined;
  const part = CONTENT_PARTS.find((known) => known === name);
  if (!part) throw new Error(`has a part that nobody knows: ${name}`);
  const given = givenIn(text);
  // "From the visitor's own airport" is what a price says anyway.
  if (given.from === 'visitor') delete given.from;
  const lacking = NEEDS[part].filter((key) => given[key] === undefined);
  if (lacking.length > 0) throw new Error(`has a part ${part} without ${lacking.join(', ')}`);
  return { kind: 'part', part, given };
}

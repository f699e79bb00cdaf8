import {
  CONTENT_DRAWINGS,
  CONTENT_PARTS,
  type ContentBlock,
  isContentDrawing,
} from '@alisio/shared-contracts/content';
import { isCountryCode } from '@alisio/shared-contracts/orders';

type PartBlock = Extract<ContentBlock, { kind: 'part' }>;
type Given = PartBlock['given'];

const LINE = /^::([a-z-]+)(?:\{([^{}]*)\})?$/;
const GIVEN = /\s*([a-zA-Z]+)=(?:"([^"]*)"|([^\s"]+))/y;

function givenIn(text: string): Given {
  const given: Given = {};
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

/** What a value has to be, and how that is said to whoever wrote another. */
interface Sort {
  fits: (value: string | number) => boolean;
  right: string;
}

const airport: Sort = {
  fits: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  right: 'the IATA code of an airport or a city, CTG',
};
const country: Sort = {
  fits: (value) => typeof value === 'string' && isCountryCode(value),
  right: 'the ISO code of a country, CO',
};
const words: Sort = {
  fits: (value) => typeof value === 'string' && value.trim() !== '',
  right: 'words, "Puerto Ayora"',
};
const drawing: Sort = {
  fits: isContentDrawing,
  right: `one of ${CONTENT_DRAWINGS.join(', ')}`,
};
/** Says what is seen, for who does not see it, too. */
const caption: Sort = {
  fits: (value) =>
    typeof value === 'string' && value.length >= 12 && value.length <= 90 && /[.!?]$/.test(value),
  right: 'a sentence of 12 to 90 characters, "Puestos de fruta por la mañana."',
};
const degrees = (most: number): Sort => ({
  fits: (value) => typeof value === 'number' && Math.abs(value) <= most,
  right: `degrees from -${most} to ${most}, 10.42`,
});
const point = { latitude: degrees(90), longitude: degrees(180) };

/** What each part cannot do without, and what else it may be told. */
const PARTS: Record<
  PartBlock['part'],
  { needs: Readonly<Record<string, Sort>>; may?: Readonly<Record<string, Sort>> }
> = {
  price: { needs: { to: airport }, may: { from: airport } },
  'flight-search': { needs: { to: airport } },
  hotels: { needs: { city: words, ...point } },
  tours: { needs: { country } },
  call: { needs: {} },
  map: { needs: point },
  weather: { needs: {} },
  drawing: { needs: { of: drawing, caption } },
};

/**
 * A live part of a text, `::price{to=CTG}`; nothing for any other line.
 * @throws Error for one that nobody knows, that lacks something or is told what it cannot be told: it says what is right
 */
export function partIn(line: string): PartBlock | undefined {
  const [, name, text = ''] = LINE.exec(line.trim()) ?? [];
  if (name === undefined) return undefined;
  const part = CONTENT_PARTS.find((known) => known === name);
  if (!part) throw new Error(`has a part that nobody knows: ${name}, none of ${CONTENT_PARTS.join(', ')}`);
  const given = givenIn(text);
  // "From the visitor's own airport" is what a price says anyway.
  if (given.from === 'visitor') delete given.from;
  const { needs, may = {} } = PARTS[part];
  const lacking = Object.keys(needs).filter((key) => given[key] === undefined);
  if (lacking.length > 0) throw new Error(`has a part ${part} without ${lacking.join(', ')}`);
  for (const [key, value] of Object.entries(given)) {
    const sort = needs[key] ?? may[key];
    if (!sort) throw new Error(`has a part ${part} that is told ${key}, which it does not know`);
    if (!sort.fits(value)) throw new Error(`has a part ${part} whose ${key} is ${value}, not ${sort.right}`);
  }
  return { kind: 'part', part, given };
}

import { promisify } from 'node:util';
import { constants, deflate } from 'node:zlib';
import { escapeJsonText } from '../http/escape.ts';

const deflated = promisify(deflate);

/** Below this, characters, a browser reads the text as soon as it would have unpacked it. */
const LONG = 20_000;

export const plainDataElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${escapeJsonText(json)}</script>\n`;

/**
 * JSON as it stands in a page that is drawn. A parser reads to the end of a long one before the browser paints what
 * stands in front of it (of results: 340 KB, a tenth of the time until they are seen on a phone); so that is packed
 * (zlib's format, base64), and unpacked behind the paint (`scripts-behind.ts`).
 */
export async function dataElement(id: string, json: string): Promise<string> {
  if (json.length < LONG) return plainDataElement(id, json);
  const packed = await deflated(json, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 });
  return `<script type="application/json" id="${id}" data-packed>${packed.toString('base64')}</script>\n`;
}

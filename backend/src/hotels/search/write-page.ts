import type { HotelSearchAnswer } from '@alisio/shared-contracts/hotels';
import { UNSAID } from './shown-until.ts';

/** A hotel as it is written: what `HotelHeads` has of it, its rates, and how far it is. */
export interface PageHotel {
  head: Buffer;
  rate: object;
  distance: number;
}

/**
 * The JSON text of an answer, less until when its prices hold, in memory that threads share: whoever sends it reads it where it was written. What is given
 * from thread to thread counts as each one's own, and 300 KB for each search made the API look through all its memory
 * twice a second.
 */
export function writePage(hotels: readonly PageHotel[], meta: HotelSearchAnswer['meta']): Uint8Array {
  const before = '{"data":[';
  const after = `],"meta":${JSON.stringify(meta).slice(0, -1)}${UNSAID}`;
  // Codes and numbers alone: each sign is a byte.
  const tails = hotels.map(
    ({ rate, distance }, at) =>
      `${JSON.stringify(rate)},"distance":${distance}}${at + 1 < hotels.length ? ',' : ''}`,
  );
  let size = before.length + after.length;
  for (const [at, { head }] of hotels.entries()) size += head.length + (tails[at]?.length ?? 0);
  const text = Buffer.from(new SharedArrayBuffer(size));
  let end = text.write(before, 0, 'latin1');
  for (const [at, { head }] of hotels.entries()) {
    end += head.copy(text, end);
    end += text.write(tails[at] ?? '', end, 'latin1');
  }
  text.write(after, end, 'latin1');
  return text;
}

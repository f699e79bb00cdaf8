import type { HotelSearchAnswer } from '@alisio/shared-contracts/hotels';
import type { PackageSearchAnswer } from '@alisio/shared-contracts/packages';
import { UNSAID } from './shown-until.ts';

/** A hotel as it is written: what `HotelHeads` has of it, its rates, and how far it is. */
export interface PageHotel {
  head: Buffer;
  /** JSON text of its rates: codes and numbers alone, each sign is a byte */
  rate: string;
  distance: number;
  /** JSON text of more of what it is offered in; then the hotel is its `hotel` */
  offered?: string | undefined;
}

/** `stay`, `kept` and `facets`: where packages are told */
export type PageMeta = HotelSearchAnswer['meta'] &
  Pick<PackageSearchAnswer['meta'], 'stay' | 'kept' | 'facets'>;

/** What a hotel stands behind in what it is offered in. */
const OFFERED = '{"hotel":';
/** Signs of a distance, of what stands before and behind it, of a comma, and of what the hotel stands in. */
const MOST_TO_END = 48 + OFFERED.length;

/** Of this thread, used again and again: many small pieces are written faster where nobody else may look. */
let scratch = Buffer.alloc(0);

/**
 * The JSON text of an answer, less until when its prices hold, in memory that threads share: whoever sends it reads it
 * where it was written. What is given from thread to thread counts as each one's own, and 300 KB for each search made the
 * API look through all its memory twice a second.
 */
export function writePage(hotels: readonly PageHotel[], meta: PageMeta): Uint8Array {
  const before = '{"data":[';
  const after = `],"meta":${JSON.stringify(meta).slice(0, -1)}${UNSAID}`;
  let size = before.length + after.length;
  for (const { head, rate, offered = '' } of hotels)
    size += head.length + rate.length + offered.length + MOST_TO_END;
  if (scratch.length < size) scratch = Buffer.allocUnsafeSlow(size + size / 2);
  let end = scratch.write(before, 0, 'latin1');
  for (const [at, { head, rate, distance, offered }] of hotels.entries()) {
    if (at > 0) end += scratch.write(',', end, 'latin1');
    if (offered !== undefined) end += scratch.write(OFFERED, end, 'latin1');
    end += head.copy(scratch, end);
    end += scratch.write(rate, end, 'latin1');
    end += scratch.write(`,"distance":${distance}}`, end, 'latin1');
    if (offered !== undefined) end += scratch.write(`,${offered}}`, end, 'latin1');
  }
  end += scratch.write(after, end, 'latin1');
  const text = Buffer.from(new SharedArrayBuffer(end));
  scratch.copy(text, 0, 0, end);
  return text;
}

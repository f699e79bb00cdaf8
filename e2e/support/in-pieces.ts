import { between } from './between.ts';
import type { Listening } from './listening.ts';

/** Smaller than a card or a header: all that stands at the top of a page is cut somewhere. */
const BYTES = 800;
/** Longer than a browser takes for a paint, so that it paints each piece that it may. */
const BETWEEN_MS = 30;

async function* piecesOf(document: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const read of document)
    for (let at = 0; at < read.length; at += BYTES) yield read.subarray(at, at + BYTES);
}

/** Stands before a site as a slow line does: of a page a browser gets a little at a time. @param base a site that speaks HTTP */
export const inPieces = (base: string): Promise<Listening> =>
  between(base, async (document, response) => {
    for await (const piece of piecesOf(document)) {
      response.write(piece);
      await new Promise((sent) => setTimeout(sent, BETWEEN_MS));
    }
    response.end();
  });

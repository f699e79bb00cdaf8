import { get } from 'node:http';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';

/** @returns bytes of a document as a browser gets it, compressed with brotli */
export const documentBytes = (url: string): Promise<number> =>
  new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br', 'accept-language': DEFAULT_LANGUAGE } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Uint8Array) => {
        bytes += part.length;
      });
      response.on('end', () => done(bytes));
    }).on('error', failed);
  });

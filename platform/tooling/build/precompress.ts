import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

import { isServerHalf } from './server-half.ts';

const worthIt = /\.(?:js|json|css|svg|txt)$/;

/** Puts `.br` (quality 11) and `.gz` beside each text file, so that no request ever waits for a compressor. */
export async function precompress(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!worthIt.test(file) || isServerHalf(file)) continue;
    const content = await readFile(join(folder, file));
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      zip(content, { level: 9 }),
    ]);
    await writeFile(join(folder, `${file}.br`), br);
    await writeFile(join(folder, `${file}.gz`), gz);
  }
}

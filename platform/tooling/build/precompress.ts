import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

import { isServerHalf } from './server-half.ts';

const worthIt = /\.(?:js|json|css|svg|txt)$/;

async function compressed(path: string): Promise<void> {
  const content = await readFile(path);
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
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gz);
}

/**
 * Puts `.br` (quality 11) and `.gz` beside each text file, so that no request ever waits for a compressor. All files at
 * once: Node takes as many as it has threads for it, and the largest alone would keep the other processors waiting.
 */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => worthIt.test(file) && !isServerHalf(file));
  await Promise.all(files.map((file) => compressed(join(folder, file))));
}

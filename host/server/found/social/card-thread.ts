import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Draws cards beside the thread that answers: one takes it a fifth of a second, the first one a second more. */
const ready = readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
  initWasm,
);

parentPort?.on('message', async ({ id, svg }: CardQuestion) => {
  try {
    await ready;
    const drawing = new Resvg(svg);
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    parentPort?.postMessage({ id, png } satisfies CardAnswer);
  } catch (error) {
    parentPort?.postMessage({ id, fault: String(error) } satisfies CardAnswer);
  }
});

/** What the thread is asked. */
export interface CardQuestion {
  id: number;
  svg: string;
}

/** What it answers. */
export type CardAnswer = { id: number } & ({ png: Uint8Array } | { fault: string });

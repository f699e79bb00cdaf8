import { LIVE_VERSIONS_PATH } from '@alisio/platform/sdk/registry';
import { readPointer, type Site } from '@alisio/platform/tooling/release';
import type { FastifyInstance } from 'fastify';

/** Far more than it takes: an edge that looks only now and then is asked while it does not. */
const MOST_ASKED = 20_000;

/** Asks an edge, as open tabs do, until it has what is live. */
export async function untilShown(edge: FastifyInstance, { store, verifier }: Site): Promise<void> {
  const { registry } = await readPointer(store, verifier);
  let said = '';
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const { body } = await edge.inject({
      url: LIVE_VERSIONS_PATH,
      headers: { cookie: `releases=${registry?.revision}` },
    });
    if (JSON.parse(body).revision === registry?.revision) return;
    said = body;
    await new Promise((next) => setImmediate(next));
  }
  throw new Error(`the edge does not show revision ${registry?.revision}, but says ${said}`);
}

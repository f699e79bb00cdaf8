import { PAGE_BEGINS } from '@alisio/platform/testing/read-page.ts';
import { between } from './between.ts';
import type { Listening } from './listening.ts';

/**
 * Stands before a site as a balancer does whose server is killed: of a page that is not drawn a browser gets what it begins
 * with, and the connection breaks when it has begun, and asks for something. @param base a site that speaks HTTP
 */
export function cutOff(base: string): Promise<Listening> {
  const asked = Promise.withResolvers<void>();
  return between(
    base,
    async (document, response) => {
      let text = '';
      for await (const part of document) {
        text += part;
        const end = PAGE_BEGINS.exec(text);
        if (!end) continue;
        response.write(text.slice(0, end.index + end[0].length));
        await asked.promise;
        response.socket?.resetAndDestroy();
        return;
      }
      response.end(text);
    },
    (path) => {
      if (path.startsWith('/api/')) asked.resolve();
    },
  );
}

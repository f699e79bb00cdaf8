import { z } from '@alisio/shared-contracts/zod';

/** What an edge says of itself at `/readyz`, ready or not. */
const readiness = z.object({
  status: z.string(),
  /** names the process, so that it knows itself */
  edge: z.optional(z.string()),
  /** that it serves; absent before there is one, and in what edges said before */
  revision: z.optional(z.int().check(z.positive())),
});

export interface EdgeSaid {
  edge: string | undefined;
  revision: number | undefined;
  /** it wants visitors */
  isReady: boolean;
}

/** What came of asking an edge: `absent` where nothing listens, `silent` where no answer came that can be read. */
export type Asked = EdgeSaid | 'absent' | 'silent';

/** `fetch` tells why in the cause of its error. */
function nothingListens(error: unknown): boolean {
  const { cause }: { cause?: unknown } = Object(error);
  const { code }: { code?: unknown } = Object(cause);
  return code === 'ECONNREFUSED';
}

/**
 * Asks an edge what it serves.
 * @param revision that whoever asks knows of: an edge that is behind it looks at once
 */
export async function askEdge(
  address: string,
  { withinMs, revision = 0 }: { withinMs: number; revision?: number | undefined },
): Promise<Asked> {
  try {
    const url = new URL('/readyz', address);
    if (revision > 0) url.searchParams.set('revision', String(revision));
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(withinMs) });
    const { edge, revision: said } = readiness.parse(await answer.json());
    return { edge, revision: said, isReady: answer.status === 200 };
  } catch (error) {
    return nothingListens(error) ? 'absent' : 'silent';
  }
}

/**
 * `FLEET`: where each edge of the site answers by itself, behind any balancer: `http://10.0.0.1:3000,http://10.0.0.2:3000`.
 * @throws with a sentence when it is none
 */
export function readEdges({ FLEET }: Readonly<Record<string, string | undefined>>): string[] {
  const texts = (FLEET ?? '').split(',').map((text) => text.trim());
  const origins = texts.filter(Boolean).map((text) => {
    const url = URL.parse(text);
    if (url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text))
      return url.origin;
    throw new Error(
      `FLEET must be the addresses of all edges, such as http://10.0.0.1:3000,http://10.0.0.2:3000; ${text} is none.`,
    );
  });
  return [...new Set(origins)];
}

import { z } from '@alisio/shared-contracts/zod';
import { hashOf } from '../../build/integrity.ts';
import { checkSize, mostBytesAt, readWithin } from './most-bytes.ts';
import type { ReleaseStore } from './release-store.ts';

/** Where an edge with `OPEN_RELEASES=on` shows what is released, for edges of developers. */
export const OPEN_RELEASES_PATH = '/releases';
/** Below it: the public keys that it verifies with. */
export const ROOT_KEYS_NAME = 'roots.pem';

const names = z.array(z.string());

/** What may change is asked for again after this long: it comes over the network, and a developer is no visitor. */
const FRESH_MS = 5000;
/** Revisions and keys: what there will be next is not there yet. */
const mayChange = (path: string): boolean => /^(registry|keys)(\/|$)/.test(path);

/** Of a listing: ten thousand revisions have some 200 KB. */
const NAMES_BYTES = 4 * 1024 * 1024;

const readOnly = async (): Promise<never> => {
  throw new Error('What is released on another site is read here, and not changed.');
};

/** What a name is asked for: what is below it (`names`), or what it holds (`files`). */
type Kind = 'names' | 'files';

/**
 * The releases of a running site, to be read.
 * @param site its origin
 */
export function siteStore(site: string): ReleaseStore {
  const kept = new Map<string, { at: number; answer: Promise<Uint8Array | undefined> }>();

  async function ask(kind: Kind, path: string): Promise<Uint8Array | undefined> {
    const address = `${site}${OPEN_RELEASES_PATH}/${kind}/${path}`;
    const answer = await fetch(address, { redirect: 'error' });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
    const most = kind === 'names' ? NAMES_BYTES : mostBytesAt(path);
    try {
      checkSize(path, Number(answer.headers.get('content-length') ?? 0), most);
    } catch (error) {
      await answer.body?.cancel();
      throw error;
    }
    return answer.body ? readWithin(path, answer.body, most) : new Uint8Array();
  }

  function fetched(kind: Kind, path: string): Promise<Uint8Array | undefined> {
    if (!mayChange(path)) return ask(kind, path);
    const key = `${kind}/${path}`;
    const known = kept.get(key);
    if (known && performance.now() - known.at < FRESH_MS) return known.answer;
    const answer = ask(kind, path);
    kept.set(key, { at: performance.now(), answer });
    answer.catch(() => kept.delete(key));
    return answer;
  }

  return {
    async list(path) {
      const told = await fetched('names', path);
      return told ? names.parse(JSON.parse(new TextDecoder().decode(told))) : [];
    },
    read: (path) => fetched('files', path),
    async readUnless(path, tag) {
      const content = await fetched('files', path);
      if (!content) return undefined;
      const now = hashOf(content);
      return now === tag ? 'same' : { content, tag: now };
    },
    publish: readOnly,
    compareAndSwap: readOnly,
    replace: readOnly,
    remove: readOnly,
  };
}

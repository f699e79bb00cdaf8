import { brotliCompressSync } from 'node:zlib';
import { asset, type HostRelease, type RemoteRelease } from '@alisio/platform/sdk/registry';
import { hashOf } from '@alisio/platform/tooling/release';

export interface ReleaseWithFiles<R> {
  release: R;
  files: Map<string, Uint8Array>;
}

/** Some kilobytes that no other address has. */
const contentOf = (url: string): Uint8Array => new TextEncoder().encode(`// ${url}\n`.repeat(100));

/** The files that a fixture's release names, with their pins and their compressed siblings. */
export function withFiles<R extends HostRelease | RemoteRelease>(release: R): ReleaseWithFiles<R> {
  const files = new Map<string, Uint8Array>();
  const pinned: R = JSON.parse(JSON.stringify(release), (_key, value: unknown) => {
    const { data: found } = asset.safeParse(value);
    if (!found) return value;
    const content = contentOf(found.url);
    const file = found.url.slice(found.url.lastIndexOf('/') + 1);
    files.set(file, content);
    files.set(`${file}.br`, brotliCompressSync(content));
    return { ...found, integrity: hashOf(content) };
  });
  return { release: pinned, files };
}

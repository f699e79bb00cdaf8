import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HostRelease, RemoteRelease } from '@alisio/platform/sdk/registry';
import {
  hashOf,
  publishRelease,
  readRelease,
  releasePath,
  type Site,
} from '@alisio/platform/tooling/release';
import type { Change } from './code-faults.ts';
import type { BreakablePart } from './remote-parts.ts';

const pack = promisify(brotliCompress);
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Of a library, which is large, the form that its build made is kept: it is not changed. */
const LIBRARY_FORM = /^library-.*\.br$/;

/** The published files of a version, without their compressed forms. */
async function filesOf({ store, verifier }: Site, { name, version }: HostRelease | RemoteRelease) {
  const document = await readRelease(store, verifier, name, version);
  const wanted = Object.keys(document?.hashes ?? {}).filter(
    (file) => LIBRARY_FORM.test(file) || !/\.(?:br|gz|svg)$/.test(file),
  );
  return new Map(
    await Promise.all(
      wanted.map(async (file) => {
        const content = await store.read(`${releasePath(name)}/${version}/${file}`);
        if (!content) throw new Error(`${file} of ${name} ${version} is gone.`);
        return [file, content] as const;
      }),
    ),
  );
}

/** Scripts as a build leaves them, each with its compressed form: ceilings count what is sent. */
async function packed(files: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
  const scripts = [...files].filter(([file]) => file.endsWith('.js') && !files.has(`${file}.br`));
  const forms = scripts.map(async ([file, bytes]) => [`${file}.br`, await pack(bytes, QUICKLY)] as const);
  return new Map([...files, ...(await Promise.all(forms))]);
}

/**
 * Publishes a bad version of a release: the part's own file is changed, and pinned as if it had been built so. It is
 * live for nobody.
 * @returns the bad version
 */
export async function publishBad(
  site: Site,
  { release, files: [own] }: Pick<BreakablePart, 'release' | 'files'>,
  change: Change = (text) => text,
): Promise<string> {
  const files = await filesOf(site, release);
  let described = JSON.stringify(release);
  const replace = (file: string, content: Uint8Array) => {
    const before = files.get(file);
    if (!before) throw new Error(`${file} is no file of ${release.name}.`);
    files.set(file, content);
    files.delete(`${file}.br`);
    const [old, pin] = [hashOf(before), hashOf(content)];
    described = described.replaceAll(old, pin);
    // The entry pins the chunks behind it, and the registry the entry.
    for (const [other, bytes] of files) {
      const text = decode(bytes);
      if (other.endsWith('.js') && text.includes(old)) replace(other, encode(text.replaceAll(old, pin)));
    }
  };
  const file = own?.url.split('/').at(-1) ?? '';
  replace(file, encode(change(decode(files.get(file) ?? new Uint8Array()))));

  const digest = createHash('sha256').update(described).digest('hex').slice(0, 8);
  const version = `${release.version.split('-')[0]}-${digest}`;
  await publishRelease(site.store, site, {
    release: { ...JSON.parse(described.replaceAll(`/${release.version}/`, `/${version}/`)), version },
    files: await packed(files),
    by: 'The saboteur',
    at: new Date(),
  });
  return version;
}

import {
  type Asset,
  type HostRelease,
  type ReleaseDocument,
  type RemoteRelease,
  releaseDocument,
} from '../../../sdk/registry/index.ts';
import { checkHostCeilings, checkRemoteCeilings, fileSizes } from '../../build/ceilings.ts';
import { hashOf } from '../../build/integrity.ts';
import { checkMayRelease } from '../rights/allowed-release.ts';
import { learnKeys } from '../rights/learn-keys.ts';
import { NotTrusted, type Signed, type Signer, type Verifier } from '../rights/signing.ts';
import { RELEASE_DOCUMENT, type ReleaseStore } from '../stores/release-store.ts';
import { claiming } from './claims.ts';
import { releasePath } from './release-of-build.ts';

export interface Publication {
  release: HostRelease | RemoteRelease;
  files: ReadonlyMap<string, Uint8Array>;
  by: string;
  /** UTC */
  at: Date;
}

const fileOf = ({ url }: Asset): string => url.slice(url.lastIndexOf('/') + 1);

/** By the files themselves: what a build or a release says of its sizes counts for nothing here. */
function checkCeilings(release: HostRelease | RemoteRelease, files: ReadonlyMap<string, Uint8Array>): void {
  const sizes = fileSizes(new Map([...files].map(([name, { byteLength }]) => [name, byteLength])));
  if (!('entry' in release)) {
    checkHostCeilings(sizes);
    return;
  }
  const chunks = Object.entries(release.files).map(([chunk, assets]) => [chunk, assets.map(fileOf)] as const);
  checkRemoteCeilings(release.name, sizes, {
    entry: fileOf(release.entry),
    chunks: Object.fromEntries(chunks),
  });
}

/**
 * Puts a release at its immutable address, with its signed document.
 * @returns the document that lies there: an earlier one, when the version was published before
 * @throws NotTrusted when that is not to be trusted, or the key may not release it; with a sentence when it is past the
 * platform's ceilings
 */
export async function publishRelease(
  store: ReleaseStore,
  { signer, verifier }: { signer: Signer; verifier: Verifier },
  { release, files, by, at }: Publication,
): Promise<ReleaseDocument> {
  checkCeilings(release, files);
  const document: ReleaseDocument = {
    schema: 1,
    release,
    hashes: Object.fromEntries([...files].map(([name, content]) => [name, hashOf(content)])),
    sizes: Object.fromEntries([...files].map(([name, { byteLength }]) => [name, byteLength])),
    publishedAt: at.toISOString(),
    publishedBy: by,
  };
  await learnKeys(store, verifier);
  checkMayRelease(verifier, signer.keyId, document);
  const sealed = new TextEncoder().encode(signer.seal(JSON.stringify(document)));
  const whole = new Map([...files, [RELEASE_DOCUMENT, sealed]]);
  const published = await claiming(store, [release], { what: 'published' }, async () => {
    await store.publish(releasePath(release.name), release.version, whole);
    return readRelease(store, verifier, release.name, release.version);
  });
  if (!published) throw new Error(`${release.name} ${release.version} was published and is not there.`);
  return published;
}

/** Opens what may be signed by a key of which nobody has told this reader yet. */
async function openLearning(store: ReleaseStore, verifier: Verifier, stored: Uint8Array): Promise<Signed> {
  try {
    return verifier.openSigned(stored);
  } catch (error) {
    if (!(error instanceof NotTrusted)) throw error;
    await learnKeys(store, verifier);
    return verifier.openSigned(stored);
  }
}

/**
 * The document of a published version; nothing when there is no such version.
 * @throws NotTrusted when it was changed, or its key may not release this; with a sentence when it is another version's
 */
export async function readRelease(
  store: ReleaseStore,
  verifier: Verifier,
  name: string,
  version: string,
): Promise<ReleaseDocument | undefined> {
  const stored = await store.read(`${releasePath(name)}/${version}/${RELEASE_DOCUMENT}`);
  if (!stored) return undefined;
  const { payload, keyId } = await openLearning(store, verifier, stored);
  const document = releaseDocument.parse(JSON.parse(payload));
  const { release } = document;
  if (release.name !== name || release.version !== version) {
    throw new Error(`${name} ${version} holds ${release.name} ${release.version}`);
  }
  checkMayRelease(verifier, keyId, document);
  return document;
}

/** Versions that are published, the newest first as far as their names tell: by package version. */
export const publishedVersions = async (store: ReleaseStore, name: string): Promise<string[]> =>
  (await store.list(releasePath(name)))
    .filter((version) => /^\d+\.\d+\.\d+-[0-9a-f]{8}$/.test(version))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));

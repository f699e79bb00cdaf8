import { accessSync, constants, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '../../build/paths.ts';
import { dataDirOf } from './data-dir.ts';
import { folderStore } from './folder-store.ts';
import { POINTER_PATH, type ReleaseStore } from './release-store.ts';
import { sizedStore } from './sized-store.ts';
import { readLimit, readTryLimit, timedStore } from './timed-store.ts';

export type { ReleaseStore };
export type StoreEnvironment = Readonly<Record<string, string | undefined>>;

/** Where releases are, as `RELEASE_STORE` says it. */
type Place =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucket: string; prefix: string }
  | { kind: 'postgres'; url: string }
  | { kind: 'site'; origin: string };

const S3 = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/;

const originIn = (text: string): string | undefined =>
  /^https?:/.test(text) ? URL.parse(text)?.origin : undefined;

/** Whether releases are those of another site, which has operators of its own. */
export const isOfOtherSite = ({ RELEASE_STORE = '' }: StoreEnvironment): boolean =>
  originIn(RELEASE_STORE) !== undefined;

/** @throws with a sentence for a person */
function placeOf(environment: StoreEnvironment, dataDir: string): Place {
  const { RELEASE_STORE: text, RELEASE_DATABASE_URL, DATABASE_URL } = environment;
  if (!text) return { kind: 'folder', folder: join(dataDir, 'site') };
  if (text === 'postgres') {
    const url = RELEASE_DATABASE_URL || DATABASE_URL;
    if (url) return { kind: 'postgres', url };
    throw new Error('RELEASE_STORE is postgres, so RELEASE_DATABASE_URL or DATABASE_URL has to say which.');
  }
  const [, bucket, prefix = ''] = S3.exec(text) ?? [];
  if (bucket !== undefined) return { kind: 's3', bucket, prefix };
  const origin = originIn(text);
  if (origin !== undefined) return { kind: 'site', origin };
  if (!/^[a-z][a-z0-9+.-]*:/i.test(text)) return { kind: 'folder', folder: resolve(repositoryRoot, text) };
  throw new Error(
    `RELEASE_STORE is a folder, s3://bucket/prefix, postgres, or a site that shows its releases, not ${text}.`,
  );
}

/** What is not the folder is loaded when it is first asked: a start on a folder pays nothing for it. */
function lazily(load: () => Promise<ReleaseStore>): ReleaseStore {
  let loaded: Promise<ReleaseStore> | undefined;
  const store = () => (loaded ??= load());
  return {
    publish: async (...args) => (await store()).publish(...args),
    list: async (...args) => (await store()).list(...args),
    read: async (...args) => (await store()).read(...args),
    readUnless: async (...args) => (await store()).readUnless(...args),
    compareAndSwap: async (...args) => (await store()).compareAndSwap(...args),
    replace: async (...args) => (await store()).replace(...args),
    remove: async (...args) => (await store()).remove(...args),
  };
}

function storeAt(place: Place, environment: StoreEnvironment): ReleaseStore {
  if (place.kind === 'folder') return folderStore(place.folder);
  if (place.kind === 's3') {
    const { bucket, prefix } = place;
    return lazily(async () => (await import('./s3-store.ts')).s3Store({ bucket, prefix, environment }));
  }
  if (place.kind === 'site') {
    const { origin } = place;
    return lazily(async () => (await import('./site-store.ts')).siteStore(origin));
  }
  return lazily(async () =>
    (await import('./postgres-store.ts')).postgresStore(place.url, readTryLimit(environment)),
  );
}

/**
 * The store of releases: `RELEASE_STORE` names a folder (`<DATA_DIR>/site` when it is not set), `s3://bucket/prefix`
 * (where it is and who may is the AWS SDK's to know, `AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` …), or
 * `postgres`, at `RELEASE_DATABASE_URL` or else `DATABASE_URL`; the address of a site whose edge has `OPEN_RELEASES=on`, to
 * be read alone. No read takes longer than `STORE_READ_MS`, nor more bytes than `mostBytesAt` says.
 * @param dataDir for the folder that is meant when none is named
 * @throws with a sentence when that names none; whether it can be reached shows when it is used
 */
export const openStore = (
  environment: StoreEnvironment,
  dataDir: string = dataDirOf(environment),
): ReleaseStore =>
  timedStore(sizedStore(storeAt(placeOf(environment, dataDir), environment)), readLimit(environment));

/** Where releases are, for a person to read; nothing in it is secret. @throws as `openStore` does */
export function storeName(environment: StoreEnvironment, dataDir: string = dataDirOf(environment)): string {
  const place = placeOf(environment, dataDir);
  if (place.kind === 'folder') return place.folder;
  if (place.kind === 's3') return `s3://${place.bucket}/${place.prefix}`;
  if (place.kind === 'site') return place.origin;
  const url = URL.parse(place.url);
  return `PostgreSQL (${url ? url.host + url.pathname : 'as its address says'})`;
}

/**
 * Whether a reader may begin: a store that is somewhere else may come back, a folder that cannot be read is a mistake.
 * @throws with a sentence for a person
 */
export function checkStore(environment: StoreEnvironment, dataDir: string): void {
  const place = placeOf(environment, dataDir);
  if (place.kind !== 'folder') return;
  try {
    accessSync(place.folder, constants.R_OK | constants.X_OK);
  } catch {
    throw new Error(
      `There is no readable site in ${place.folder}: release one first, or set DATA_DIR or RELEASE_STORE.`,
    );
  }
}

/** Whether anything was ever live there. @throws when the store cannot be read */
export async function hasReleases(environment: StoreEnvironment, dataDir: string): Promise<boolean> {
  const place = placeOf(environment, dataDir);
  if (place.kind === 'folder') return existsSync(place.folder);
  return (await openStore(environment, dataDir).list(POINTER_PATH)).length > 0;
}

import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkSize, readWithin } from './most-bytes.ts';
import type { Tagged } from './release-store.ts';
import { TRIES } from './retries.ts';
import { readTryLimit } from './timed-store.ts';

const CONNECT_MS = 2000;
/** Of each try to write; a file of a version has a few hundred kilobytes. */
const REQUEST_MS = 5000;
/** Where no region is named: servers that are not Amazon's take any. */
const REGION = 'us-east-1';

export interface Bucket {
  bucket: string;
  /** of all names in it; may be empty */
  prefix: string;
  environment: Readonly<Record<string, string | undefined>>;
}

/** What creating something came to: it was there, two came at once, or it is ours; after a lost answer one cannot say. */
export type Created = 'created' | 'there' | 'unsure';

/** The few calls of object storage that a store of releases is made of, each with limits and tries of its own. */
export interface S3Calls {
  /** @throws TooLarge */
  get(path: string, tag?: string): Promise<Tagged | 'same' | undefined>;
  /** when it was written, by the server's clock; nothing where there is none */
  writtenAt(path: string): Promise<Date | undefined>;
  create(path: string, content: Uint8Array): Promise<Created>;
  put(path: string, content: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  /** Names directly below a path. @param after only those that sort behind it */
  names(path: string, after?: string): Promise<string[]>;
  /** Paths of all objects below a path. */
  below(path: string): Promise<string[]>;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
const isMissing = (error: unknown): boolean => error instanceof NoSuchKey || statusOf(error) === 404;

function clientOf(environment: Bucket['environment']): S3Client {
  return new S3Client({
    region: environment.AWS_REGION || environment.AWS_DEFAULT_REGION || REGION,
    // A server of one's own has one name for all buckets.
    forcePathStyle: Boolean(environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL),
    // Others than Amazon's may not know its newer checksums; every released file is hashed and signed anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Waits longer each time, and by chance.
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
  });
}

/** @throws TooLarge by the length that is told, or else by what comes; then the rest is not waited for */
async function contentOf(path: string, { Body, ContentLength = 0 }: GetObjectCommandOutput) {
  if (!(Body instanceof Readable)) return new Uint8Array();
  try {
    checkSize(path, ContentLength);
    return await readWithin(path, Body);
  } finally {
    Body.destroy();
  }
}

export function s3Calls({ bucket: Bucket, prefix, environment }: Bucket): S3Calls {
  const client = clientOf(environment);
  const reading = { requestTimeout: readTryLimit(environment) };
  const base = prefix === '' ? '' : `${prefix}/`;
  const at = (path: string) => ({ Bucket, Key: base + path });

  async function* pages(path: string, options: { Delimiter?: string; StartAfter?: string | undefined }) {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${base}${path}/`, ContinuationToken, ...options }),
        reading,
      );
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    async get(path, tag) {
      try {
        const found = await client.send(
          new GetObjectCommand({ ...at(path), ...(tag === undefined ? {} : { IfNoneMatch: tag }) }),
          reading,
        );
        return { content: await contentOf(path, found), tag: found.ETag ?? '' };
      } catch (error) {
        if (statusOf(error) === 304) return 'same';
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async writtenAt(path) {
      try {
        return (await client.send(new HeadObjectCommand(at(path)), reading)).LastModified;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async create(path, content) {
      try {
        await client.send(new PutObjectCommand({ ...at(path), Body: content, IfNoneMatch: '*' }));
        return 'created';
      } catch (error) {
        const status = statusOf(error);
        // 409: somebody else creates it at this very moment.
        if (status !== 412 && status !== 409) throw error;
        const tries = error instanceof S3ServiceException ? (error.$metadata.attempts ?? 1) : 1;
        return status === 409 || tries > 1 ? 'unsure' : 'there';
      }
    },

    async put(path, content) {
      await client.send(new PutObjectCommand({ ...at(path), Body: content }));
    },

    async remove(path) {
      await client.send(new DeleteObjectCommand(at(path)));
    },

    async names(path, after) {
      const start = `${base}${path}/`;
      const found: string[] = [];
      const options = { Delimiter: '/', StartAfter: after === undefined ? undefined : start + after };
      for await (const { CommonPrefixes = [], Contents = [] } of pages(path, options)) {
        for (const one of CommonPrefixes)
          found.push((one.Prefix ?? '').slice(start.length).replace(/\/$/, ''));
        for (const one of Contents) found.push((one.Key ?? '').slice(start.length));
      }
      return found.filter((name) => name !== '');
    },

    async below(path) {
      const found: string[] = [];
      for await (const { Contents = [] } of pages(path, {}))
        for (const { Key = '' } of Contents) found.push(Key.slice(base.length));
      return found;
    },
  };
}

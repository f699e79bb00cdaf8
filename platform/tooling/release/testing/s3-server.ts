import { once } from 'node:events';
import S3rver from 's3rver';
import { type ConditionalWrites, conditionalWrites } from './conditional-writes.ts';

export interface S3Server extends Pick<ConditionalWrites, 'asked' | 'failNext'> {
  /** what the AWS SDK finds it by, and `RELEASE_STORE` for a prefix in its bucket */
  environmentOf(prefix: string): Record<string, string>;
  stop(): Promise<void>;
}

export const S3_BUCKET = 'releases';

/** S3rver finds no prefix that has nothing but further prefixes below it: they are taken from the whole list. */
function listsAllPrefixes({ store }: S3rver): void {
  const listAll = store.listObjects.bind(store);
  store.listObjects = async (bucket, asked) => {
    const { delimiter, prefix = '', maxKeys = Number.POSITIVE_INFINITY } = asked;
    if (!delimiter) return listAll(bucket, asked);
    const { objects } = await listAll(bucket, { ...asked, delimiter: '', maxKeys: Number.POSITIVE_INFINITY });
    const endOf = (key: string) => key.indexOf(delimiter, prefix.length);
    const commonPrefixes = objects
      .filter(({ key }) => endOf(key) !== -1)
      .map(({ key }) => key.slice(0, endOf(key) + delimiter.length));
    const here = objects.filter(({ key }) => endOf(key) === -1);
    return {
      objects: here.slice(0, maxKeys),
      commonPrefixes: [...new Set(commonPrefixes)],
      isTruncated: here.length > maxKeys,
    };
  };
}

/**
 * A server of S3's kind for tests: S3rver, with conditional writes put in front of it.
 * @param directory where its objects are
 * @param port any, when left out
 */
export async function startS3Server(directory: string, port?: number): Promise<S3Server> {
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false },
    configureBuckets: [{ name: S3_BUCKET, configs: [] }],
  });
  listsAllPrefixes(server);
  const { port: behind } = await server.run();
  const front = await conditionalWrites(behind, port);
  return {
    asked: front.asked,
    failNext: front.failNext,
    environmentOf: (prefix) => ({
      RELEASE_STORE: `s3://${S3_BUCKET}/${prefix}`,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${front.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'eu-west-1',
    }),
    async stop() {
      await front.close();
      server.httpServer.close();
      server.httpServer.closeAllConnections();
      await once(server.httpServer, 'close');
    },
  };
}

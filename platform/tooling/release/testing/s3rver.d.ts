declare module 's3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  export interface S3rverOptions {
    address?: string;
    port?: number;
    silent?: boolean;
    directory: string;
    vhostBuckets?: boolean;
    configureBuckets?: { name: string; configs: string[] }[];
  }

  export interface Listing {
    objects: { key: string }[];
    commonPrefixes: string[];
    isTruncated: boolean;
  }

  export interface Asked {
    delimiter?: string;
    prefix?: string;
    maxKeys?: number;
  }

  /** S3rver 3.7, as far as it is used here. */
  export default class S3rver {
    constructor(options: S3rverOptions);
    httpServer: Server;
    store: { listObjects(bucket: string, asked: Asked): Promise<Listing> };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

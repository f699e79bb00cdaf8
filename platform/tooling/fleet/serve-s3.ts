import { startS3Server } from '../release/testing/s3-server.ts';

/**
 * `serve-s3.ts FOLDER PORT`: a server of S3's kind over a folder, until it is ended. It is the one of the tests, which
 * has the conditional writes that the registry moves by.
 */
const [directory = '', port = ''] = process.argv.slice(2);
const server = await startS3Server(directory, Number(port));
process.once('SIGTERM', () => void server.stop().finally(() => process.exit()));

import { ensureInstalled, handOver } from '../start/bootstrap.mjs';

ensureInstalled();
handOver('platform/tooling/dev/serve.ts', process.argv.slice(2));

import { ensureInstalled, handOver } from '../start/bootstrap.mjs';

ensureInstalled();
handOver('platform/tooling/test/run-all.ts', process.argv.slice(2));

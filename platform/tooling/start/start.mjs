import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('platform/tooling/start/serve.ts');

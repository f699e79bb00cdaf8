import { ensureInstalled, handOver } from '../start/bootstrap.mjs';

ensureInstalled();
const rest = process.argv.slice(2).filter((argument) => argument !== '--prove');
const proves = rest.length < process.argv.length - 2;
handOver(proves ? 'backend/bench/fleet.ts' : 'platform/tooling/fleet/serve-fleet.ts', rest);

import { ensureInstalled, handOver } from '../start/bootstrap.mjs';

ensureInstalled();
const asked = process.argv.slice(2);
const rest = asked.filter((argument) => argument !== '--prove');
const measures = rest.length < asked.length || rest.includes('--costs');
handOver(measures ? 'backend/bench/fleet.ts' : 'platform/tooling/fleet/serve-fleet.ts', rest);

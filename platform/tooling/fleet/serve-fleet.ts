import { writeFileSync } from 'node:fs';
import { readCommandLine, runCommand } from '../command-line/index.ts';
import { endOnSignal } from './end-on-signal.ts';
import { startFleet } from './fleet.ts';
import { FLEET_FLAGS, readFleetSettings } from './fleet-settings.ts';
import { environmentFile, fleetTable } from './fleet-table.ts';

/** `npm run fleet`: the product as many processes on this machine, until Ctrl-C. */
async function serveFleet(): Promise<void> {
  const settings = readFleetSettings(readCommandLine(FLEET_FLAGS));
  const say = (sentence: string) => console.info(`· ${sentence}`);
  const began = Date.now();
  const fleet = await startFleet({ settings, say, onBegun: endOnSignal });
  const file = environmentFile(fleet);
  const lines = Object.entries(fleet.releaseEnvironment).map(([name, value]) => `${name}='${value}'`);
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  say(`Ready in ${((Date.now() - began) / 1000).toFixed(1)} s; Ctrl-C ends all of it`);
  console.info(`\n  Alisio   ${fleet.urls.web}`);
  console.info(`  API      ${fleet.urls.api}/docs`);
  console.info(`  Releases ${fleet.urls.web}/_operators (your name, password ${fleet.operatorKey})\n`);
  console.info(fleetTable(fleet));
  console.info(`\n  Release to it: set -a; . ${file}; set +a; npm run release -w mf-content\n`);
}

await runCommand(serveFleet);
// What failed has ended what it had begun; what runs is ended by a signal.
if (process.exitCode) process.exit();

import { leaveAddress } from '../release/site/site-address.ts';
import { checkDataDir, checkPorts } from './checks.ts';
import { operatorKey, productServers } from './product-servers.ts';
import { publishIfChanged } from './publish-if-changed.ts';
import { type Run, runUntilStopped } from './run-until-stopped.ts';
import { readSettings, root, type Settings } from './settings.ts';

const step = (text: string) => console.info(`· ${text}`);

async function startProduct(settings: Settings, run: Run): Promise<void> {
  const began = Date.now();
  await checkPorts(settings);
  checkDataDir(settings);
  await publishIfChanged(settings, step);
  step('Preparing the database');
  const operators = operatorKey(process.env);
  const { pay, api, web } = productServers(settings, operators);
  if (run.stopping()) return;
  await run.runToEnd('backend/src/migrate.ts', api.env);
  step('Starting the pay origin, the API and the web edge');
  for (const server of [pay, api, web]) await run.start(server);
  if (run.stopping()) return;
  const { ports, dataDir } = settings;
  run.onStop(
    leaveAddress(dataDir, { web: `http://localhost:${ports.web}`, api: `http://127.0.0.1:${ports.api}` }),
  );
  step(`Ready in ${((Date.now() - began) / 1000).toFixed(1)} s; Ctrl-C stops all of it`);
  console.info(`\n  Alisio   http://localhost:${ports.web}`);
  console.info(`  API      http://localhost:${ports.api}/docs`);
  const password = operators.isNew
    ? `your name, which stands beside what you do, password ${operators.key} until it stops`
    : 'OPERATOR_KEY';
  console.info(`  Releases http://localhost:${ports.web}/_operators (${password})\n`);
}

await runUntilStopped(root, (run) => startProduct(readSettings(), run));

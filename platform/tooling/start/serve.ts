import type { ChildProcess } from 'node:child_process';
import { checkDataDir, checkPorts } from './checks.ts';
import { runToEnd, type Server, startServer, stopAll } from './processes.ts';
import { publishIfChanged } from './publish-if-changed.ts';
import { readSettings, type Settings, StartProblem } from './settings.ts';

const step = (text: string) => console.info(`· ${text}`);

function servers({ dataDir, ports }: Settings): Server[] {
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(ports.web),
    API_PORT: String(ports.api),
    PAY_PORT: String(ports.pay),
    API_URL: `http://127.0.0.1:${ports.api}`,
    PAY_URL: `http://127.0.0.1:${ports.pay}`,
  };
  const ready = (port: number) => `http://127.0.0.1:${port}/readyz`;
  return [
    { name: 'pay origin', script: 'backend/src/pay-origin/main.ts', ready: ready(ports.pay), env },
    { name: 'API', script: 'backend/src/main.ts', ready: ready(ports.api), env },
    { name: 'web edge', script: 'host/server/main.ts', ready: ready(ports.web), env },
  ];
}

async function start(running: ChildProcess[], stopping: () => boolean): Promise<void> {
  const settings = readSettings();
  const began = Date.now();
  await checkPorts(settings);
  checkDataDir(settings);
  await publishIfChanged(settings, step);
  step('Preparing the database');
  const [pay, api, web] = servers(settings);
  if (!pay || !api || !web) return;
  if (stopping()) return;
  await runToEnd(settings.root, 'backend/src/migrate.ts', api.env);
  step('Starting the pay origin, the API and the web edge');
  for (const server of [pay, api, web]) {
    if (stopping()) return;
    const child = await startServer(settings.root, server);
    running.unshift(child);
    child.once('exit', (code) => {
      if (stopping()) return;
      console.error(`The ${server.name} ended unexpectedly (${code ?? 'signal'}); stopping the rest.`);
      process.exitCode = 1;
      process.emit('SIGTERM');
    });
  }
  step(`Ready in ${((Date.now() - began) / 1000).toFixed(1)} s; Ctrl-C stops all of it`);
  console.info(`\n  Alisio   http://localhost:${settings.ports.web}`);
  console.info(`  API      http://localhost:${settings.ports.api}/docs\n`);
}

/** Newest first, so that nobody is asked after the server behind it has gone. */
const running: ChildProcess[] = [];
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await stopAll(running);
  process.exit();
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);

try {
  await start(running, () => stopping);
} catch (error) {
  if (!stopping) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exitCode = 1;
    await stop();
  }
}

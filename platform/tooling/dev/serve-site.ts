import { hostFolder } from '../build/paths.ts';
import { checkDataDir, checkPort } from '../start/checks.ts';
import { operatorKey, productServers } from '../start/product-servers.ts';
import type { Run } from '../start/run-until-stopped.ts';
import type { Settings } from '../start/settings.ts';
import { backendToStart } from './backend-to-start.ts';
import { readDevSettings } from './dev-settings.ts';
import { ensureReleased } from './ensure-released.ts';
import { sourceSettings } from './source-settings.ts';
import { startDevServers } from './start-dev-servers.ts';

const step = (text: string) => console.info(`· ${text}`);

/** The whole product, with the shell and these remotes from source and the rest as released. */
export async function serveSite(folders: readonly string[], settings: Settings, run: Run): Promise<void> {
  const began = performance.now();
  const dev = readDevSettings(process.env, settings.ports.web, folders.length);
  await checkPort({ port: settings.ports.web, variable: 'PORT' });
  const servers = productServers(settings, operatorKey(process.env));
  const backend = await backendToStart(servers, settings, step);
  for (let index = 0; index <= folders.length; index += 1)
    await checkPort({ port: dev.firstPort + index, variable: 'DEV_PORT' });
  checkDataDir(settings);
  const { remotes } = await ensureReleased(settings, step);

  const { hostPlan, remotePlans } = await import('./plans.ts');
  const [host, ...fromSource] = [hostPlan(hostFolder, dev), ...(await remotePlans(folders, dev))];
  const names = fromSource.map(({ name }) => name);
  step(`From source: ${[host.name, ...names].join(', ')}`);
  const rest = Object.values(remotes).filter(({ live }) => !names.includes(live.name));
  step(`As released: ${rest.map(({ live }) => `${live.name} ${live.version}`).join(', ') || 'nothing'}`);

  const edge = {
    ...servers.web,
    env: {
      ...servers.web.env,
      ...sourceSettings(host, fromSource),
    },
  };
  await Promise.all([
    // The first page asks the development servers, so they listen before there is one; they may compile meanwhile.
    startDevServers([host, ...fromSource], run).then((compiled) =>
      Promise.all([compiled(), run.start(edge)]),
    ),
    backend(run),
  ]);
  if (run.stopping()) return;
  step(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s; Ctrl-C stops all of it`);
  console.info(`\n  Alisio   http://localhost:${settings.ports.web}\n`);
}

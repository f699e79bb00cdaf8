import { answers } from '../machine/until-ready.ts';
import { checkPort } from '../start/checks.ts';
import type { Run } from '../start/run-until-stopped.ts';
import { type Settings, StartProblem } from '../start/settings.ts';
import { originAt, readDevSettings } from './dev-settings.ts';
import { startDevServers } from './start-dev-servers.ts';

const step = (text: string) => console.info(`· ${text}`);

/** Each of these remotes in a stub of the shell, on a port of its own. No site, no database, no other remote. */
export async function serveAlone(folders: readonly string[], settings: Settings, run: Run): Promise<void> {
  if (folders.length === 0) throw new StartProblem('The shell has no stub to run in: name a remote.');
  const began = performance.now();
  const { firstPort } = readDevSettings(process.env, settings.ports.web, folders.length);
  const places = folders.map((folder, index) => ({ folder, port: firstPort + 1 + index }));
  for (const { port } of places) await checkPort({ port, variable: 'DEV_PORT' });

  const { alonePlan } = await import('./alone-plan.ts');
  const plans = await Promise.all(
    places.map(({ folder, port }) => alonePlan(folder, originAt(port), settings)),
  );
  const compiled = await startDevServers(plans, run);
  await compiled();
  if (run.stopping()) return;
  const { api } = settings.ports;
  const apiIsThere = await answers(`http://127.0.0.1:${api}/readyz`);
  step(
    apiIsThere ? `The API answers on port ${api}` : `No API on port ${api} (API_PORT): pages do without it`,
  );
  step(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s; Ctrl-C stops it`);
  for (const { name, origin } of plans) console.info(`\n  ${name} alone   ${origin}`);
  console.info('');
}

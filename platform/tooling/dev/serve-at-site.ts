import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPort } from '../start/checks.ts';
import { productServers } from '../start/product-servers.ts';
import type { Run } from '../start/run-until-stopped.ts';
import { type Settings, StartProblem } from '../start/settings.ts';
import { readDevSettings } from './dev-settings.ts';
import { lookAtSite, type RunningSite } from './running-site.ts';
import { startSiteApi } from './site-api.ts';
import { sourceSettings } from './source-settings.ts';
import { startDevServers } from './start-dev-servers.ts';

const step = (text: string) => console.info(`· ${text}`);

/** A site elsewhere answers later than a disk. */
const READ_MS = '20000';

/** What is trusted, and what does not work, said before anybody relies on it. */
function tellLimits({ origin, payOrigin }: RunningSite): void {
  const verified = process.env.RELEASE_PUBLIC_KEYS_FILE
    ? 'signatures are verified with RELEASE_PUBLIC_KEYS_FILE'
    : `signatures are verified with the keys that ${origin} itself shows${origin.startsWith('https:') ? ', which TLS vouches for' : ', which nobody vouches for without TLS'} (others: RELEASE_PUBLIC_KEYS_FILE)`;
  step(`What is released there is run here: ${verified}`);
  step(`Its API answers: what is ordered or sent in these pages is ordered and sent there; reports are not`);
  step(`Cards cannot be paid with here: ${payOrigin} shows their fields in pages of ${origin} alone`);
}

/**
 * These remotes from source in a running site: shell, other remotes and API are that site's, as they are live there. No
 * build, no database, no site of this machine.
 * @throws StartProblem
 */
export async function serveAtSite(
  folders: readonly string[],
  origin: string,
  settings: Settings,
  run: Run,
): Promise<void> {
  if (folders.length === 0)
    throw new StartProblem('The shell is the one that is live at the site: name a remote.');
  const began = performance.now();
  const dev = readDevSettings(process.env, settings.ports.web, folders.length);
  await checkPort({ port: settings.ports.web, variable: 'PORT' });
  for (let index = 1; index <= folders.length; index += 1)
    await checkPort({ port: dev.firstPort + index, variable: 'DEV_PORT' });
  const site = await lookAtSite(origin);

  const { remotePlans } = await import('./plans.ts');
  const fromSource = await remotePlans(folders, dev);
  const names = fromSource.map(({ name }) => name);
  step(`From source: ${names.join(', ')}`);
  const rest = Object.entries(site.live.versions).filter(([name]) => !names.includes(name));
  step(`From ${origin}: ${rest.map(([name, version]) => `${name} ${version}`).join(', ')}`);
  tellLimits(site);

  const folder = await mkdtemp(join(tmpdir(), 'alisio-dev-site-'));
  run.onStop(() => rm(folder, { recursive: true, force: true }));
  const roots = join(folder, 'roots.pem');
  await writeFile(roots, site.rootKeys);
  const api = await startSiteApi(origin);
  run.onStop(api.stop);
  // What opens the operators' page here opens nothing there.
  const { web } = productServers({ ...settings, dataDir: folder }, { key: '', isNew: false });
  const edge = {
    ...web,
    env: {
      ...web.env,
      ...sourceSettings(undefined, fromSource),
      OPERATOR_KEY: '',
      OPERATOR_SIGNING_KEY_FILE: '',
      RELEASE_STORE: origin,
      RELEASE_PUBLIC_KEYS_FILE: process.env.RELEASE_PUBLIC_KEYS_FILE || roots,
      STORE_READ_MS: process.env.STORE_READ_MS || READ_MS,
      API_URL: api.url,
      PAY_ORIGIN: site.payOrigin,
    },
  };
  await startDevServers(fromSource, run).then((compiled) => Promise.all([compiled(), run.start(edge)]));
  if (run.stopping()) return;
  step(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s; Ctrl-C stops all of it`);
  console.info(`\n  Alisio   http://localhost:${settings.ports.web}\n`);
}

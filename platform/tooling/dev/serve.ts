import { remoteFolders } from '../build/remote-folders.ts';
import { runUntilStopped } from '../start/run-until-stopped.ts';
import { readSettings, root } from '../start/settings.ts';
import { readArguments } from './arguments.ts';
import { serveAlone } from './serve-alone.ts';
import { serveAtSite } from './serve-at-site.ts';
import { serveSite } from './serve-site.ts';
import { targetFolders } from './targets.ts';

/** `npm run dev -- NAMES`: the product with these remotes and the shell from source; `--alone`: the remotes only; `--site URL`: in a running site. */
await runUntilStopped(root, async (run) => {
  const { names, alone, site } = readArguments(process.argv.slice(2));
  const folders = targetFolders(names, remoteFolders());
  if (site !== undefined) await serveAtSite(folders, site, readSettings(), run);
  else await (alone ? serveAlone : serveSite)(folders, readSettings(), run);
});

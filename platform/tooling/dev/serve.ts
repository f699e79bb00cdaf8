import { remoteFolders } from '../build/remote-folders.ts';
import { runUntilStopped } from '../start/run-until-stopped.ts';
import { readSettings, root } from '../start/settings.ts';
import { readArguments } from './arguments.ts';
import { serveAlone } from './serve-alone.ts';
import { serveSite } from './serve-site.ts';
import { targetFolders } from './targets.ts';

/** `npm run dev -- NAMES`: the product with these remotes and the shell from source; `--alone`: the remotes only. */
await runUntilStopped(root, async (run) => {
  const { names, alone } = readArguments(process.argv.slice(2));
  const folders = targetFolders(names, remoteFolders());
  await (alone ? serveAlone : serveSite)(folders, readSettings(), run);
});

import { readCommandLine, runCommand } from '../command-line/index.ts';
import { askedOver, tellStrange } from './line/asked-over.ts';
import { finish } from './line/finish.ts';
import { moveOne } from './line/move-one.ts';
import { secondsSince } from './line/steps.ts';
import { wayBack } from './line/way-back.ts';
import { workspaceName } from './line/workspace-name.ts';
import { rolledBack, trackOf, withdrawn } from './registry/moves.ts';
import { readPointer } from './registry/pointer.ts';
import { localSite, releasedBy } from './site/local-site.ts';
import { dataDirOf } from './stores/data-dir.ts';
import { ROLLBACK_USAGE } from './usage.ts';

/** `npm run rollback -w mf-x [-- --to VERSION] [--over REVISION]`, in the folder of what is rolled back. */
await runCommand(async () => {
  const began = performance.now();
  const line = readCommandLine({ to: 'value', over: 'value' });
  const name = workspaceName(process.cwd(), 'rollback');
  const site = localSite(dataDirOf());
  const by = await releasedBy(site);
  const pointer = await readPointer(site.store, site.verifier);
  tellStrange(pointer);
  const way = await wayBack(site, pointer.registry, name, line.value('to'));
  const { registry, moved } = await moveOne(
    site,
    {
      name,
      urgent: true,
      over: askedOver(line),
      decide: (live, at) =>
        way ? rolledBack(live, way.release, { by, at }) : withdrawn(live, name, { by, at }),
    },
    pointer,
  );
  const { version } = trackOf(registry, name).live;
  if (!moved) {
    console.info(`${name} ${version} is live for everybody already.`);
    return;
  }
  const again = way?.wasLive === false ? ', which it was not lately' : ' again';
  await finish(dataDirOf(), registry, [
    `${name} ${version} is live for everybody${again}: revision ${registry.revision}, by ${by}, in ${secondsSince(began)}.`,
  ]);
}, ROLLBACK_USAGE);

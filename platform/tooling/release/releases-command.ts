import { Misused, readCommandLine, runCommand } from '../command-line/index.ts';
import { tellStrange } from './line/asked-over.ts';
import { describeReleases, releasesAsData } from './line/describe-releases.ts';
import { dataDirOf } from './line/line-settings.ts';
import { localSite } from './local-site.ts';
import { brokenText } from './move-pointer.ts';
import { readPointer } from './pointer.ts';
import { readHistory } from './revisions.ts';

const SHOWN = 20;

function countOf(text: string | undefined): number {
  const count = Number(text ?? SHOWN);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Misused(`--count is a whole number of moves, not "${text}".`);
}

/** `npm run releases [-- --json] [-- --count 50]`: what is live since when by whom, and the newest moves. Ends with 1 when the registry is broken. */
await runCommand(async () => {
  const line = readCommandLine({ json: 'switch', count: 'value' });
  const count = countOf(line.value('count'));
  const { store, verifier } = localSite(dataDirOf());
  const pointer = await readPointer(store, verifier);
  const { registry } = pointer;
  tellStrange(pointer);
  if (pointer.broken.length > 0) {
    console.error(brokenText(pointer));
    process.exitCode = 1;
  }
  if (!registry)
    throw new Error(`Nothing is live in ${dataDirOf()} yet: npm start, or release the host first.`);
  const history = await readHistory(store, verifier, count);
  console.info(
    line.has('json')
      ? JSON.stringify(releasesAsData(registry, history), undefined, 2)
      : describeReleases(registry, history),
  );
});

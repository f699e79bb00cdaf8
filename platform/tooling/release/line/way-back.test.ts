import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { type Mover, released, rolledBack } from '../registry/moves.ts';
import { createSigner, createVerifier, generateKeys } from '../rights/signing.ts';
import type { Site } from '../site/local-site.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { hostOnPaper, mover, remoteOnPaper, siteOf } from '../testing/releases.ts';
import { publishRelease } from '../versions/release-document.ts';
import { timeText } from './say-when.ts';
import { wayBack } from './way-back.ts';

const one = remoteOnPaper('mf-a', '1.0.0-0000000c');
const two = remoteOnPaper('mf-a', '1.0.0-0000000b');
const three = remoteOnPaper('mf-a', '1.0.0-0000000a');
const pair = generateKeys();
let site: Site;
const publish = async (release = one, day = 20) => {
  await publishRelease(site.store, site, {
    release,
    files: new Map(),
    by: 'Ada',
    at: new Date(Date.UTC(2026, 10, day, 9, 30)),
  });
};

beforeEach(() => {
  site = {
    store: memoryStore(),
    signer: createSigner(pair.privatePem),
    verifier: createVerifier(pair.publicPem),
  };
});

/** Moves what is live, on from what was live before it. */
async function move(decide: (live: SiteRegistry | undefined, mover: Mover) => SiteRegistry | undefined) {
  return movePointer(site.store, site, {
    names: ['mf-a'],
    decide: (live, at) => decide(live, { by: 'Ada', at }),
  });
}

test('the one before the live one, or the one that was asked for', async () => {
  for (const release of [one, two, three]) await publish(release);
  const live = released(siteOf(one), [two], mover());
  expect(await wayBack(site, live, 'mf-a', undefined)).toEqual({ release: one, wasLive: true });
  expect(await wayBack(site, live, 'mf-a', '1.0.0-0000000a')).toEqual({ release: three, wasLive: false });
});

test('where there is none before it, what was taken back is offered last and said to be, and what to type', async () => {
  await publish(one, 20);
  await publish(two, 22);
  await publish(three, 21);
  await move((live, by) => released(live, [hostOnPaper(), three], by));
  await move((live, by) => released(live, [one], by));
  await move((live, by) => released(live, [two], by));
  const live = await move((site, by) => site && rolledBack(site, one, { ...by, why: 'No prices' }));
  await expect(wayBack(site, live, 'mf-a', undefined)).rejects.toThrow(
    `mf-a ${one.version} has no version before it to go back to. Published are:
  1.0.0-0000000a   published 2026-11-21 09:30 UTC by Ada, was live
  1.0.0-0000000b   published 2026-11-22 09:30 UTC by Ada, TAKEN BACK ${timeText(live.change.at)} by Ada: No prices
To one of them: npm run rollback -w mf-a -- --to 1.0.0-0000000a`,
  );
});

test('what was taken back is named for nobody to type without a look, where there is nothing else', async () => {
  await publish(one, 20);
  await publish(two, 22);
  await move((live, by) => released(live, [hostOnPaper(), one], by));
  await move((live, by) => released(live, [two], by));
  const live = await move((site, by) => site && rolledBack(site, one, by));
  await expect(wayBack(site, live, 'mf-a', undefined)).rejects.toThrow(/TAKEN BACK.*--to VERSION$/s);
});

test('where no other was ever published, it says what else can be done', async () => {
  await publish(one);
  await expect(wayBack(site, siteOf(one), 'mf-a', undefined)).rejects.toThrow(
    'release one that is mended, or switch it off: npm run release -w mf-a -- --disable',
  );
});

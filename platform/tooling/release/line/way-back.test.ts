import { released, rolledBack } from '../registry/moves.ts';
import { createSigner, createVerifier, generateKeys } from '../rights/signing.ts';
import type { Site } from '../site/local-site.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { mover, remoteOnPaper, siteOf } from '../testing/releases.ts';
import { publishRelease } from '../versions/release-document.ts';
import { wayBack } from './way-back.ts';

const [one, two, three] = ['1.0.0-0000000c', '1.0.0-0000000b', '1.0.0-0000000a'].map((version) =>
  remoteOnPaper('mf-a', version),
);
const pair = generateKeys();
let site: Site;
const publish = async (release = one, day = 20) => {
  if (!release) throw new Error('which?');
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

test('the one before the live one, or the one that was asked for', async () => {
  for (const release of [one, two, three]) await publish(release);
  const live = released(one && siteOf(one), two ? [two] : [], mover());
  expect(await wayBack(site, live, 'mf-a', undefined)).toMatchObject({ version: one?.version });
  expect(await wayBack(site, live, 'mf-a', '1.0.0-0000000a')).toMatchObject({ version: three?.version });
});

test('where there is none before it, it says which there are, since when, and what to type', async () => {
  await publish(one, 20);
  await publish(two, 22);
  await publish(three, 21);
  if (!one || !two) throw new Error('nothing to release');
  const live = rolledBack(siteOf(two), one, mover());
  await expect(wayBack(site, live, 'mf-a', undefined)).rejects.toThrow(
    `mf-a ${one.version} has no version before it to go back to. Published are, the newest first:
  1.0.0-0000000b   published 2026-11-22 09:30 UTC by Ada
  1.0.0-0000000a   published 2026-11-21 09:30 UTC by Ada
To one of them: npm run rollback -w mf-a -- --to 1.0.0-0000000b`,
  );
});

test('where no other was ever published, it says what else can be done', async () => {
  await publish(one);
  await expect(wayBack(site, one && siteOf(one), 'mf-a', undefined)).rejects.toThrow(
    'release one that is mended, or switch it off: npm run release -w mf-a -- --disable',
  );
});

import { grantKey, revokeKey } from '../granting/issue-keys.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { disabled } from '../registry/moves.ts';
import { readPointer } from '../registry/pointer.ts';
import { readHistory } from '../registry/revisions.ts';
import { createVerifier } from '../rights/signing.ts';
import { mover, remoteOnPaper } from '../testing/releases.ts';
import { type StoreKind, storeKinds } from '../testing/stores.ts';
import { hotelsGrant, publish, rootKeys, siteFor, siteOfTwo, teamKey } from '../testing/team-site.ts';
import { readRelease } from '../versions/release-document.ts';
import { copyStore } from './copy-store.ts';

const NEXT = '1.1.0-00000002';

describe.each(storeKinds)('into %s', (_name, begin) => {
  let kind: StoreKind;
  beforeAll(async () => {
    kind = await begin();
  });
  afterAll(() => kind.close());

  test('a copy serves the same to who reads it anew: what teams have released by keys that they were granted', async () => {
    const open = await kind.place();
    if (!open) return;
    const [store, key, old] = [await siteOfTwo(), teamKey(), teamKey()];
    await grantKey(siteFor(store, rootKeys), hotelsGrant(old));
    await revokeKey(siteFor(store, rootKeys), old.id);
    await grantKey(siteFor(store, rootKeys), hotelsGrant(key));
    await publish(siteFor(store, key), remoteOnPaper('mf-hotels', NEXT), 'Hoteles');
    await movePointer(store, siteFor(store, key), {
      names: ['mf-hotels'],
      decide: (live, at) => live && disabled(live, 'mf-hotels', mover('Hoteles', at)),
    });

    expect(await copyStore(store, open())).toEqual({ keys: 3, versions: 4, revisions: 2 });
    const look = async (from: typeof store | ReturnType<typeof open>) => {
      const verifier = createVerifier(rootKeys.publicPem);
      return {
        pointer: await readPointer(from, verifier),
        history: await readHistory(from, verifier, 9),
        document: await readRelease(from, verifier, 'mf-hotels', NEXT),
        keys: verifier.held.all(),
      };
    };
    const there = await look(open());
    expect(there).toEqual(await look(store));
    expect(there.pointer).toMatchObject({ revision: 2, broken: [] });
    expect(there.document).toMatchObject({ publishedBy: 'Hoteles' });
    // What came meanwhile comes with the next copy.
    await grantKey(siteFor(store, rootKeys), hotelsGrant(teamKey()));
    await copyStore(store, open());
    expect((await look(open())).keys).toHaveLength(3);
  });
});

import type { ReportSummary } from '@alisio/shared-contracts/reports';
import { movePointer } from '../registry/move-pointer.ts';
import { released, rolledOut, withdrawn } from '../registry/moves.ts';
import { readPointer } from '../registry/pointer.ts';
import { createSigner, createVerifier, generateKeys } from '../rights/signing.ts';
import type { Site } from '../site/local-site.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { hostOnPaper, remoteOnPaper } from '../testing/releases.ts';
import { watchCandidate } from './watch-candidate.ts';

const [OLD, NEW] = ['1.0.0-00000001', '1.1.0-00000002'];
const PLAN = { steps: [0.05, 0.25, 1], everyMs: 40, withinMs: 60_000, loads: 100 };
const FROM = '2026-11-26T10:00:00.000Z';

/** A site with a candidate for one visitor in twenty. */
async function siteWithCandidate(): Promise<Site> {
  const { privatePem, publicPem } = generateKeys();
  const site = {
    store: memoryStore(),
    signer: createSigner(privatePem),
    verifier: createVerifier(publicPem),
  };
  const first = [hostOnPaper(), remoteOnPaper('mf-a', OLD)];
  await movePointer(site.store, site, {
    names: ['host', 'mf-a'],
    decide: (live, at) => released(live, first, { by: 'ana', at }),
  });
  await movePointer(site.store, site, {
    names: ['mf-a'],
    decide: (live, at) => live && rolledOut(live, remoteOnPaper('mf-a', NEW), 0.05, { by: 'ana', at }),
  });
  return site;
}

const trackNow = async ({ store, verifier }: Site) =>
  (await readPointer(store, verifier)).registry?.remotes['mf-a'];

/**
 * Who is asked for reports after each further thousand visitors, each of a network of their own, of whom the candidate
 * breaks for so many.
 */
function visited(site: Site, breaks: number) {
  const told = { [OLD]: { loads: 0, troubled: 0 }, [NEW]: { loads: 0, troubled: 0 } };
  return async (): Promise<ReportSummary> => {
    const share = (await trackNow(site))?.candidate?.share ?? 0;
    const come = (version: string, loads: number, troubled: number) => {
      const of = told[version];
      if (of) Object.assign(of, { loads: of.loads + loads, troubled: of.troubled + troubled });
    };
    come(OLD, 1000 * (1 - share), 1);
    come(NEW, 1000 * share, Math.round(1000 * share * breaks));
    return {
      from: FROM,
      counts: [
        {
          ...{ source: 'mf-a', version: NEW, kind: 'error', name: 'RangeError', count: 9 },
          ...{ firstAt: FROM, lastAt: FROM, message: 'no price', page: '/mf-a', median: null, p75: null },
        },
      ],
      pages: Object.entries(told).map(([version, { loads, troubled }]) => ({
        ...{ source: 'mf-a', version, loads, troubled },
        networks: { loads: Math.min(500, loads), troubled: Math.min(500, troubled) },
      })),
    };
  };
}

const watch = (site: Site, ask: ReturnType<typeof visited>, plan = PLAN) => {
  const said: string[] = [];
  const end = watchCandidate({
    ...{ site, name: 'mf-a', by: 'ana', plan, ask },
    say: (text) => said.push(text),
    moved: async () => undefined,
  });
  return { end, said };
};

test('a candidate that is no worse goes to more, and then to everybody', async () => {
  const site = await siteWithCandidate();
  const { end, said } = watch(site, visited(site, 0.001));
  expect(await end).toEqual({ kind: 'promoted', said: `mf-a ${NEW} is live for everybody.` });
  expect(said.join('\n')).toContain('is for 25 % of visitors');
  expect(await trackNow(site)).toMatchObject({ live: { version: NEW }, previous: OLD, candidate: null });
});

test('one that breaks for one in ten is taken back, and the move says why', async () => {
  const site = await siteWithCandidate();
  const { end } = watch(site, visited(site, 0.1));
  const { kind, said } = await end;
  expect(kind).toBe('taken-back');
  expect(said).toMatch(
    /^mf-a 1\.1\.0-00000002 is taken back from 5 % of visitors: something broke in \d+(\.\d+)? of 100 page loads/,
  );
  expect(said).toContain('most often RangeError: no price');
  const { registry } = await readPointer(site.store, site.verifier);
  expect(registry?.change).toMatchObject({ kind: 'rolled-back', by: 'ana' });
  expect(registry?.change.why).toContain('something broke in');
  expect(await trackNow(site)).toMatchObject({ live: { version: OLD }, candidate: null });
});

test('where too few come it stays at its share, and says how to go on', async () => {
  const site = await siteWithCandidate();
  const nobody = async (): Promise<ReportSummary> => ({ from: FROM, counts: [], pages: [] });
  const { end } = watch(site, nobody, { ...PLAN, withinMs: 100 });
  const { kind, said } = await end;
  expect(kind).toBe('not-promoted');
  expect(said).toContain('it stays at 5 % of visitors for 100 more page loads');
  expect(said).toContain('npm run release -w mf-a -- --watch');
  expect(await trackNow(site)).toMatchObject({ candidate: { share: 0.05 } });
});

test("somebody else's move ends the watch with whose it was, and nothing of it is undone", async () => {
  const site = await siteWithCandidate();
  const ask = visited(site, 0);
  let asked = 0;
  const { end } = watch(site, async () => {
    asked += 1;
    if (asked === 4)
      await movePointer(site.store, site, {
        names: ['mf-a'],
        decide: (live, at) => live && withdrawn(live, 'mf-a', { by: 'grace', at }),
      });
    return ask();
  });
  const { kind, said } = await end;
  expect(kind).toBe('moved-by-others');
  expect(said).toContain('mf-a was rolled-back by grace at ');
  expect(await trackNow(site)).toMatchObject({ live: { version: OLD }, candidate: null });
});

test('an API that cannot be asked for a while is waited for', async () => {
  const site = await siteWithCandidate();
  const ask = visited(site, 0.001);
  let asked = 0;
  const { end, said } = watch(site, async () => {
    asked += 1;
    if (asked > 3 && asked < 8) throw new Error('nobody answers');
    return ask();
  });
  expect((await end).kind).toBe('promoted');
  expect(said.filter((text) => text.includes('nobody answers'))).toHaveLength(1);
});

test('what has nothing on its way is not watched', async () => {
  const site = await siteWithCandidate();
  await movePointer(site.store, site, {
    names: ['mf-a'],
    decide: (live, at) => live && withdrawn(live, 'mf-a', { by: 'grace', at }),
  });
  await expect(watch(site, visited(site, 0)).end).rejects.toThrow('no version on its way to watch');
});

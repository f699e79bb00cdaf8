import { makeSpareRemote, type SpareRemote } from '../../testing/spare-remote.ts';
import { hostFolder } from '../build/paths.ts';
import { hostFacts, remoteFacts } from './release-facts.ts';
import { servedHost, servedRemote } from './served-release.ts';

const ORIGIN = 'http://localhost:5101';
const half = { source: '', map: '{}', integrity: 'sha384-of-now', bytes: 10 };
const built = {
  half,
  pagesWith: (name: string, pages: readonly string[]) =>
    pages.filter((page) => `${name} ${page}` === 'loader spare'),
};
let spare: SpareRemote;
beforeAll(async () => {
  spare = await makeSpareRemote({ name: 'mf-facts', path: '/facts' });
});
afterAll(() => spare.remove());

test('a remote from source says its claims and where its entry is, without a pin', async () => {
  const facts = await remoteFacts(spare.folder, ORIGIN, built);
  expect(servedRemote.parse(facts)).toEqual(facts);
  expect(facts.remote).toMatchObject({
    name: 'mf-facts',
    owner: 'team-spare',
    globalName: 'mf_facts',
    entry: { url: `${ORIGIN}/remoteEntry.js`, integrity: '' },
    claims: [{ path: '/facts', page: 'spare' }],
    server: { url: `${ORIGIN}/server.js`, integrity: half.integrity, loads: ['spare'], decides: [] },
  });
});

test('what has not compiled yet has nothing for the edge', async () => {
  const nothing = { ...built, half: undefined };
  expect((await remoteFacts(spare.folder, ORIGIN, nothing)).remote.server).toBeUndefined();
  expect((await hostFacts(hostFolder, ORIGIN, nothing)).host.server).toBeUndefined();
});

test('the shell from source brings its script, its stylesheet and its fonts from one origin', async () => {
  const { host } = servedHost.parse(await hostFacts(hostFolder, ORIGIN, built));
  expect(host.main.map(({ url }) => url)).toEqual([`${ORIGIN}/main.js`]);
  expect(host.fonts.filter(({ preload }) => preload)).toHaveLength(1);
  for (const { url } of host.fonts) expect(host.css).toContain(url);
});

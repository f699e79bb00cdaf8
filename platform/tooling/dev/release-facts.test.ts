import { makeSpareRemote, type SpareRemote } from '../../testing/spare-remote.ts';
import { hostFolder } from '../build/paths.ts';
import { hostFacts, remoteFacts } from './release-facts.ts';
import { servedHost, servedRemote } from './served-release.ts';

const ORIGIN = 'http://localhost:5101';
let spare: SpareRemote;
beforeAll(async () => {
  spare = await makeSpareRemote({ name: 'mf-facts', path: '/facts' });
});
afterAll(() => spare.remove());

test('a remote from source says its claims and where its entry is, without a pin', async () => {
  const facts = await remoteFacts(spare.folder, ORIGIN);
  expect(servedRemote.parse(facts)).toEqual(facts);
  expect(facts.remote).toMatchObject({
    name: 'mf-facts',
    owner: 'team-spare',
    globalName: 'mf_facts',
    entry: { url: `${ORIGIN}/remoteEntry.js`, integrity: '' },
    claims: [{ path: '/facts', page: 'spare' }],
  });
});

test('the shell from source brings its script, its stylesheet and its fonts from one origin', async () => {
  const { host } = servedHost.parse(await hostFacts(hostFolder, ORIGIN));
  expect(host.main.map(({ url }) => url)).toEqual([`${ORIGIN}/main.js`]);
  expect(host.fonts.filter(({ preload }) => preload)).toHaveLength(1);
  for (const { url } of host.fonts) expect(host.css).toContain(url);
});

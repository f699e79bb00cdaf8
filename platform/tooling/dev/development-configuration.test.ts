import { makeSpareRemote, type SpareRemote } from '../../testing/spare-remote.ts';
import { hostFolder } from '../build/paths.ts';
import { developmentAlone, developmentHost, developmentRemote } from './development-configuration.ts';

const names = { name: 'mf-spare', namespace: 'spare' };
const ORIGIN = 'http://localhost:5101';
let spare: SpareRemote;
beforeAll(async () => {
  spare = await makeSpareRemote();
});
afterAll(() => spare.remove());

const all = () => [
  developmentHost(hostFolder, ORIGIN),
  developmentRemote(spare.folder, names, ORIGIN),
  developmentAlone(spare.folder, names, `${spare.folder}/src/standalone.tsx`, ORIGIN),
];

test('every watched build is found at its own origin, and deletes nothing that was built for release', () => {
  for (const { mode, output, lazyCompilation } of all()) {
    expect(mode).toBe('development');
    expect(output).toMatchObject({ publicPath: `${ORIGIN}/`, clean: false });
    expect(lazyCompilation).toBe(false);
  }
});

test('what brings React lends the refresh runtime before anything else; a remote in the shell borrows it', () => {
  const [host, remote, alone] = all();
  for (const one of [host, alone])
    expect(JSON.stringify(one?.entry)).toMatch(/^\{"main":\["[^"]*lend-refresh\.ts",/);
  expect(remote?.entry).toEqual({});
});

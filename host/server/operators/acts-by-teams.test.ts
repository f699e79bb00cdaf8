import { openMetrics } from '@alisio/platform/serving/metrics';
import { createSigner, grantKey, readPointer } from '@alisio/platform/tooling/release';
import { hotelsGrant, teamKey } from '@alisio/platform/tooling/release/testing/team-site.ts';
import { askToAct, formOf, pressForm } from '../testing/operator-acts.ts';
import { KEY, lookInside, type OperatorsSite, operatorsSite } from '../testing/operators-site.ts';
import { remoteFixture } from '../testing/site-fixture.ts';
import { untilShown } from '../testing/until-shown.ts';
import { actToken } from './act-token.ts';
import { stateOf } from './acts.ts';

let site: OperatorsSite;
beforeEach(async () => {
  site = await operatorsSite();
  await site.fixture.release([{ path: '/a', page: 'home', layout: 'custom' }]);
});
afterEach(() => site.close());

const live = async () => (await readPointer(site.fixture.store, site.fixture.verifier)).registry;

describe('with the key of a team of operators', () => {
  test('nothing is offered when its day is over', async () => {
    const key = teamKey();
    const until = new Date(Date.now() - 1000).toISOString();
    const { site: whole } = site.fixture;
    await grantKey(whole, { ...hotelsGrant(key), remotes: ['mf-a'], may: ['disable'], until });
    const edge = await site.start({ signer: createSigner(key.privatePem) });
    expect((await askToAct(edge, 'disable')).statusCode).toBe(403);
  });

  test('it acts under the owner’s name, and does nothing that its key may not', async () => {
    const key = teamKey();
    const { site: whole } = site.fixture;
    await grantKey(whole, { ...hotelsGrant(key), owner: 'Guardia', remotes: ['mf-a'], may: ['disable'] });
    const logged: unknown[] = [];
    const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
    const signer = createSigner(key.privatePem);
    const edge = await site.start({ signer, logger: { level: 'warn', stream } });
    const { body } = await askToAct(edge, 'disable');
    expect(body).toContain('<dd>Guardia (ana) <span');
    await pressForm(edge, formOf(body));
    const moved = await live();
    expect(moved?.remotes['mf-a']?.disabled).toMatchObject({ by: 'Guardia' });
    // Whose key it is tells not who it was: that stands beside it, in the history and in the log.
    expect(moved?.change).toMatchObject({ by: 'Guardia', person: 'ana' });
    expect((await lookInside(edge)).body).toContain('Guardia (ana)');
    const act = { act: 'disable', moved: 'mf-a', made: 2, by: 'Guardia', person: 'ana', why: 'It breaks' };
    expect(logged).toContainEqual(expect.objectContaining(act));
    const before = { version: '0.9.0-dddddddd' };
    await site.fixture.publish(remoteFixture([{ path: '/a', page: 'home', layout: 'custom' }], before));
    await site.fixture.change((registry) => {
      const track = registry.remotes['mf-a'];
      return track && { ...registry, remotes: { 'mf-a': { ...track, previous: '0.9.0-dddddddd' } } };
    });
    await untilShown(edge, whole);
    const refused = await askToAct(edge, 'rollback');
    expect(refused.statusCode).toBe(403);
    expect(refused.body).not.toContain('<form');
    const now = await live();
    const track = now?.remotes['mf-a'];
    if (!track) throw new Error('mf-a is not live');
    const [revision, state] = [now.revision, stateOf(track)];
    const asked = { act: 'rollback' as const, name: 'mf-a', version: before.version, revision, state };
    const made = { ...asked, revision: `${revision}`, token: actToken(KEY, asked), why: 'It breaks' };
    expect((await pressForm(edge, new URLSearchParams(made))).statusCode).toBe(403);
    expect((await live())?.revision).toBe(revision);
  });

  test('it is told from outside when its day is, while an edge knows it', async () => {
    const key = teamKey();
    const { site: whole } = site.fixture;
    const ends = '2031-02-03T04:05:06.000Z';
    await grantKey(whole, { ...hotelsGrant(key), owner: 'Guardia', until: ends });
    const edge = await site.start();
    await lookInside(edge);
    const metrics = await openMetrics({ host: '127.0.0.1', port: 0 });
    const told = async () =>
      (await (await fetch(metrics.url)).text())
        .split('\n')
        .filter((line) => line.startsWith('alisio_edge_key_ends'));
    expect(await told()).toEqual([expect.stringMatching(/\{owner="Guardia",key="[^"]+"\} 1927857906$/)]);
    await edge.close();
    expect(await told()).toEqual([]);
    await metrics.close();
  });
});

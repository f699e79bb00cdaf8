import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { OPERATOR_KEY } from '../support/operator-key.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';
import { releaseCommand } from '../support/release-command.ts';
import { visitUntil } from '../support/visits.ts';

/** A name that no other run has used: what is counted stays counted. */
const name = `mf-watched-${Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? 'x')}`;
const PATH = '/vigilado';

let spare: SpareRemote;
test.beforeEach(async () => {
  spare = await makeSpareRemote({ name, path: PATH, titles: { es: 'Primera', en: 'First' } });
});
test.afterEach(() => spare.remove());

const write = (title: string) =>
  Promise.all(
    LANGUAGES.map((language) =>
      writeFile(join(spare.folder, `src/locales/${language}.json`), JSON.stringify({ title })),
    ),
  );

async function liveAt(site: string): Promise<string> {
  const { versions } = await (await fetch(`${site}/live.json`)).json();
  return versions[name];
}

test('a candidate that breaks for one in ten takes itself back and says why; one that does not goes to everybody', async ({
  ownSite,
}) => {
  test.slow();
  const site = ownSite?.url ?? '';
  const dataDir = dataDirOf(ownSite);
  const run = (...args: string[]) =>
    releaseCommand(
      'release',
      { folder: spare.folder, dataDir, siteUrl: site, lookAgainMs: 0, operatorKey: OPERATOR_KEY },
      ...args,
    );
  const watch = ['--watch', '--steps', '30,60,100', '--every', '3s', '--within', '5m', '--loads', '60'];

  /** The release of a version for three in ten, with visitors until its watch has ended. */
  async function watched(of: number | undefined) {
    let over = false;
    const ended = run('--to', '30%', ...watch).finally(() => {
      over = true;
    });
    const live = await liveAt(site);
    const target = { folder: spare.folder, dataDir, siteUrl: site };
    const candidate = async (): Promise<string> => {
      const { said } = await releaseCommand('releases', target, '--json');
      const { live: tracks } = JSON.parse(said.slice(said.indexOf('{')));
      return tracks.find((one: { name: string }) => one.name === name)?.candidate?.version ?? '';
    };
    await expect.poll(candidate, { timeout: 120_000 }).not.toBe('');
    const version = await candidate();
    await visitUntil(
      { site, path: PATH, remote: name, breaks: of === undefined ? undefined : { version, of } },
      () => over,
    );
    return { end: await ended, live, version };
  }

  expect((await run()).said).toContain('is live for everybody');
  await write('Segunda');
  const bad = await watched(10);
  expect(bad.end.said).toMatch(
    /is taken back from \d+ % of visitors: something broke in [\d.]+ of 100 page loads/,
  );
  expect(bad.end.said).toContain('RangeError: no price');
  expect(bad.end.code).toBe(1);
  expect(await liveAt(site)).toBe(bad.live);

  await write('Tercera');
  const good = await watched(undefined);
  expect(good.end.said).toContain(`${name} ${good.version} is live for everybody.`);
  expect(good.end.code).toBe(0);
  expect(await liveAt(site)).toBe(good.version);
});

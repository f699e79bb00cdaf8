import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import type { ReportCount, ReportSummary } from '@alisio/shared-contracts/reports';
import { livingFoot } from '../pages/footer.ts';
import { Header } from '../pages/header.ts';
import { OPERATOR_KEY } from '../support/operator-key.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';
import { releaseCommand } from '../support/release-command.ts';

// In one worker: the remote is released once.
test.describe.configure({ mode: 'default' });
test.use({ expectedNoise: /read only property|redefine property/ });

/** Names that no other run has used: what is counted stays counted. */
const name = `mf-harm-${Date.now().toString(36)}`;
const path = '/que-hace-dano';

let spare: SpareRemote;
let version: string | undefined;

/** A page that does something so many milliseconds after it stands. */
const page = (later: string, after = 300) => `import { useEffect } from 'react';

export default function SparePage() {
  useEffect(() => {
    setTimeout(() => {
      ${later}
    }, ${after});
  }, []);
  return (
    <>
      <h1>Página</h1>
      <button type="button" onClick={() => { for (;;) Math.random(); }}>Colgar</button>
    </>
  );
}
`;

test.beforeAll(async ({ ownSite }) => {
  if (!ownSite) return;
  spare = await makeSpareRemote({ name, path });
  await writeFile(
    join(spare.folder, 'src/pages/spare-page.tsx'),
    page(`setInterval(() => { document.title = 'mine'; }, 100);
      try { history.pushState = () => undefined; } catch (error) { reportError(error); }
      window.fetch = () => Promise.reject(new Error('mine'));`),
  );
  const live = await spare.release(dataDirOf(ownSite));
  version = live.remotes[name]?.live.version;
});
test.afterAll(() => spare?.remove());

/** What operators see of the remote. */
async function told(): Promise<Partial<ReportCount>[]> {
  const answer = await fetch(`http://127.0.0.1:${process.env.ALISIO_TEST_API_PORT}/reports/summary`, {
    headers: { authorization: `Bearer ${OPERATOR_KEY}` },
  });
  const summary: ReportSummary = await answer.json();
  return summary.counts.filter(({ source }) => source === name);
}
const trouble = (what: object) => expect.objectContaining({ kind: 'error', version, ...what });

test('a remote that wants fetch and the history for itself gets an error; what it left is told and ended', async ({
  page: tab,
}) => {
  const ticks = () => tab.evaluate(() => Reflect.get(document, 'title') === 'mine');
  await tab.goto(path);
  await expect.poll(ticks).toBe(true);
  await expect
    .poll(told, { timeout: 15_000 })
    .toEqual(expect.arrayContaining([trouble({ name: 'TypeError', page: path })]));

  await new Header(tab).goTo('Mis viajes');
  await tab.getByRole('heading', { level: 1 }).waitFor();
  expect(await tab.evaluate(() => [fetch, history.pushState].map(String))).toEqual([
    expect.stringContaining('[native code]'),
    expect.stringContaining('[native code]'),
  ]);
  await expect
    .poll(told, { timeout: 25_000 })
    .toEqual(expect.arrayContaining([trouble({ name: 'LeftBehind', page: '/user/my-journey' })]));
  await tab.evaluate(() => {
    document.title = 'theirs';
  });
  await tab.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await tab.title()).toBe('theirs');
});

test('a tab that hangs is told by its worker, with the page that hangs', async ({ page: tab }) => {
  await tab.goto(path);
  await livingFoot(tab).waitFor();
  await expect.poll(() => tab.workers().length).toBe(1);
  // The press never comes to its end.
  void tab
    .getByRole('button', { name: 'Colgar' })
    .click({ noWaitAfter: true })
    .catch(() => undefined);
  await expect
    .poll(told, { timeout: 20_000 })
    .toContainEqual(trouble({ name: 'Hang', page: path, message: 'no sign of life for 5 s' }));
});

test('the release line sees what a page does seconds after it stands', async ({ ownSite, baseURL }) => {
  test.slow();
  const release = async (later: string, after?: number) => {
    await writeFile(join(spare.folder, 'src/pages/spare-page.tsx'), page(later, after));
    const site = { folder: spare.folder, dataDir: dataDirOf(ownSite), siteUrl: baseURL ?? '' };
    return (await releaseCommand('release', site)).said;
  };
  expect(await release("Reflect.set(Array.prototype, 'at', () => 'mine');")).toContain(
    'it has changed what belongs to every page: Array.prototype.at',
  );
  expect(await release('for (;;) Math.random();', 3000)).toContain('it hangs');
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import type { ReportCount, ReportSummary } from '@alisio/shared-contracts/reports';
import { livingFoot } from '../pages/footer.ts';
import { OPERATOR_KEY } from '../support/operator-key.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';

test.use({ expectedNoise: /of lucia@|RangeError/ });

/** Names that no other run has used: what is counted stays counted. */
const name = `mf-reports-${Date.now().toString(36)}`;
const path = '/informes';

let spare: SpareRemote;
let version: string | undefined;
test.beforeAll(async ({ ownSite }) => {
  if (!ownSite) return;
  spare = await makeSpareRemote({ name, path });
  await writeFile(
    join(spare.folder, 'src/pages/spare-page.tsx'),
    `let pressed = 0;

export default function SparePage() {
  if (window.location.search.includes('roto')) throw new RangeError('no trip of lucia@ejemplo.test');
  return (
    <>
      <h1>Página</h1>
      <button type="button" onClick={() => { pressed += 1; throw new RangeError('pressed ' + pressed); }}>Romper</button>
    </>
  );
}
`,
  );
  const live = await spare.release(dataDirOf(ownSite));
  version = live.remotes[name]?.live.version;
});
test.afterAll(() => spare?.remove());

/** What operators see of the remote. */
async function counts(): Promise<Partial<ReportCount>[]> {
  const answer = await fetch(`http://127.0.0.1:${process.env.ALISIO_TEST_API_PORT}/reports/summary`, {
    headers: { authorization: `Bearer ${OPERATOR_KEY}` },
  });
  const summary: ReportSummary = await answer.json();
  return summary.counts.filter(({ source }) => source === name);
}

test('a page that throws is reported while it is open, with remote and version and without the visitor', async ({
  page,
}) => {
  await page.goto(`${path}?roto=1`);
  await page.getByRole('heading', { level: 1, name: 'Algo falló en esta página' }).waitFor();
  await expect.poll(counts).toContainEqual(
    expect.objectContaining({
      version,
      kind: 'error',
      name: 'RangeError',
      page: path,
      message: 'no trip of …',
    }),
  );
});

test('an error that nobody caught and the vitals of the page are reported when the tab is left', async ({
  page,
}) => {
  await page.goto(path);
  await livingFoot(page).waitFor();
  await page.getByRole('button', { name: 'Romper' }).click();
  await page.goto('about:blank');
  await expect
    .poll(counts)
    .toContainEqual(expect.objectContaining({ version, kind: 'error', message: 'pressed 1' }));
  for (const vital of ['LCP', 'FCP', 'TTFB', 'CLS'])
    await expect
      .poll(counts)
      .toContainEqual(expect.objectContaining({ version, kind: 'vital', name: vital, page: path }));
});

import { keptFacts } from '@alisio/platform/tooling/skew';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import {
  lackingIn,
  liveShell,
  OVERRIDE_HEADER,
  publishKept,
  refusalOf,
  watchVersions,
} from '../skew/previous-releases.ts';
import { addressesOf, SKEW_JOURNEYS } from '../skew/skew-journeys.ts';
import { SKEW_CELL, type SkewCell } from '../skew/skew-table.ts';
import { APPROVED } from '../support/cards.ts';
import { fillInAll, reachSummary } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { EMAIL } from '../support/people.ts';
import { leavingIn } from '../support/searches.ts';

const kept = await keptFacts();
const shell = kept.find(({ name }) => name === 'host');
const wishFor = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
/** Another deployment has the versions that were live there; to one that is started here they are brought. */
const dataDir = process.env.ALISIO_BASE_URL ? undefined : process.env.ALISIO_TEST_DATA;

test.beforeAll(async () => {
  if (dataDir) await publishKept(dataDir);
});

const note = ({ annotations }: TestInfo, cell: SkewCell) =>
  annotations.push({ type: SKEW_CELL, description: JSON.stringify(cell) });

/** A shell that lacks what today's remotes need cannot come back beside them: the release line refuses it. */
async function refusedShell(): Promise<string | undefined> {
  const lacking = dataDir && shell ? await lackingIn(dataDir, shell) : [];
  return lacking.length > 0 ? `refused: ${lacking.join(', ')}` : undefined;
}

/** Here each of them has to be given; another deployment may not have it any more, or swap nothing. */
async function expectSwapped(request: APIRequestContext, releases: typeof kept): Promise<void> {
  for (const release of releases) {
    const refusal = await refusalOf(request, wishFor(release));
    test.skip(!dataDir && refusal !== undefined, `${wishFor(release)}: ${refusal}`);
    expect(refusal, `why ${wishFor(release)} is not given`).toBeUndefined();
  }
}

for (const [index, release] of kept.entries()) {
  const { name, version } = release;

  test.describe(`with the previous ${name}`, () => {
    test.use({ extraHTTPHeaders: { [OVERRIDE_HEADER]: wishFor(release) } });

    const cell = (journey: string, run: (page: Page, days: number) => Promise<void>) =>
      test(journey, async ({ page, request }, testInfo) => {
        const refused = name === 'host' ? await refusedShell() : undefined;
        note(testInfo, { previous: `${name} ${version}`, journey, outcome: refused ?? 'holds' });
        if (refused) return;
        await expectSwapped(request, [release]);
        const seen = watchVersions(page, name);
        await run(page, 60 + index * 3 + testInfo.retry);
        // A page that arrived drawn can be read before it asks for the code.
        await expect.poll(() => [...seen], `versions of ${name} that ran`).toEqual([version]);
      });

    for (const { name: journey, through, run } of SKEW_JOURNEYS) {
      if (name === 'host' || through.includes(name)) cell(journey, run);
    }

    const addresses = (name === 'host' ? kept : [release]).flatMap(addressesOf);
    cell('opens its pages', async (page) => {
      for (const address of addresses) {
        const document = await page.goto(address);
        expect(await document?.text(), `${address} arrives drawn`).toContain('<div id="root" data-drawn>');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByRole('button', { name: 'Intentar de nuevo' })).toHaveCount(0);
      }
    });
  });
}

const before = kept.map(wishFor).join(',');
/** A release, or a rollback, in the middle of a booking: what one version kept in the tab, the other goes on with. */
const switches = [
  {
    journey: 'begun before',
    title: 'a booking begun with the previous release is paid with today’s',
    begin: before,
    finish: '',
  },
  {
    journey: 'begun today',
    title: 'a booking begun with today’s release is paid after a rollback',
    begin: '',
    finish: before,
  },
];

for (const [index, { journey, title, begin, finish }] of switches.entries()) {
  test(title, async ({ page, request }, testInfo) => {
    const refused = await refusedShell();
    note(testInfo, { previous: 'all of them', journey, outcome: refused ?? 'holds' });
    if (refused) return;
    await expectSwapped(request, kept);
    const open = (wish: string) => page.setExtraHTTPHeaders(wish ? { [OVERRIDE_HEADER]: wish } : {});
    const today = await liveShell(request);
    const shells = watchVersions(page, 'host');
    await open(begin);
    const days = 75 + index * 3 + testInfo.retry;
    const summary = await reachSummary(page, { ...leavingIn(days), tripType: '1' });
    await fillInAll(summary);

    await open(finish);
    await page.reload();
    const again = new SummaryPage(page);
    await expect(again.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
    await again.card.type(APPROVED);
    await again.pay();
    await expect(new ConfirmationPage(page).status).toBeVisible();
    expect([...shells].at(begin ? 0 : -1), 'the shell of before had its part').toBe(shell?.version);
    expect(shells, 'shells that ran').toEqual(new Set([shell?.version, today]));
  });
}

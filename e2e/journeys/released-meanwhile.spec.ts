import type { Page } from '@playwright/test';
import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { publishKept, watchVersions } from '../skew/previous-releases.ts';
import { holdBack } from '../support/hold-back.ts';
import { liveIn, rollBack, switchOff, switchOn } from '../support/move-releases.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';

// What is live moves between a page's HTML and its scripts. One after another: all of them move one site.
test.describe.configure({ mode: 'default' });

const TODAY = { host: '', 'mf-booking': '' };
const BEFORE = { ...TODAY };

test.beforeAll(async ({ ownSite }) => {
  if (!ownSite) return;
  Object.assign(TODAY, await liveIn(ownSite.dataDir));
  Object.assign(BEFORE, await publishKept(ownSite.dataDir));
});

type Name = keyof typeof TODAY;

/** Opens a drawn page whose scripts come when they are let through, and types into it. */
async function openHeld(page: Page): Promise<() => void> {
  const release = await holdBack(page, '**/*.js');
  const document = await page.goto('/user/my-journey', { waitUntil: 'commit' });
  expect(await document?.text()).toContain('<div id="root" data-drawn>');
  await new MyTripsPage(page).reference.fill('7K2M9-XQ4TD');
  return release;
}

/** The page is taken over as it was written, and goes on living while the tab is open. */
async function expectTakenOver(page: Page): Promise<void> {
  const trips = new MyTripsPage(page);
  await expect(page.locator('main[data-remote="mf-booking"][data-state="ready"]')).toHaveCount(1);
  await expect(trips.reference).toHaveValue('7K2M9-XQ4TD');
  await trips.find();
  await expect(page.getByRole('alert')).toContainText('Correo Electrónico Inválido');
}

const MOVES: readonly { title: string; moved: Name; from: typeof TODAY; to: typeof TODAY }[] = [
  { title: 'a remote that is rolled back', moved: 'mf-booking', from: TODAY, to: BEFORE },
  { title: 'a remote that is released', moved: 'mf-booking', from: BEFORE, to: TODAY },
  { title: 'a shell that is rolled back', moved: 'host', from: TODAY, to: BEFORE },
  { title: 'a shell that is released', moved: 'host', from: BEFORE, to: TODAY },
];

for (const { title, moved, from, to } of MOVES) {
  test(`${title} meanwhile: the page keeps the halves that it came with, the next document has the others`, async ({
    page,
    ownSite,
  }) => {
    const dataDir = dataDirOf(ownSite);
    const seen = watchVersions(page, moved);
    const release = await openHeld(page);
    await rollBack(dataDir, moved, to[moved]);
    release();
    await expectTakenOver(page);
    expect([...seen], 'versions that ran').toEqual([from[moved]]);

    await page.goto('/user/my-journey');
    await expectTakenOver(page);
    // Right after it was kept the release of before is today's.
    expect([...seen]).toEqual([...new Set([from[moved], to[moved]])]);
  });
}

test('a remote that is switched off meanwhile: the page is taken over, the next document says that it is off', async ({
  page,
  ownSite,
}) => {
  const dataDir = dataDirOf(ownSite);
  const release = await openHeld(page);
  await switchOff(dataDir, 'mf-booking');
  try {
    release();
    await expectTakenOver(page);
    await new Header(page).goTo('Vuelos');
    await expect(new HomePage(page).form).toBeVisible();
  } finally {
    await switchOn(dataDir, 'mf-booking');
  }
});

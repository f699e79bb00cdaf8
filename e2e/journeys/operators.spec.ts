import { livingFoot } from '../pages/footer.ts';
import { OperatorsPage } from '../pages/operators-page.ts';
import { SwitchedOffPage } from '../pages/switched-off-page.ts';
import { violationsOn } from '../support/axe.ts';
import { type FailingRemote, releaseFailingRemote } from '../support/failing-remote.ts';
import { expectFits } from '../support/fits.ts';
import { OPERATOR_KEY } from '../support/operator-key.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';

test.use({
  expectedNoise: /no price for the chosen seat|401 \(Unauthorized\)|status of 503/,
  httpCredentials: { username: 'journey', password: OPERATOR_KEY },
});

/** A name that no other run has used: what is counted stays counted. */
const name = `mf-seats-${Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? 'x')}`;
const path = '/asientos';

let remote: FailingRemote;
test.beforeAll(async ({ ownSite }) => {
  if (ownSite) remote = await releaseFailingRemote(dataDirOf(ownSite), name, path);
});
test.afterAll(() => remote?.remove());

/** What tabs of other networks report of it, as the web edge passes it on. */
async function alsoBreaksAt(...addresses: string[]): Promise<void> {
  const report = { kind: 'error', source: name, version: remote.bad, page: path, name: 'RangeError' };
  for (const address of addresses) {
    const { status } = await fetch(`http://127.0.0.1:${process.env.ALISIO_TEST_API_PORT}/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ host: '1.0.0', reports: [report] }),
    });
    expect(status).toBe(201);
  }
}

test('a release that breaks is seen with its remote and version beside the history, and is taken back', async ({
  page,
}) => {
  const operators = new OperatorsPage(page);
  await page.goto(path);
  await livingFoot(page).waitFor();
  for (let press = 0; press < 5; press += 1) {
    await page.getByRole('button', { name: 'Elegir asiento' }).click();
  }

  // Reports leave with the page, and are counted a moment later.
  const problem = operators.problems.filter({ hasText: name });
  await expect(async () => {
    await operators.open();
    await expect(problem).toContainText('× 5', { timeout: 1000 });
  }).toPass();
  const alarm = operators.alarms.filter({ hasText: name });
  await expect(alarm, 'an alarm of one network').toBeHidden();

  await alsoBreaksAt('198.51.100.7', '203.0.113.7');
  await operators.open();
  await expect(operators.version(name, remote.bad)).toContainText('▲');
  await expect(alarm).toContainText('lo reportan 3 redes');
  await expect(alarm).toContainText(remote.bad);
  await expect(alarm).toContainText(`npm run rollback -w ${name}`);
  await expect(operators.version(name, remote.good)).toContainText('Anterior');
  await expect(problem).toContainText('RangeError: no price for the chosen seat');
  const moves = operators.history.filter({ hasText: name });
  await expect(moves).toHaveCount(2);
  await expect(moves.first()).toContainText(remote.bad);

  await operators.begin('Volver atrás', name);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Volver atrás' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Por qué' }), 'no reason, no move').toBeFocused();
  await operators.confirm('Volver atrás', 'Los asientos salen sin precio');
  await expect(moves.first()).toContainText(/Revertido.*Los asientos salen sin precio.*por journey/s);
  await expect(operators.version(name, remote.good)).toContainText('En vivo');
  await expect(alarm).toBeHidden();
});

test('operators switch a remote off and on from their page, each time saying why', async ({ page }) => {
  const operators = new OperatorsPage(page);
  const off = new SwitchedOffPage(page);
  const moves = operators.history.filter({ hasText: name });
  await operators.open();
  await operators.begin('Apagar', name);
  await operators.confirm('Apagar', 'Nadie puede sentarse');
  await expect(moves.first()).toContainText('Nadie puede sentarse');
  await page.goto(path);
  await expect(off.heading).toBeVisible();

  await operators.open();
  await operators.begin('Encender', name);
  await operators.confirm('Encender', 'Ya tienen precio');
  await page.goto(path);
  await expect(off.heading).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`the operators' page is accessible and fits, ${colorScheme}, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await new OperatorsPage(page).open();
      expect(await violationsOn(page)).toEqual([]);
      await expectFits(page, 'the operators’ page');
    });
  }
}

test('nobody reads the counts through the site, whatever they claim of their way', async ({ request }) => {
  const claims: Record<string, string>[] = [
    {},
    { 'x-forwarded-for': '127.0.0.1' },
    { connection: 'close, x-forwarded-for, x-forwarded-host, x-forwarded-proto' },
  ];
  for (const headers of claims) {
    const reply = await request.get('/api/reports/summary', { headers });
    expect(reply.status()).toBe(404);
    expect((await reply.json()).type).toBe('/problems/not-found');
  }
});

test.describe('without the key', () => {
  test.use({ httpCredentials: undefined });

  test('nobody sees the page, from this machine either, nor in another spelling', async ({ request }) => {
    const claims: Record<string, string>[] = [{}, { 'x-forwarded-for': '127.0.0.1' }];
    for (const headers of claims) {
      expect((await request.get('/_operators', { headers })).status()).toBe(401);
    }
    expect((await request.get('/%5foperators')).status()).toBe(404);
  });
});

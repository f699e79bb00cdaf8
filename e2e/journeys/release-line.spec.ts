import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import type { Browser } from '@playwright/test';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';
import { type CommandEnd, type ReleaseCommand, releaseCommand } from '../support/release-command.ts';

const PATH = '/a-team-of-its-own';
const titles = { es: 'La primera', en: 'The first' };
/** Nothing here happens later than its page stands. */
const AT_ONCE = { lookAgainMs: 0 };

let spare: SpareRemote;
let run: (command: ReleaseCommand, ...args: string[]) => Promise<CommandEnd>;
test.beforeEach(async ({ ownSite }) => {
  spare = await makeSpareRemote({ name: 'mf-team', path: PATH, titles });
  const target = {
    folder: spare.folder,
    dataDir: dataDirOf(ownSite),
    siteUrl: ownSite?.url ?? '',
    ...AT_ONCE,
  };
  run = (command, ...args) => releaseCommand(command, target, ...args);
});
test.afterEach(() => spare.remove());

const write = (file: string, text: string) => writeFile(join(spare.folder, 'src', file), text);

/** Holds when a visitor who has never been here gets that. */
async function expectForNewcomer(
  browser: Browser,
  baseURL: string | undefined,
  title: string,
): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'es' });
  try {
    const page = await context.newPage();
    await page.goto(PATH);
    await expect(page.locator('main h1')).toHaveText(title);
  } finally {
    await context.close();
  }
}

test('a team ships alone: released, for a few, for all, back, switched off, removed', async ({
  page,
  browser,
  baseURL,
}) => {
  // Each release is a build, a browser and a move.
  test.slow();
  const first = await run('release');
  expect(first.said).toContain('is live for everybody');
  expect(first.said, 'the running site was asked').toMatch(/shows it after \d+ ms/);
  await page.goto(PATH);
  const heading = page.locator('main h1');
  await expect(heading).toHaveText('La primera');

  await write('locales/es.json', JSON.stringify({ title: 'La segunda' }));
  const few = await run('release', '--to', '5%');
  expect(few.said).toContain('is live for 5 % of visitors');
  await page.reload();
  await expect(heading, 'who has a version keeps it').toHaveText('La primera');

  expect((await run('release', '--promote')).code).toBe(0);
  await expectForNewcomer(browser, baseURL, 'La segunda');

  expect((await run('rollback')).code).toBe(0);
  await expectForNewcomer(browser, baseURL, 'La primera');

  const { said } = await run('releases', '--json');
  const { live, history } = JSON.parse(said);
  expect(live.find(({ name }: { name: string }) => name === 'mf-team')).toMatchObject({ by: 'A team' });
  expect(history.slice(0, 4).map(({ kind }: { kind: string }) => kind)).toEqual([
    'rolled-back',
    'promoted',
    'rolled-out',
    'released',
  ]);

  expect((await run('release', '--disable')).code).toBe(0);
  expect((await page.request.get(PATH)).status()).toBe(503);
  expect((await run('release', '--enable')).code).toBe(0);
  await expectForNewcomer(browser, baseURL, 'La primera');
  expect((await run('release', '--remove')).code).toBe(0);
  expect((await page.request.get(PATH)).status()).toBe(404);
});

test('what does not stand in a browser, does not fit its types, or keeps what is of its visitors, is never live', async ({
  page,
}) => {
  test.slow();
  await write(
    'pages/spare-page.tsx',
    `export default function SparePage(): string {
  throw new Error('rendered badly');
}
`,
  );
  const thrown = await run('release');
  expect(thrown.code).toBe(1);
  expect(thrown.said).toContain(`is not live: ${PATH} (es):`);
  expect(thrown.said).toContain('rendered badly');

  await write('pages/spare-page.tsx', 'export default (): number => "no number";\n');
  const untyped = await run('release');
  expect(untyped.code).toBe(1);
  expect(untyped.said).toContain('The types do not fit');

  await write(
    'pages/spare-page.tsx',
    `import { useBootstrap } from '@alisio/platform/sdk/page';

let last = '';
export default function SparePage() {
  const before = last;
  last = useBootstrap().language;
  return <h1>{before}</h1>;
}
`,
  );
  const keeping = await run('release');
  expect(keeping.code).toBe(1);
  expect(keeping.said).toContain(
    `is not live: ${PATH} follows from another visitor’s page: its page has “<h1>${LANGUAGES[0]}</h1>”`,
  );
  expect((await page.request.get(PATH)).status()).toBe(404);
});

test('a part is tried on the page of another remote, and on the shell’s: one that throws there, or outgrows its room, is never live', async ({
  ownSite,
}) => {
  test.slow();
  const offering = await makeSpareRemote({
    name: 'mf-offering',
    path: '/ofertas-de-otro',
    parts: [
      { name: 'search', slot: 'home-search' },
      { name: 'lost', slot: 'error-search' },
    ],
  });
  const target = {
    folder: offering.folder,
    dataDir: dataDirOf(ownSite),
    siteUrl: ownSite?.url ?? '',
    ...AT_ONCE,
  };
  const writePart = (part: 'search' | 'lost', body: string) =>
    writeFile(
      join(offering.folder, `src/parts/${part}.tsx`),
      `export default function Search() {\n  ${body}\n}\n`,
    );
  const THROWS = "if (Date.now() > 0) throw new Error('rendered badly');\n  return null;";
  try {
    await writePart('search', THROWS);
    const thrown = await releaseCommand('release', target);
    expect(thrown.code).toBe(1);
    expect(thrown.said).toContain(
      'is not live: / (es): a link had to stand in place of its part mf-offering/search',
    );

    await writePart('search', 'return <p style={{ height: 500 }}>Alta</p>;');
    const high = await releaseCommand('release', target);
    expect(high.code).toBe(1);
    expect(high.said).toContain(
      'its part mf-offering/search is 500 pixels high, and has claimed room for 144',
    );

    await writePart('search', 'return <p>Cabe</p>;');
    await writePart('lost', THROWS);
    const lost = await releaseCommand('release', target);
    expect(lost.code).toBe(1);
    expect(lost.said).toContain(
      'is not live: /505 (es): a link had to stand in place of its part mf-offering/lost',
    );

    await writePart('lost', 'return <p>Cabe</p>;');
    expect((await releaseCommand('release', target)).said).toContain('is live for everybody');
  } finally {
    await offering.remove();
  }
});

test('a command that says nothing clear moves nothing', async () => {
  for (const [args, sentence, ends] of [
    [['--to', '5'], '"5" is no share of visitors', 1],
    [['--share', '5%'], "Unknown option '--share'", 2],
    [['--to', '5%', '--promote'], 'One at a time', 2],
    [['--promote'], 'mf-team is not live here', 1],
    [['--to', '5%'], 'mf-team is not live here', 1],
  ] as const) {
    const { code, said } = await run('release', ...args);
    expect(code).toBe(ends);
    expect(said).toContain(sentence);
  }
  expect((await run('rollback')).said).toContain('mf-team is not live here');
});

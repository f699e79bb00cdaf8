import { makeSpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { copyTree } from '@alisio/platform/testing/tree-copy.ts';
import { HomePage } from '../pages/home-page.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';
import { runInTree } from '../support/run-in-tree.ts';

// The browser itself reports a document of status 404.
test.use({ expectedNoise: /status of 404/ });

test('a remote that nobody knew brings its page into the running site, and the shell stays as it was', async ({
  page,
  ownSite,
}) => {
  const shell: string[] = [];
  page.on('request', (request) => {
    if (/\/host\/[^/]+\/main\./.test(request.url())) shell.push(request.url());
  });
  const spare = await makeSpareRemote({ path: '/repuesto' });
  try {
    expect((await page.goto('/repuesto'))?.status()).toBe(404);
    await spare.release(dataDirOf(ownSite));

    expect((await page.goto('/repuesto'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Página de repuesto' })).toBeVisible();
    expect(new Set(shell).size, "one shell's code before and after").toBe(1);

    await new HomePage(page).open();
  } finally {
    await spare.remove();
  }
});

test('one made by the generator passes every check, is live after one release, and goes as simply', async ({
  page,
  ownSite,
}) => {
  // A copy of the tree, a compiler, the tests, a release.
  test.slow();
  const tree = await copyTree();
  const env = {
    DATA_DIR: dataDirOf(ownSite),
    SITE_URL: ownSite?.url ?? '',
    RELEASED_BY: 'A new team',
    LOOK_AGAIN_MS: '0',
  };
  const run = (script: string, args: string[], folder = '.') =>
    runInTree(tree.root, { script, args, folder, env });
  try {
    await run('platform/tooling/new-remote/new-remote.ts', [
      'mf-insurance',
      ...['--owner', 'Seguros', '--part', 'search', '--slot', 'home-search'],
    ]);
    await run('platform/tooling/test/types.mjs', ['mf-insurance']);
    await run('node_modules/@biomejs/biome/bin/biome', ['check', 'mf-insurance', 'package.json']);
    await run('platform/tooling/test/boundaries.ts', ['mf-insurance']);
    await run('node_modules/knip/bin/knip.js', ['--no-progress', '--workspace', 'mf-insurance']);
    await run('node_modules/jest/bin/jest.js', ['-w', '1', 'mf-insurance']);

    expect((await page.goto('/insurance'))?.status()).toBe(404);
    await run('platform/tooling/release/release-command.ts', [], 'mf-insurance');
    expect((await page.goto('/insurance'))?.status()).toBe(200);
    const title = page.getByRole('heading', { level: 1, name: 'Nueva sección: insurance' });
    await expect(title).toBeVisible();
    const entries = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(entries).toHaveText([
      'Vuelos',
      'Hoteles',
      'Cruceros',
      'Tours',
      'Trenes',
      'Insurance',
      'Mis viajes',
    ]);
    await page.goto('/');
    await page.getByRole('tab', { name: 'Nueva sección' }).click();
    await expect(page.getByText('Aquí va lo que otras páginas muestran de este equipo.')).toBeVisible();

    await run('platform/tooling/new-remote/remove-remote.ts', ['mf-insurance']);
    await expect.poll(async () => (await page.request.get('/insurance')).status()).toBe(404);
  } finally {
    await tree.remove();
  }
});

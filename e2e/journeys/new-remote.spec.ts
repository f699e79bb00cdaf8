import { makeSpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { HomePage } from '../pages/home-page.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';

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

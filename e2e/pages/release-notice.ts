import type { Locator, Page } from '@playwright/test';
import { livingFoot } from './footer.ts';

/** What an open tab says of a version that went live since it was opened. */
export class ReleaseNotice {
  readonly page: Page;
  readonly text: Locator;
  readonly update: Locator;
  /** that it comes later, since something was typed */
  readonly later: Locator;

  constructor(page: Page) {
    this.page = page;
    this.text = page.getByRole('status').filter({ hasText: 'Hay una versión nueva del sitio.' });
    this.update = page.getByRole('button', { name: 'Actualizar', exact: true });
    this.later = page.getByText('La verás más adelante, sin perder lo que escribiste.');
  }

  /** Comes back to the tab, which asks at once what is live, and waits for what it is told. */
  async comeBack(): Promise<void> {
    // The watch begins with the page's end.
    await livingFoot(this.page).waitFor();
    const answer = this.page.waitForResponse(/\/live\.json$/);
    // Whoever comes back a moment before it listens, or soon after it has asked by itself, comes back again.
    const coming = await this.page.evaluate(() =>
      Number(window.setInterval(() => window.dispatchEvent(new Event('online')), 50)),
    );
    await (await answer).finished();
    await this.page.evaluate((timer) => window.clearInterval(timer), coming);
  }
}

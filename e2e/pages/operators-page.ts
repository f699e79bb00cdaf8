import type { Locator, Page } from '@playwright/test';

/** What operators see: what is live, how it does, and what was moved when. */
export class OperatorsPage {
  readonly page: Page;
  readonly heading: Locator;
  /** what does worse than before, each with the way to take it back */
  readonly alarms: Locator;
  readonly problems: Locator;
  readonly history: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Operación' });
    this.alarms = page.locator('.o-alarm').getByRole('listitem');
    this.problems = this.list('Problemas más extendidos');
    this.history = this.list('Historial');
  }

  /** Without refreshing by itself: journeys decide when they look again. */
  async open(): Promise<void> {
    await this.page.goto('/_operators?refresh=off');
    await this.heading.waitFor();
  }

  /** One version of a remote, with its counts. */
  version(remote: string, version: string): Locator {
    const title = this.page.getByRole('heading', { level: 2, name: remote, exact: true });
    return this.page.getByRole('article').filter({ has: title }).getByRole('row', { name: version });
  }

  /** Goes to the page that asks, by a button of a remote's card. */
  async begin(act: string, remote: string): Promise<void> {
    await this.page.getByRole('link', { name: `${act}… ${remote}` }).click();
    await this.page.getByRole('heading', { level: 1, name: remote }).waitFor();
  }

  /** Says why, and does what was asked. */
  async confirm(act: string, why: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Por qué' }).fill(why);
    await this.page.getByRole('button', { name: act }).click();
    await this.page.getByRole('status').filter({ hasText: 'Hecho' }).waitFor();
  }

  private list(heading: string): Locator {
    const title = this.page.getByRole('heading', { level: 2, name: heading });
    return this.page.locator('section').filter({ has: title }).getByRole('listitem');
  }
}

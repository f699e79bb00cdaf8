import type { Page } from '@playwright/test';
import type { ShownPart } from './claimed-pages.ts';

const READY_WITHIN_MS = 15_000;

/** Pixels by which a part may pass its room by rounding alone. */
const ROUNDING = 1;

/**
 * What is wrong with parts of others in an open page: one that is not there, whose link stands in its place, or that is
 * higher than the room it claims. Nothing when all stand.
 */
export async function wrongWithParts(page: Page, parts: readonly ShownPart[]): Promise<string | undefined> {
  for (const { name, title } of parts) {
    const room = page.locator(`[data-part="${name}"]`);
    const tab = page.getByRole('tab', { name: title, exact: true });
    try {
      // The shell's error page comes with code of its own, after its frame stands.
      await room.or(tab).first().waitFor({ state: 'attached', timeout: READY_WITHIN_MS });
      if ((await room.count()) === 0) await tab.first().click({ timeout: READY_WITHIN_MS });
      await room.first().scrollIntoViewIfNeeded({ timeout: READY_WITHIN_MS });
      const settled = room.and(page.locator('[data-state="ready"], [data-state="failed"]'));
      await settled.first().waitFor({ timeout: READY_WITHIN_MS });
    } catch {
      return `its part ${name} did not show within ${READY_WITHIN_MS / 1000} s`;
    }
    const { state, height, kept } = await room.first().evaluate((element) => ({
      state: element.getAttribute('data-state'),
      height: element.getBoundingClientRect().height,
      kept: Number.parseFloat(getComputedStyle(element).minHeight),
    }));
    if (state === 'failed') return `a link had to stand in place of its part ${name}`;
    if (height > kept + ROUNDING)
      return `its part ${name} is ${Math.ceil(height)} pixels high, and has claimed room for ${kept}`;
  }
  return undefined;
}

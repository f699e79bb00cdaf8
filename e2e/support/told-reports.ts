import type { Report } from '@alisio/shared-contracts/reports';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    toldReports: Promise<string>[];
  }
}

/** Reads what each document from the next one on reports of itself, and sends it on as it was. */
export async function watchReports(page: Page): Promise<{ told(): Promise<Report[]> }> {
  await page.addInitScript(() => {
    window.toldReports = [];
    const { sendBeacon } = Navigator.prototype;
    Navigator.prototype.sendBeacon = function (address, body) {
      if (String(address).endsWith('/reports') && body instanceof Blob) window.toldReports.push(body.text());
      return sendBeacon.call(this, address, body);
    };
  });
  return {
    async told() {
      const batches = await page.evaluate(() => Promise.all(window.toldReports));
      return batches.flatMap((batch): Report[] => JSON.parse(batch).reports);
    },
  };
}

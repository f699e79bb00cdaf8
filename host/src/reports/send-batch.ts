import type { ReportBatch } from '@alisio/shared-contracts/reports';

/**
 * Sends also while the page is being left. That it fails is told to nobody: there is nobody to tell it to. What
 * broke for want of a connection is nobody's fault here.
 */
export function sendBatch(apiBase: string, batch: ReportBatch): void {
  if (!navigator.onLine) return;
  const address = `${apiBase}/reports`;
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  const isOnItsWay = typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(address, body);
  if (!isOnItsWay) fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

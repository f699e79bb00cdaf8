import type { ReportBatch } from '@alisio/shared-contracts/reports';
import { sendBatch } from './send-batch.ts';

const batch: ReportBatch = {
  host: '1.0.0',
  reports: [{ kind: 'vital', source: 'host', version: '1.0.0', page: '/', name: 'LCP', value: 1200 }],
};
const realFetch = globalThis.fetch;
let sent: string[];

const beacon = (accepted: boolean) => {
  navigator.sendBeacon = (address) => {
    sent.push(`beacon ${address}`);
    return accepted;
  };
};

beforeEach(() => {
  sent = [];
  globalThis.fetch = async (address, init) => {
    sent.push(`${init?.method} ${address} ${init?.keepalive}`);
    throw new TypeError('network');
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(navigator, 'onLine');
});

test('a batch leaves as a beacon', () => {
  beacon(true);
  sendBatch('/api', batch);
  expect(sent).toEqual(['beacon /api/reports']);
});

test('where the browser has no beacons, or takes no more, a call that outlives the page goes; its failure is silent', async () => {
  sendBatch('/api', batch);
  beacon(false);
  sendBatch('/api', batch);
  await Promise.resolve();
  expect(sent).toEqual(['POST /api/reports true', 'beacon /api/reports', 'POST /api/reports true']);
});

test('who is offline reports nothing', () => {
  beacon(true);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  sendBatch('/api', batch);
  expect(sent).toEqual([]);
});

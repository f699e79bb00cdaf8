import { reportBatch } from '@alisio/shared-contracts/reports';
import { jest } from '@jest/globals';
import type { Beat } from './heartbeat.ts';

const beat: Beat = {
  address: '/api/reports',
  host: '1.0.0-aaaaaaaa',
  page: '/:url/results',
  source: 'mf-flights',
  version: '1.4.0-0a1b2c3d',
};

const sent: { address: string; body: unknown }[] = [];
const say = (data: Beat | null) => window.dispatchEvent(new MessageEvent('message', { data }));
const real = globalThis.fetch;

beforeAll(async () => {
  jest.useFakeTimers();
  globalThis.fetch = async (address, init) => {
    sent.push({ address: String(address), body: JSON.parse(String(init?.body)) });
    return new Response(null, { status: 201 });
  };
  await import('./heartbeat-worker.ts');
});
afterAll(() => {
  globalThis.fetch = real;
  jest.useRealTimers();
});
beforeEach(() => {
  sent.length = 0;
});

test('a page that falls silent is told once, with its remote and version, as the contract has it', () => {
  say(beat);
  jest.advanceTimersByTime(4000);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(sent.map(({ address }) => address)).toEqual(['/api/reports']);
  const { host, reports } = reportBatch.parse(sent[0]?.body);
  expect(host).toBe(beat.host);
  expect(reports).toEqual([
    {
      kind: 'error',
      source: beat.source,
      version: beat.version,
      page: beat.page,
      name: 'Hang',
      message: 'no sign of life for 5 s',
    },
  ]);
});

test('one that shows signs of life, or may be silent, is told nothing of', () => {
  for (let second = 0; second < 10; second += 1) {
    say(beat);
    jest.advanceTimersByTime(4000);
  }
  say(null);
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

import { jest } from '@jest/globals';
import { type Beat, startHeartbeat } from './heartbeat.ts';

const beat: Beat = {
  address: '/api/reports',
  host: '1.0.0-aaaaaaaa',
  page: '/:url/results',
  source: 'mf-flights',
  version: '1.4.0-0a1b2c3d',
};

let seen: DocumentVisibilityState = 'visible';
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page that shows says so each second; hidden or printed it may be silent', () => {
  const said: unknown[] = [];
  startHeartbeat(
    () => ({ postMessage: (message: unknown) => said.push(message) }),
    () => beat,
  );
  expect(said).toEqual([beat]);
  jest.advanceTimersByTime(2000);
  expect(said).toEqual([beat, beat, beat]);
  seen = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(1000);
  seen = 'visible';
  window.dispatchEvent(new Event('beforeprint'));
  jest.advanceTimersByTime(1000);
  expect(said.slice(3)).toEqual([null, null, null, beat]);
});

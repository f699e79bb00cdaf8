import { jest } from '@jest/globals';
import { hearServerTime, serverNow } from './server-time.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');

test('the server’s clock is the end of the second that an answer names, and nothing before one has told', () => {
  jest.useFakeTimers({ now: NOON + 5000 });
  const told = { headers: { date: new Date(NOON).toUTCString() } };
  hearServerTime(new Response(null, told), 'GET');
  expect(serverNow()).toBeUndefined();
  hearServerTime(new Response(null, told), 'POST');
  expect(serverNow()).toBe(NOON + 1000);
  jest.setSystemTime(NOON + 7000);
  expect(serverNow()).toBe(NOON + 3000);
  jest.useRealTimers();
});

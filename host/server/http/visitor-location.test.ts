import { jest } from '@jest/globals';
import type { ApiClient } from './api-client.ts';
import { locateVisitors } from './visitor-location.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

type Answer = Awaited<ReturnType<ApiClient['exchange']>>;
const MEXICO = { status: 200, text: '{"country":"MX","currency":"MXN"}' };
const VISITOR = { acceptLanguage: 'es-MX', forwardedFor: '192.0.2.1' };

function apiThat(answers: Answer[]) {
  let asked = 0;
  const exchange = async () => {
    asked += 1;
    return answers.shift();
  };
  return { exchange, asked: () => asked };
}

test.each<[string, Answer]>([
  ['says nothing in time', undefined],
  ['cannot tell', { status: 503, text: '{}' }],
])('an API that %s is left alone for a while, then tried by one', async (_, failure) => {
  const api = apiThat([failure, failure, MEXICO, MEXICO]);
  const locate = locateVisitors(api);
  expect(await locate(VISITOR)).toBeUndefined();
  expect(await locate(VISITOR)).toBeUndefined();
  expect(api.asked()).toBe(1);
  jest.advanceTimersByTime(10_000);
  expect(await Promise.all([locate(VISITOR), locate(VISITOR)])).toEqual([undefined, undefined]);
  expect(api.asked()).toBe(2);
  jest.advanceTimersByTime(10_000);
  expect((await locate(VISITOR))?.country).toBe('MX');
  expect((await locate(VISITOR))?.country).toBe('MX');
});

test('a visitor who is refused costs others nothing, and no answer is believed that is none', async () => {
  const api = apiThat([{ status: 429, text: '{}' }, { status: 200, text: '<html>' }, MEXICO]);
  const locate = locateVisitors(api);
  expect(await locate(VISITOR)).toBeUndefined();
  expect(await locate(VISITOR)).toBeUndefined();
  expect((await locate(VISITOR))?.currency).toBe('MXN');
});

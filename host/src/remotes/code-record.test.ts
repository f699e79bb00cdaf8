import type { PageModule } from '@alisio/platform/sdk/remote';
import { jest } from '@jest/globals';
import { WrongRemote } from '../loading/wrong-remote.ts';
import { createCodeRecord } from './code-record.ts';

const TIMEOUT = 5000;
const page: PageModule = { default: () => null };

/** A remote whose answers are given by hand, oldest request first. */
function remote() {
  const asked: PromiseWithResolvers<PageModule>[] = [];
  const fetchPage = () => {
    const answer = Promise.withResolvers<PageModule>();
    asked.push(answer);
    return answer.promise;
  };
  return { asked, record: createCodeRecord(fetchPage, TIMEOUT) };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page is fetched when it is first asked for, and once', async () => {
  const { asked, record } = remote();
  expect(asked).toHaveLength(0);
  void record.load();
  void record.load();
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(page);
  await settle();
  expect(record.state()).toEqual({ status: 'ready', code: page });
});

test('a dead remote and a wrong one are told apart, and both may be asked again', async () => {
  const { asked, record } = remote();
  void record.load();
  asked[0]?.reject(new TypeError('network'));
  await settle();
  expect(record.state()).toMatchObject({ status: 'failed', kind: 'down' });
  void record.retry();
  expect(record.state().status).toBe('loading');
  asked[1]?.reject(new WrongRemote('mf-demo', 'no page'));
  await settle();
  expect(record.state()).toMatchObject({ status: 'failed', kind: 'wrong' });
  void record.retry();
  asked[2]?.resolve(page);
  await settle();
  expect(record.state().status).toBe('ready');
});

test('a remote without an answer in time is slow, and its page still shows when it comes', async () => {
  const { asked, record } = remote();
  void record.load();
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(record.state()).toMatchObject({ status: 'failed', kind: 'slow' });
  asked[0]?.resolve(page);
  await settle();
  expect(record.state().status).toBe('ready');
});

test('a page that shows is not taken away by a retry that hangs', async () => {
  const { asked, record } = remote();
  void record.load();
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  void record.retry();
  asked[0]?.resolve(page);
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(record.state().status).toBe('ready');
});

test('the late failure of an overtaken attempt does not end the retry', async () => {
  const { asked, record } = remote();
  void record.load();
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  void record.retry();
  asked[0]?.reject(new TypeError('network'));
  await settle();
  expect(record.state().status).toBe('loading');
});

test('what came ahead is shown at once, and not fetched again', async () => {
  const { asked, record } = remote();
  void record.ahead();
  asked[0]?.resolve(page);
  await settle();
  expect(record.state()).toEqual({ status: 'ready', code: page });
  await record.load();
  expect(asked).toHaveLength(1);
});

test('what did not come ahead is asked for when it is wanted, without a word of the failure', async () => {
  const warned = jest.spyOn(console, 'warn');
  const { asked, record } = remote();
  void record.ahead();
  asked[0]?.reject(new TypeError('network'));
  await settle();
  expect(record.state()).toEqual({ status: 'loading' });
  void record.load();
  asked[1]?.resolve(page);
  await settle();
  expect(record.state().status).toBe('ready');
  expect(warned).not.toHaveBeenCalled();
});

test('what is wanted while it comes ahead has the time of what is wanted', async () => {
  const { asked, record } = remote();
  void record.ahead();
  void record.load();
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(record.state()).toMatchObject({ status: 'failed', kind: 'slow' });
  asked[0]?.resolve(page);
  asked[1]?.resolve(page);
  await settle();
  expect(record.state().status).toBe('ready');
});

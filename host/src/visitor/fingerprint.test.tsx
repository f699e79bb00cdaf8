import { visitorId } from '@alisio/platform/sdk/api';
import { emitEvent } from '@alisio/shared-contracts/events';
import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { jest } from '@jest/globals';
import { offerFingerprint } from './fingerprint.ts';

const make = jest.fn(async () => 'f00d');
let giveUp = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  giveUp = offerFingerprint(make);
});
afterEach(() => {
  giveUp();
  make.mockClear();
  visitorProfile.reset();
  jest.useRealTimers();
});

const choose = () => emitEvent('shop:offer-selected', { product: 'flight' });

test('who only looks has none made, however long the page is still', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(make).not.toHaveBeenCalled();
});

test('who chose something has one made while nobody touches the page, once', async () => {
  choose();
  choose();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(make).toHaveBeenCalledTimes(1);
  expect(visitorProfile.get().agentId).toBe('f00d');
  choose();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a booking call that comes before has one made at once', async () => {
  await expect(visitorId()).resolves.toBe('f00d');
});

test('given up, nothing is made', async () => {
  choose();
  giveUp();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(make).not.toHaveBeenCalled();
});

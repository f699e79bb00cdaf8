import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { jest } from '@jest/globals';
import { installFingerprint, visitorId } from './index.ts';

const RANDOM = /^[0-9a-f]{32}$/;

afterEach(() => {
  visitorProfile.reset();
  jest.useRealTimers();
});

test('the fingerprint names the device, and is made once for the tab', async () => {
  let made = 0;
  installFingerprint(async () => {
    made += 1;
    return 'print-of-this-device';
  });
  await expect(visitorId()).resolves.toBe('print-of-this-device');
  await expect(visitorId()).resolves.toBe('print-of-this-device');
  expect(made).toBe(1);
  expect(visitorProfile.get().agentId).toBe('print-of-this-device');
});

test.each([
  ['fails', () => Promise.reject(new Error('blocked'))],
  ['says nothing', async () => ''],
])('a fingerprint that %s leaves a random id, the same for the tab', async (_, fingerprint) => {
  installFingerprint(fingerprint);
  const id = await visitorId();
  expect(id).toMatch(RANDOM);
  await expect(visitorId()).resolves.toBe(id);
});

test('a fingerprint that hangs holds up no booking, and when it comes late it renames nobody', async () => {
  jest.useFakeTimers();
  const late = Promise.withResolvers<string>();
  installFingerprint(() => late.promise);
  const asked = visitorId();
  await jest.advanceTimersByTimeAsync(1500);
  const id = await asked;
  expect(id).toMatch(RANDOM);
  late.resolve('late-print');
  await expect(visitorId()).resolves.toBe(id);
});

test('two who ask at a time get the same id', async () => {
  installFingerprint(() => Promise.reject(new Error('blocked')));
  const [one, other] = await Promise.all([visitorId(), visitorId()]);
  expect(one).toBe(other);
});

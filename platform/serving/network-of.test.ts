import { addressOf, networkOf, wideNetworkOf } from './network-of.ts';

const PROXY = '198.51.100.4';
const from = (ip: string) => addressOf({ ip, socket: { remoteAddress: PROXY } });

test.each([
  ['192.0.2.51', '192.0.2.51'],
  ['192.0.2.51:40001', '192.0.2.51'],
  ['::ffff:192.0.2.51', '192.0.2.51'],
  ['::FFFF:c000:0233', '192.0.2.51'],
  ['[::ffff:192.0.2.51]:40001', '192.0.2.51'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8:0:0::0001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:40001', '2001:db8::1'],
  ['fe80::1%junk', 'fe80::1'],
])('%s is %s', (text, address) => {
  expect(from(text)).toBe(address);
});

test.each([
  'junk0',
  'unknown',
  '',
  '999.1.1.1',
  '192.0.2',
  '192.0.2.51:port',
  '[192.0.2.51',
  '[junk]:1',
  '_hidden',
])('%j is no address: its caller is who it came from', (text) => {
  expect(from(text)).toBe(PROXY);
});

test.each([
  ['2001:db8:7:1::1', '2001:db8:7:ffff::9', true],
  ['2001:db8:7:1::1', '2001:db8:8:1::1', false],
  ['2600::1', '2600::2:1', true],
  ['2001:db8::1', '2001:db8:0:1::1', true],
  ['2001:db8::1', '2001:db8:1::1', false],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s are one caller: %s', (one, other, isOne) => {
  expect(networkOf(one) === networkOf(other)).toBe(isOne);
});

test.each([
  ['192.0.2.1', '192.0.2.254', true],
  ['192.0.2.1', '192.0.77.1', true],
  ['192.0.2.1', '192.1.2.1', false],
  ['2001:db8:7:1::1', '2001:db8:8:1::1', true],
  ['2001:db8::1', '2001:db8:ffff::1', true],
  ['2001:db8::1', '2001:db9::1', false],
  ['2600::1', '2600:0:9::1', true],
])('%s and %s are of one wide network: %s', (one, other, isOne) => {
  expect(wideNetworkOf(one) === wideNetworkOf(other)).toBe(isOne);
});

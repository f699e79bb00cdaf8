import { networkOf, wideNetworkOf } from './network-of.ts';

test.each([
  ['2001:db8:7:1::1', '2001:db8:7:ffff::9', true],
  ['2001:db8:7:1::1', '2001:db8:8:1::1', false],
  ['2600::1', '2600::2:1', true],
  ['2001:db8::1', '2001:db8:0:1::1', true],
  ['2001:db8::1', '2001:db8:1::1', false],
  ['192.0.2.1', '192.0.2.2', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('%s and %s are one caller: %s', (one, other, isOne) => {
  expect(networkOf(one) === networkOf(other)).toBe(isOne);
});

test.each([
  ['192.0.2.1', '192.0.2.254', true],
  ['192.0.2.1', '192.0.77.1', true],
  ['192.0.2.1', '::ffff:192.0.2.7', true],
  ['192.0.2.1', '192.1.2.1', false],
  ['2001:db8:7:1::1', '2001:db8:8:1::1', true],
  ['2001:db8::1', '2001:db8:ffff::1', true],
  ['2001:db8::1', '2001:db9::1', false],
  ['2600::1', '2600:0:9::1', true],
])('%s and %s are of one wide network: %s', (one, other, isOne) => {
  expect(wideNetworkOf(one) === wideNetworkOf(other)).toBe(isOne);
});

import { publicAddress } from './public-address.ts';

test.each(['8.8.8.8', '190.24.0.1', '172.32.0.1', '223.255.255.255', '2800:484::1', '2606:4700::1111'])(
  '%s has a place',
  (address) => {
    expect(publicAddress(address)).toBe(address);
  },
);

test('an IPv4 address in IPv6 dress is read as the IPv4 address', () => {
  expect(publicAddress('::ffff:190.24.0.1')).toBe('190.24.0.1');
  expect(publicAddress('::FFFF:10.0.0.1')).toBeUndefined();
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.1.1',
  '172.16.0.1',
  '192.168.1.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
  '999.1.1.1',
  '8.8.8',
  'unknown',
  '',
])('%p has none', (address) => {
  expect(publicAddress(address)).toBeUndefined();
});

import { trustedCallers } from './trusted-callers.ts';

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '127.8.8.8', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.5', false],
  ['10.0.0.5, fd00::/8', '10.0.0.5', true],
  ['10.0.0.5, fd00::/8', '::ffff:10.0.0.5', true],
  ['10.0.0.5, fd00::/8', 'fd00::7', true],
  ['10.0.0.5, fd00::/8', '10.0.0.6', false],
  ['10.0.0.5, fd00::/8', '127.0.0.1', false],
  ['10.0.0.0/24', '10.0.0.77', true],
  ['10.0.0.0/24', '10.0.1.77', false],
  ['', '127.0.0.1', false],
  ['loopback', '', false],
])('%j trusts %s: %s', (text, address, isTrusted) => {
  expect(trustedCallers(text)(address)).toBe(isTrusted);
});

test.each(['edge.internal', '10.0.0.5/33', '0.0.0.0/0', '10.0.0', '/8', '::/129'])(
  '%s is refused',
  (text) => {
    expect(() => trustedCallers(text)).toThrow(
      `TRUSTED_CALLERS must be loopback, addresses or networks with commas between them; ${text} is none.`,
    );
  },
);

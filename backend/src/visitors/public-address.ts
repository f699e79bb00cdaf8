import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's place: private, loopback, link-local, documentation (IANA special-purpose registries). */
const PLACELESS_IPV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const PLACELESS_IPV6: readonly [string, number][] = [
  ['2001:db8::', 32],
  ['3fff::', 20],
];

const placeless = new BlockList();
for (const [network, bits] of PLACELESS_IPV4) placeless.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of PLACELESS_IPV6) placeless.addSubnet(network, bits, 'ipv6');
/** All that is handed out to the public internet (RFC 4291). */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * An address that a country can be found for; nothing for one of a private network, or for no address at all.
 * An IPv4 address in IPv6 dress (`::ffff:8.8.8.8`) comes out plain.
 */
export function publicAddress(text: string): string | undefined {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1] ?? text;
  switch (isIP(plain)) {
    case 4:
      return placeless.check(plain, 'ipv4') ? undefined : plain;
    case 6:
      return globalUnicast.check(plain, 'ipv6') && !placeless.check(plain, 'ipv6') ? plain : undefined;
    default:
      return undefined;
  }
}

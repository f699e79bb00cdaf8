import { isIP, SocketAddress } from 'node:net';

/** With a port, or in the brackets that IPv6 then needs: some proxies write it so. */
const withPort = /^(?:\[(?<ipv6>[^\]]*)\]|(?<ipv4>[\d.]+))(?::\d{1,5})?$/;

/** An address in its one spelling (RFC 5952), of IPv4 the plain one; nothing for what is no address. */
function addressIn(text: string): string | undefined {
  const { ipv6, ipv4 } = withPort.exec(text)?.groups ?? {};
  const [address = ''] = (ipv6 ?? ipv4 ?? text).split('%');
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
    default:
      return undefined;
  }
}

/**
 * Whose request it is: the address that a trusted proxy passed on, where it is one, else the socket's. What proxies
 * pass on may be text of the caller's, who would be another one each time.
 */
export const addressOf = ({
  ip,
  socket,
}: {
  ip: string;
  socket: { remoteAddress?: string | undefined };
}): string => addressIn(ip ?? '') ?? addressIn(socket.remoteAddress ?? '') ?? '';

const GROUPS = 8;

/** The eight groups of an IPv6 address, those that `::` stands for too. */
function groupsOf(address: string): string[] {
  const [front = [], back] = address.split('::').map((side) => side.split(':').filter(Boolean));
  if (!back) return front;
  return [...front, ...Array.from({ length: GROUPS - front.length - back.length }, () => '0'), ...back];
}

/**
 * Who counts as one: an address, and of IPv6 the site's whole network (/48), of which anybody may have many.
 * @param address as `addressOf` spells it
 */
export const networkOf = (address: string): string =>
  address.includes(':') ? groupsOf(address).slice(0, 3).join(':') : address;

/**
 * What one person can easily have many addresses in: of IPv4 65,536 of them (/16), of IPv6 a provider's own (/32).
 * Rented from one place, or with a whole /24 or /48, they are one.
 * @param address as `addressOf` spells it
 */
export const wideNetworkOf = (address: string): string =>
  address.includes(':') ? groupsOf(address).slice(0, 2).join(':') : address.split('.').slice(0, 2).join('.');

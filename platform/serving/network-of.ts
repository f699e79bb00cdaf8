const GROUPS = 8;

/** The eight groups of an IPv6 address, those that `::` stands for too. */
function groupsOf(address: string): string[] {
  const [front = [], back] = address.split('::').map((side) => side.split(':').filter(Boolean));
  if (!back) return front;
  return [...front, ...Array.from({ length: GROUPS - front.length - back.length }, () => '0'), ...back];
}

/** Who counts as one: an address, and of IPv6 the site's whole network (/48), of which anybody may have many. */
export const networkOf = (address: string): string =>
  address.includes(':') && !address.startsWith('::ffff:') ? groupsOf(address).slice(0, 3).join(':') : address;

/**
 * What one person can easily have many addresses in: of IPv4 65,536 of them (/16), of IPv6 a provider's own (/32).
 * Rented from one place, or with a whole /24 or /48, they are one.
 */
export function wideNetworkOf(address: string): string {
  const own = address.replace(/^::ffff:(?=\d+\.)/, '');
  return own.includes(':') ? groupsOf(own).slice(0, 2).join(':') : own.split('.').slice(0, 2).join('.');
}

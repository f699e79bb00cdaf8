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

/** The same, wider: of IPv4 the 256 addresses (/24) that one owner often has together. */
export const wideNetworkOf = (address: string): string =>
  networkOf(address).replace(/^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/, '$1');

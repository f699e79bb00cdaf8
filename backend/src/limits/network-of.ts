/** Who counts as one: an address, and of IPv6 the site's whole network (/48), of which anybody may have as many. */
export const networkOf = (address: string): string =>
  address.includes(':') && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 3).join(':')
    : address;

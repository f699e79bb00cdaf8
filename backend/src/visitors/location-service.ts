/** Tells where an address is. */
export interface LocationService {
  /**
   * @param address a public IPv4 or IPv6 address
   * @returns an ISO 3166-1 code, or null when the service does not know
   * @throws Error when the service cannot answer; its message names no address
   */
  countryOf(address: string): Promise<string | null>;
}

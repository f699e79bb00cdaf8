/** The `baggageUrl` of each order of a flight (§7), as the call that made it was answered. */
export const baggageUrls = new Map<string, string>();

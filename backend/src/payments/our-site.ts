export interface SiteRule {
  /** origins of the site, whatever their host */
  webOrigins: readonly string[];
  /** names that the site goes by, without ports; this machine's own are always among them */
  hosts: readonly string[];
  /** port of the web edge on those */
  webPort: number;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an origin is one of the site: only there may a visitor be sent back after paying. */
export function isOurSite(origin: string, { webOrigins, hosts, webPort }: SiteRule): boolean {
  const site = URL.parse(origin);
  if (!site || site.origin !== origin || !/^https?:$/.test(site.protocol)) return false;
  if (webOrigins.includes(origin)) return true;
  const port = site.port === '' ? { 'http:': 80, 'https:': 443 }[site.protocol] : Number(site.port);
  return port === webPort && (LOOPBACK.includes(site.hostname) || hosts.includes(site.hostname));
}

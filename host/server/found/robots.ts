/** Of no use to who looks for something: calls, what is somebody's own, what operators see. */
const CLOSED = ['/_operators', '/api/', '/booking/', '/*/booking/', '/user/'];

/**
 * What crawlers are asked to leave alone, and where the sitemap is (RFC 9309).
 * @param siteLink scheme and host of the site, without a slash at the end
 * @param unlisted beginnings of paths that remotes ask them to stay away from
 */
export const robotsText = (siteLink: string, unlisted: readonly string[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[...CLOSED, ...unlisted].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteLink}/sitemap.xml`,
    '',
  ].join('\n');

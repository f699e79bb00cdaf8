/** Addresses that the web edge answers by itself: no remote may claim one, and no other spelling of one is answered. */
export const ownPaths = [
  '/_operators/*',
  '/api/*',
  '/favicon.svg',
  '/feeds/*',
  '/healthz',
  '/host/*',
  '/live.json',
  '/readyz',
  '/registry/*',
  '/releases/*',
  '/remotes/*',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/*',
  '/social-card.png',
  '/social/*',
] as const;

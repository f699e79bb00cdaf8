/** A flight route by the slug of today. */
interface FlightRoute {
  slug: string;
  from: string;
  to: string;
}

/**
 * Slugs of flight routes, old ones and their new form (§2): they wrote a city of two words with a dash between them;
 * today the words stand together.
 */
const ROUTES: Readonly<Record<string, FlightRoute>> = {
  'buenos-aires-a-miami': { slug: 'buenosaires-a-miami', from: 'BUE', to: 'MIA' },
};
const slugs = new Map(
  Object.entries(ROUTES).flatMap(([old, route]) => [[old, route] as const, [route.slug, route] as const]),
);

/**
 * Where an old address lives now: the same below its slug. The slug alone was a page about the route; what there is of
 * it today are its flights, on the days that a search has by itself (§5).
 */
export function movedTo({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, slug = '', ...rest] = pathname.split('/');
  const route = slugs.get(slug);
  if (!route) return undefined;
  if (rest.length > 0)
    return slug === route.slug ? undefined : `/${[route.slug, ...rest].join('/')}${search}`;
  const query = new URLSearchParams(search);
  query.set('from', route.from);
  query.set('to', route.to);
  return `/${route.slug}/results?${query}`;
}

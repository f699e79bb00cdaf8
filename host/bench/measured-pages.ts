/** A page that is measured: its address on the site, and what is there when the page is. */
export interface MeasuredPage {
  path: string;
  ready: string;
}

/** A day in ISO form, so many days from now, UTC. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Pages by name; a search of days that are to come. */
const measuredPages = (): Record<string, MeasuredPage> => ({
  home: { path: '/', ready: 'main h1' },
  results: {
    path: `/bogota-a-miami/results?from=BOG&to=MIA&departureDate=${inDays(40)}&returnDate=${inDays(50)}&adults=1`,
    ready: 'main article',
  },
  contact: { path: '/contact-us', ready: 'main form' },
  article: { path: '/destinations/cartagena-en-tres-dias', ready: 'main h1' },
  airline: { path: '/airlines/avianca', ready: 'main h1' },
});

/**
 * Those of some names, `home,article`; all where none is named.
 * @throws for a name that no page has
 */
export function pagesNamed(names: string | undefined): Record<string, MeasuredPage> {
  const all = measuredPages();
  if (names === undefined) return all;
  return Object.fromEntries(
    names.split(',').map((name) => {
      const page = all[name];
      if (!page) throw new Error(`No page is called ${name}: there are ${Object.keys(all).join(', ')}.`);
      return [name, page] as const;
    }),
  );
}

export const pathsOf = (pages: Readonly<Record<string, MeasuredPage>>): string[] =>
  Object.values(pages).map(({ path }) => path);

/**
 * Old slugs and their new form, §2: routes of flights wrote a city of two words with a dash between them;
 * today the words stand together.
 */
const movedSlugs: Readonly<Record<string, string>> = {
  'buenos-aires-a-miami': 'buenosaires-a-miami',
};

/** Where an old address lives now: the same below its slug. */
export function movedTo(pathname: string): string | undefined {
  const [, slug = '', ...rest] = pathname.split('/');
  const moved = Object.hasOwn(movedSlugs, slug) ? movedSlugs[slug] : undefined;
  return moved && `/${[moved, ...rest].join('/')}`;
}

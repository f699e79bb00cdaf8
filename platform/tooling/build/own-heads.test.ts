import { isSectionPage, sectionPageIn } from '@alisio/shared-contracts/content';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { readRemoteConfig, remoteFolders } from './remote-folders.ts';

/** Where a page is in a language: `/articles` and `/articulos` are one list. */
const pageAt = (path: string, language: (typeof LANGUAGES)[number]): string => {
  const name = path.slice(1);
  return isSectionPage(name) ? `/${sectionPageIn(name, language)}` : path;
};

test.each(LANGUAGES)(
  '%s: no two pages that are looked for have one title or one description',
  async (language) => {
    const configs = await Promise.all(remoteFolders().map(readRemoteConfig));
    const listed = configs
      .flatMap(({ routes }) => routes)
      // Of a page with parameters each address has words of its own, which its data tells.
      .filter((route) => route.listed !== undefined && route.listed !== false && !route.path.includes(':'));
    const heads = new Map(listed.map(({ path, head }) => [pageAt(path, language), head?.[language]]));
    expect(heads.size).toBeGreaterThan(20);
    for (const part of ['title', 'description'] as const) {
      const said = [...heads].map(([path, head]) => ({ path, words: head?.[part] }));
      expect(said.filter(({ words }) => !words)).toEqual([]);
      const twice = said.filter(({ words }, at) => said.findIndex((one) => one.words === words) !== at);
      expect(twice).toEqual([]);
    }
  },
);

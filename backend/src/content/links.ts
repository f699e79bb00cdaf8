import { SECTION_PAGES } from '@alisio/shared-contracts/content';
import type { Language } from '@alisio/shared-contracts/languages';

/** Where links of texts may lead inside the site, beside texts: the shop's own pages. */
const SHOP_PAGES: readonly string[] = [
  '/',
  '/hoteles',
  '/turs',
  '/activities',
  '/paquetes',
  '/crucerro',
  '/trains-deals',
  '/contact-us',
  '/conserje',
  '/airlines',
  '/user/my-journey',
  ...SECTION_PAGES.map((page) => `/${page}`),
];
/** Whether a text at this address would stand behind a page of the shop, where nobody finds it. */
export const isShopPage = (path: string): boolean => SHOP_PAGES.includes(path);
/** And what stands below them with an address of its own. */
const BELOW = /^\/(?:airlines|turs|us\/hotel)\/[\w/-]+$|^\/(?:hoteles|turs|activities|paquetes)\/result$/;

/** What there is to link to: the address of a text by its id and language, and whether an address is a text's. */
export interface Targets {
  address: (id: string, language: Language) => string | undefined;
  isText: (path: string) => boolean;
  /** the page of an airline */
  airline: (slug: string) => string | undefined;
  /** whether texts may lead to a host outside */
  isOfficial: (host: string) => boolean;
}

/**
 * The address that a link of a text leads to; nothing for one that leads nowhere. `article:`, `country:` and `page:` name
 * a text by its id, so that each language has its own; `airline:` an airline's page by its name in addresses. Outside
 * of the site there are only official sites, by https.
 */
export function addressOfLink(target: string, language: Language, targets: Targets): string | undefined {
  const [, scheme, id] = /^(article|country|page|airline):([a-z0-9-]+)$/.exec(target) ?? [];
  if (scheme === 'airline') return id && targets.airline(id);
  if (id !== undefined) return targets.address(id, language);
  if (/^https:\/\/[\w.-]+\.[a-z]{2,}(?:\/\S*)?$/.test(target)) {
    return targets.isOfficial(new URL(target).host) ? target : undefined;
  }
  const { pathname } = URL.parse(target, 'https://site.invalid') ?? { pathname: '' };
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  const [, airline] = /^\/airlines\/([^/]+)$/.exec(pathname) ?? [];
  if (airline !== undefined) return targets.airline(airline) && target;
  const isKnown = SHOP_PAGES.includes(pathname) || BELOW.test(pathname) || targets.isText(pathname);
  return isKnown ? target : undefined;
}

import { routes } from '@alisio/shared-contracts/routes';

/** Pages of §2 that the foot leads to, once a remote serves them. */
export const footPages = {
  contact: routes.contactUs,
  about: '/about-us',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy-policy',
} as const;

/** Where the shell leads by itself, whatever the navigation has: every page carries their claims. */
export const ownLinks: readonly string[] = [routes.home, ...Object.values(footPages)];

/** Where parts of others stand in pages of the shell's own. */
export const ERROR_SLOT = 'error-search';

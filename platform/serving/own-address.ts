/**
 * What a browser would ask of this site for a link: path, query and mark, all in signs that a header may carry.
 *
 * @param siteLink absolute address of the site
 * @returns nothing for a link that a browser would take elsewhere: `//a`, `/\a`, `https://a`
 */
export function ownAddress(href: string, siteLink: string): string | undefined {
  const url = URL.parse(href, siteLink);
  if (url?.origin !== new URL(siteLink).origin) return undefined;
  const address = url.pathname + url.search + url.hash;
  return address.startsWith('//') ? undefined : address;
}

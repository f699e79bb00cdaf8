import { WITHOUT_SCRIPT } from '@alisio/shared-contracts/routes';

const [NAME, VALUE] = WITHOUT_SCRIPT;

/** Whether an address says that no script runs: nobody but the edge can draw its page, so it is waited for longer. */
export const isWithoutScript = ({ searchParams }: Pick<URL, 'searchParams'>): boolean =>
  searchParams.get(NAME) === VALUE;

/** The same page, saying so. @param href of this site, without its name */
export function withoutScript(href: string, siteLink: string): string {
  const url = new URL(href, siteLink);
  url.searchParams.set(NAME, VALUE);
  return url.pathname + url.search + url.hash;
}

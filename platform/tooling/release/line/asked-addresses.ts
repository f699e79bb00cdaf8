import { Misused } from '../../command-line/index.ts';

/** A line of a list of addresses. */
export interface AskedAddress {
  /** of the line, from 1 on */
  line: number;
  /** as it stands there */
  address: string;
  /** without the site's name and query, and without a slash at its end */
  pathname: string;
  /** what follows the path, with its question mark */
  search: string;
  /** who ought to answer it; nothing where the line does not say */
  expected: string | undefined;
}

/** Stands for the site in addresses that do not name one. */
const ANY_SITE = 'http://site.invalid';

/** The first column of a table, with or without quotes. */
function firstColumn(line: string): string {
  const quoted = /^"((?:[^"]|"")*)"/.exec(line)?.[1];
  return quoted === undefined ? (line.split(/[,;\t]/)[0] ?? '') : quoted.replaceAll('""', '"');
}

const isAddress = (text: string): boolean => /^(?:\/|https?:\/\/)/.test(text);

/**
 * Addresses, one a line: a path or a whole address, and behind a space perhaps who answers it (`mf-hotels`, `host`, `404`,
 * or the path that it leads on to); or a table with commas, semicolons or tabs, of which the first column counts. Empty
 * lines and those that begin with # say nothing; nor does the first line of a table, where it is a heading.
 * @throws Misused for a line that is no address
 */
export function readAddresses(text: string): AskedAddress[] {
  return text.split(/\r?\n/).flatMap((whole, index): AskedAddress[] => {
    const line = index + 1;
    const said = firstColumn(whole.trim()).trim();
    if (said === '' || said.startsWith('#')) return [];
    const [address = '', expected, ...more] = said.split(/\s+/);
    if (!isAddress(address) && index === 0) return [];
    const url = isAddress(address) && more.length === 0 ? URL.parse(address, ANY_SITE) : null;
    if (!url) throw new Misused(`Line ${line} is no address: "${said.slice(0, 100)}".`);
    const pathname = url.pathname.replace(/(.)\/+$/, '$1');
    return [{ line, address, pathname, search: url.search, expected }];
  });
}

import { inflateSync } from 'node:zlib';

/** What an edge answers, as it comes over the line. */
export interface PageResponse {
  status: number;
  /** where it leads on to */
  location: string | undefined;
  body: string;
}

/** All of an answer that follows from code of a release, by what a person calls it. */
export type Drawn = Readonly<Record<string, string>>;

const all = (text: string, pattern: RegExp): string =>
  [...text.matchAll(pattern)].map(([whole, inner]) => inner ?? whole).join('');

/** What its loader was answered, which is packed where it is long. */
function dataIn(body: string): string {
  const [, isPacked, text = ''] =
    /<script type="application\/json" id="alisio-first-data"( data-packed)?>(.*?)<\/script>/s.exec(body) ??
    [];
  return isPacked ? inflateSync(Buffer.from(text, 'base64')).toString() : text;
}

/** Without what an edge writes by itself, nonces and the tags of its scripts for instance. */
export function whatIsDrawn({ status, location, body }: PageResponse): Drawn {
  const head = body.slice(0, body.indexOf('</head>'));
  return {
    answer: [status, location].filter(Boolean).join(' '),
    head: all(head, /<title>[^<]*|<meta [^>]*>|<link rel="canonical"[^>]*>/g),
    styles: all(head, /<style [^>]*data-emotion="[^"]*">[^<]*/g).replace(/ nonce="[^"]*"/g, ''),
    page: all(body, /<div id="root" data-drawn>(.*?)<\/div>\n<noscript>/gs),
    data: dataIn(body),
  };
}

/** Whether it is a page whose root only a browser's script fills. */
export const isLeftToBrowsers = ({ location, body }: PageResponse): boolean =>
  location === undefined && body.includes('</html>') && !body.includes('<div id="root" data-drawn>');

/** Elements and members: small enough to say which one differs. */
const piecesOf = (text: string): string[] => text.split(/(?=[<,{[])/);

/** What is said of a difference, as long as a line of a terminal bears it. */
const LONGEST = 120;
const quote = (pieces: readonly string[], at: number): string =>
  `“${(pieces.slice(at, at + 2).join('') || 'nothing').slice(0, LONGEST)}”`;

/**
 * @param alone as it is drawn where nobody else was
 * @param again the same once more, elsewhere: what differs there already, the time for instance, differs each time
 * @returns where another drawing of it differs that had no right to
 */
export function differsIn(drawn: Drawn, alone: Drawn, again: Drawn): string | undefined {
  for (const [part, text] of Object.entries(alone)) {
    const pieces = piecesOf(text);
    const steady = piecesOf(again[part] ?? '');
    const found = piecesOf(drawn[part] ?? '');
    // Of other length each time: nothing has a place in it.
    if (pieces.length !== steady.length) continue;
    const longest = Math.max(pieces.length, found.length);
    for (let at = 0; at < longest; at += 1)
      if (found[at] !== pieces[at] && pieces[at] === steady[at])
        return `its ${part} has ${quote(found, at)} in place of ${quote(pieces, at)}`;
  }
  return undefined;
}

import type { ContentSpan } from '@alisio/shared-contracts/content';
import type { MarkedToken, Token } from 'marked';

/** How a piece of a line is set, from what it stands in. */
type Look = Omit<ContentSpan, 'text'>;

/** Makes the address of a link out of what the file says, or tells why there is none. */
export type ReadLink = (target: string) => string;

const isMarked = (token: Token): token is MarkedToken => 'type' in token;

/** @throws Error for what a line of ours cannot hold: pictures, HTML, code */
export function spansOf(tokens: readonly Token[], readLink: ReadLink, look: Look = {}): ContentSpan[] {
  const spans: ContentSpan[] = [];
  for (const token of tokens) {
    if (!isMarked(token)) throw new Error('holds what cannot be read');
    switch (token.type) {
      case 'text':
      case 'escape':
        if ('tokens' in token && token.tokens) spans.push(...spansOf(token.tokens, readLink, look));
        // Lines of a paragraph are broken in the file, and nowhere else.
        else spans.push({ text: token.text.replaceAll('\n', ' '), ...look });
        break;
      case 'br':
        spans.push({ text: ' ', ...look });
        break;
      case 'strong':
        spans.push(...spansOf(token.tokens, readLink, { ...look, strong: true }));
        break;
      case 'em':
        spans.push(...spansOf(token.tokens, readLink, { ...look, stressed: true }));
        break;
      case 'link':
        spans.push(...spansOf(token.tokens, readLink, { ...look, href: readLink(token.href) }));
        break;
      default:
        throw new Error(`holds ${token.type}, which a line cannot: ${token.raw.slice(0, 40).trim()}`);
    }
  }
  return spans;
}

/** The words of a line, without its looks. */
export const wordsOf = (line: readonly ContentSpan[]): string => line.map(({ text }) => text).join('');

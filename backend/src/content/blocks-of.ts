import type { ContentBlock } from '@alisio/shared-contracts/content';
import { foldText } from '@alisio/shared-contracts/text-search';
import { lexer, type MarkedToken, type Token } from 'marked';
import { partIn } from './part-line.ts';
import { type ReadLink, spansOf, wordsOf } from './spans-of.ts';

const isMarked = (token: Token): token is MarkedToken => 'type' in token;

/** What begins like a link's end and is none is a slip: `[x] (y)`. */
const SLIP = /\]\s+\(|\[[^\]]*\]\[/;

/**
 * The blocks of a text's Markdown: a tree of ours, in which no markup can stand.
 * @param look at a block that was read, or replaces it; may throw
 * @param firstLine of the file, on which the Markdown begins
 * @throws Error in one sentence for what our texts cannot hold, with the line of the file where it begins
 */
export function blocksOf(
  markdown: string,
  readLink: ReadLink,
  look: (block: ContentBlock) => ContentBlock = (block) => block,
  firstLine = 1,
): ContentBlock[] {
  const ids = new Set<string>();
  const headingId = (text: string): string => {
    const base = foldText(text).replaceAll(' ', '-');
    let id = base;
    for (let copy = 2; ids.has(id); copy++) id = `${base}-${copy}`;
    ids.add(id);
    return id;
  };
  const line = (tokens: readonly Token[] = []) => spansOf(tokens, readLink);

  const blockOf = (token: Token): ContentBlock | undefined => {
    if (!isMarked(token)) throw new Error('holds what cannot be read');
    switch (token.type) {
      case 'space':
        return undefined;
      case 'heading': {
        const { depth } = token;
        if (depth !== 2 && depth !== 3) throw new Error(`has a heading of level ${depth}: ${token.text}`);
        const text = wordsOf(line(token.tokens));
        return { kind: 'heading', level: depth, id: headingId(text), text };
      }
      case 'paragraph': {
        const part = partIn(token.text);
        if (part) return part;
        if (token.text.includes('::') || SLIP.test(token.text)) {
          throw new Error(
            `has a line that looks like a part or a link and is none: ${token.text.slice(0, 60)}`,
          );
        }
        return { kind: 'paragraph', line: line(token.tokens) };
      }
      case 'list':
        return {
          kind: 'list',
          ordered: token.ordered,
          items: token.items.map((item) =>
            item.tokens.flatMap((inner) => {
              if (inner.type === 'space') return [];
              if (inner.type !== 'text' && inner.type !== 'paragraph') {
                throw new Error(`has ${inner.type} inside a list`);
              }
              return line(inner.tokens);
            }),
          ),
        };
      case 'table':
        return {
          kind: 'table',
          head: token.header.map(({ tokens }) => line(tokens)),
          rows: token.rows.map((row) => row.map(({ tokens }) => line(tokens))),
        };
      case 'blockquote':
        return {
          kind: 'tip',
          lines: token.tokens.flatMap((inner) => {
            if (inner.type === 'space') return [];
            if (inner.type !== 'paragraph') throw new Error(`has ${inner.type} inside a tip`);
            return [line(inner.tokens)];
          }),
        };
      default:
        throw new Error(`holds ${token.type}, which our texts cannot: ${token.raw.slice(0, 40).trim()}`);
    }
  };
  let at = firstLine;
  return lexer(markdown).flatMap((token) => {
    const begins = at;
    at += token.raw.split('\n').length - 1;
    try {
      const block = blockOf(token);
      return block ? look(block) : [];
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error} (line ${begins})`);
    }
  });
}

/** The words of a block, for search and for how long it takes to read. */
export function textOf(block: ContentBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return wordsOf(block.line);
    case 'list':
      return block.items.map(wordsOf).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(wordsOf).join(' ');
    case 'tip':
      return block.lines.map(wordsOf).join(' ');
    case 'part':
      return '';
  }
}

import type { Language } from '@alisio/shared-contracts/languages';

/** A line of a paper: what it says, and at its end an amount, an hour, a word of its own. */
export interface PaperLine {
  text: string;
  aside?: string;
  /** less than what stands above it */
  small?: boolean;
}

export interface PaperSection {
  title: string;
  /** at the end of the title's line */
  aside?: string;
  lines: readonly PaperLine[];
}

/** Something to read out or to type at a counter. */
export interface PaperCode {
  label: string;
  value: string;
  /** what it is for */
  hint?: string;
}

/**
 * What is written to somebody, in words and in order, before it is a mail's text, its page or a PDF. All of it is plain
 * text in one language; amounts and dates are written already.
 */
export interface Paper {
  language: Language;
  title: string;
  lead: readonly string[];
  codes: readonly PaperCode[];
  sections: readonly PaperSection[];
  closing: readonly string[];
  /** where the reader goes on; an address of the site */
  link?: { text: string; href: string };
}

import type { Language } from '@alisio/shared-contracts/languages';
import type { HtmlPage } from './document.ts';

/** A page that was asked for, and what came. */
export interface CrawledPage {
  /** as it was asked for, in full */
  url: string;
  /** of the address */
  language: Language;
  /** false for a search's results and whatever else is for nobody to find */
  isFound: boolean;
  html: HtmlPage;
}

/** Says what is wrong with a page, a sentence each. */
export type Rule = (page: CrawledPage) => string[];

import { cleanText } from '@alisio/shared-contracts/rules';

/** What the contract takes, in signs. */
const LONGEST = 300;
/** Longer than this is not looked at. */
const READ = 2000;

/**
 * An error's message without what could be the visitor's: addresses lose their site and query, and mail addresses,
 * long numbers and texts that a parser quotes are left out. One line of clean text.
 */
export const cleanMessage = (message: string): string =>
  cleanText(
    message
      .slice(0, READ)
      .replace(/".*"/gs, '"…"')
      .replace(/\S*@\S*/g, '…')
      .replace(/https?:\/\/[^\s/?#]+/g, '')
      .replace(/[?#]\S*/g, '')
      .replace(/\d(?:[ ().-]{0,2}\d){5,}/g, '…'),
    LONGEST,
  );

/** Letters: a reason of the operators' page has 300, a watch's has a message of a page in it. */
const MOST_SHOWN = 1000;

/** One line, of letters that change nothing about others: whoever signs a move chooses its words. */
export const shownText = (text: string): string =>
  text
    .slice(0, MOST_SHOWN)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

type TextFile = Promise<{ default: object }>;

/**
 * What all pages of tours say, beside what one of them says. Both are named after the page's chunk, so that they come in one
 * file, and no other page of this remote carries them.
 */
export const withTextsOfTours = async (ofTours: TextFile, ofPage: TextFile): TextFile => ({
  default: { ...(await ofTours).default, ...(await ofPage).default },
});

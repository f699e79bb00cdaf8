type TextFile = Promise<{ default: object }>;

/**
 * What all pages of tours say, beside what one of them says. Both are named after the page's chunk, so that they come in one
 * file, and no other page of this remote carries them.
 */
export async function withTextsOfTours(ofTours: TextFile, ofPage: TextFile): TextFile {
  // Of both at once: where neither comes, one failure is told and the other is nobody's.
  const [tours, page] = await Promise.all([ofTours, ofPage]);
  return { default: { ...tours.default, ...page.default } };
}

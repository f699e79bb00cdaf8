import type { ContentPage } from '@alisio/shared-contracts/content';

/** What a table of contents lists: the headings of the second level. */
export const headingsOf = ({ body }: ContentPage): { id: string; text: string }[] =>
  body.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );

import type { Paper } from './paper.ts';

/**
 * `paperPdf`, whose fonts and drawing come with the first paper: they are a seventh of what the API, and each file of its
 * tests, takes to begin.
 * @param madeAt UTC, ISO 8601
 */
export async function paperPdf(paper: Paper, madeAt: string): Promise<Buffer> {
  const drawn = await import('./paper-pdf.ts');
  return drawn.paperPdf(paper, madeAt);
}

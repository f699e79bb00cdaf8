import { SOCIAL_CARD } from '../../src/shown-page/page-metadata.ts';
import { escapeHtml } from '../http/escape.ts';

/** What who shares a page shows of it. @param path of the picture @param alt what it is of, in words */
export const pictureTags = (siteLink: string, path: string, alt: string): string[] =>
  [
    ['image', siteLink + path],
    ['image:type', 'image/png'],
    ['image:width', String(SOCIAL_CARD.width)],
    ['image:height', String(SOCIAL_CARD.height)],
    ['image:alt', alt],
  ].map(([name, content = '']) => `<meta property="og:${name}" content="${escapeHtml(content)}">`);

import { posterFile } from '@alisio/shared-ui/poster-file';
import { palette } from '@alisio/shared-ui/tokens';
import { SOCIAL_CARD } from '../../../src/shown-page/page-metadata.ts';
import { favicon } from '../favicon.ts';
import { WORDMARK } from './wordmark.ts';

const { width, height } = SOCIAL_CARD;
const POSTER_WIDTH = 300;
const { ink, paper, sunken } = palette.light;
const sign = favicon.replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** The site's name on a strip of paper, which every drawing lets it be read on. */
const mark = `<g transform="translate(48 ${height - 48 - 88})"><rect width="292" height="88" rx="20" fill="${paper}"/><g transform="translate(22 18) scale(1.625)">${sign}</g><path transform="translate(92 66) scale(.68)" d="${WORDMARK}" fill="${ink}"/></g>`;

const framed = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${sunken}"/>${drawing}${mark}</svg>`;

/** A drawing so that this part of it, which is as flat as the picture, fills the picture. */
const shown = (drawing: string, { x, y, scale }: { x: number; y: number; scale: number }): string =>
  framed(`<g transform="scale(${scale}) translate(${-x} ${-y})">${drawing}</g>`);

/** The picture of a shared page: its poster in the size that sharing sites ask for, and whose it is. */
export function cardSvg(poster: string): string {
  const { body, wide } = posterFile(poster);
  const scale = height / wide.height;
  return shown(body, { x: wide.x + (wide.width - width / scale) / 2, y: wide.y, scale });
}

/** The same from nearer, without what goes on beside the poster: some of that is beyond what draws pictures. */
export function nearCardSvg(poster: string): string {
  const { middle, wide } = posterFile(poster);
  const scale = width / POSTER_WIDTH;
  return shown(middle, { x: 0, y: wide.y + (wide.height - height / scale) / 2, scale });
}

import { type Frame, frames, type Layout, type SkeletonPiece } from '@alisio/platform/sdk/remote';
import { media, tokens } from '@alisio/shared-ui/tokens';

/** What stands on a page without any rule of its own: what is said where no script runs, or where the shell fails. */
export const plainCss = `
.edge-page{width:100%;max-width:calc(${tokens.page} + 2 * ${tokens.gutter});margin-inline:auto;padding:${tokens.space[8]} ${tokens.gutter};display:grid;align-content:start;gap:${tokens.space[4]};flex:1}
.edge-page h1{font-size:${tokens.text[24]}}
.edge-retry{justify-self:start;min-height:${tokens.space[12]};padding-inline:${tokens.space[5]};border:0;border-radius:${tokens.radius.control};background:${tokens.color.action};color:${tokens.color.onAction};font-weight:600;cursor:pointer}
`.replaceAll('\n', '');

/** Shows between the first byte and the shell's first render, without a script: the frame of a layout. */
export const skeletonCss = `
.edge-frame{display:flex;flex-direction:column;min-height:100dvh}
.edge-header{border-bottom:1px solid ${tokens.color.line};background:${tokens.color.paper}}
.edge-line{display:flex;align-items:center;gap:${tokens.space[4]};min-height:64px;max-width:calc(${tokens.page} + 2 * ${tokens.gutter});margin-inline:auto;padding-inline:${tokens.gutter}}
.edge-mark{width:104px;height:24px;border-radius:${tokens.radius.tag};background:${tokens.color.sunken}}
.edge-nav{display:none;flex:1;max-width:320px;height:16px;border-radius:${tokens.radius.tag};background:${tokens.color.sunken}}
.edge-column{display:grid;align-content:start;gap:${tokens.space[4]}}
.edge-block{border-radius:${tokens.radius.card};background:${tokens.color.sunken};min-height:96px}
.edge-card{display:grid;gap:${tokens.space[3]};padding:${tokens.space[4]};border:1px solid ${tokens.color.line};border-radius:${tokens.radius.card};background:${tokens.color.surface}}
.edge-card>i{height:14px;border-radius:${tokens.radius.tag};background:${tokens.color.sunken}}
.edge-card>:nth-child(1){width:40%}.edge-card>:nth-child(2){height:44px}.edge-card>:nth-child(3){width:72%}.edge-card>:nth-child(4){width:56%}.edge-card>:nth-child(5){width:128px;height:32px}
.edge-title{min-height:32px;max-width:360px}
.edge-finder{min-height:320px}
.edge-foot{min-height:${tokens.space[24]};background:${tokens.color.night}}
${media.lg}{.edge-line{min-height:72px}.edge-nav{display:block}.edge-with-side{grid-template-columns:1fr 376px;column-gap:${tokens.space[10]}}}
`.replaceAll('\n', '');

/** A card of a list: who and when, the line of times, two lines of facts, the price. */
const CARD = `<div class="edge-card">${'<i></i>'.repeat(5)}</div>`;

const draw = (pieces: readonly SkeletonPiece[]): string =>
  pieces
    .map((piece) => {
      if (piece === 'card') return CARD;
      return `<div class="edge-block${piece === 'block' ? '' : ` edge-${piece}`}"></div>`;
    })
    .join('');

/** What stands in the page's place; nothing where the layout has no shape to keep. */
function pageOf({ skeleton, aside }: Frame): string {
  if (skeleton.length === 0) return '';
  if (!aside) return `<div class="edge-page">${draw(skeleton)}</div>`;
  const column = (pieces: readonly SkeletonPiece[]) => `<div class="edge-column">${draw(pieces)}</div>`;
  return `<div class="edge-page edge-with-side">${column(skeleton)}${column(aside)}</div>`;
}

function headerOf(header: Frame['header']): string {
  if (header === 'none') return '';
  const nav = header === 'bare' ? '' : '<div class="edge-nav"></div>';
  return `<div class="edge-header"><div class="edge-line"><div class="edge-mark"></div>${nav}</div></div>`;
}

/** What is in `#root` until the shell replaces it. It says nothing, so assistive technology is told to wait. */
export function skeletonOf(layout: Layout): string {
  const frame = frames[layout];
  const { header, footer } = frame;
  const foot = footer === 'none' ? '' : '<div class="edge-foot"></div>';
  return `<div class="edge-frame" aria-busy="true">${headerOf(header)}${pageOf(frame)}${foot}</div>`;
}

import type { RouteClaim } from '@alisio/platform/sdk/registry';
import { media, tokens } from '@alisio/shared-ui/tokens';

/** Shows between the first byte and the shell's first render, without a script: the frame of a layout. */
export const skeletonCss = `
.edge-header{display:flex;align-items:center;height:64px;padding-inline:${tokens.gutter};border-bottom:1px solid ${tokens.color.line};background:${tokens.color.paper}}
.edge-mark{width:88px;height:20px;border-radius:${tokens.radius.tag};background:${tokens.color.sunken}}
.edge-page{max-width:${tokens.page};margin-inline:auto;padding:${tokens.space[8]} ${tokens.gutter};display:grid;gap:${tokens.space[4]}}
.edge-block{border-radius:${tokens.radius.card};background:${tokens.color.sunken};min-height:96px}
.edge-title{min-height:32px;max-width:360px}
.edge-finder{min-height:320px}
${media.lg}{.edge-header{height:72px}.edge-with-side{grid-template-columns:1fr 376px}.edge-with-side>:not(:last-child){grid-column:1}.edge-with-side>:last-child{grid-column:2;grid-row:1/span 3}}
`.replaceAll('\n', '');

type Layout = RouteClaim['layout'];

const block = (kind = ''): string => `<div class="edge-block${kind && ` edge-${kind}`}"></div>`;

const bodies: Partial<Record<Layout, string>> = {
  custom: `<div class="edge-page">${block('finder')}${block()}${block()}</div>`,
  booking: `<div class="edge-page">${block('title')}${block()}${block()}${block()}</div>`,
  footeronly: `<div class="edge-page edge-with-side">${block('title')}${block()}${block()}${block('finder')}</div>`,
  result: `<div class="edge-page">${block('title')}${block('finder')}</div>`,
};

const bare: readonly Layout[] = ['blank'];

/** What is in `#root` until the shell replaces it. It says nothing, so assistive technology is told to wait. */
export function skeletonOf(layout: Layout): string {
  const header = bare.includes(layout) ? '' : '<div class="edge-header"><div class="edge-mark"></div></div>';
  return `<div aria-busy="true">${header}${bodies[layout] ?? ''}</div>`;
}

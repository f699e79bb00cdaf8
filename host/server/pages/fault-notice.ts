import type { Registry } from '@alisio/platform/sdk/registry';
import { DEVELOPMENT_VERSION, SERVED_RELEASE_PATH } from '@alisio/platform/tooling/dev';
import { tokens } from '@alisio/shared-ui/tokens';
import { escapeHtml } from '../http/escape.ts';

const css = `.edge-fault{position:fixed;inset:auto 0 0;z-index:${tokens.layer.toast};max-height:60vh;overflow:auto;padding:${tokens.space[4]};background:${tokens.color.night};color:${tokens.color.onNight}}.edge-fault pre{white-space:pre-wrap}`;

/** Loads the page anew when a development server has something else to run than what failed. */
const follow = `for (const [origin, known] of Object.entries(JSON.parse(document.currentScript.dataset.known)))
  setInterval(async () => {
    try {
      const { remote, host } = await (await fetch(origin + '${SERVED_RELEASE_PATH}')).json();
      const { server } = remote ?? host;
      if (server && server.integrity !== known) location.reload();
    } catch {}
  }, 500);`;

/** In a page from source that the edge could not draw: why, and what looks whether it was mended. */
export function faultNotice(fault: string, { host, remotes }: Registry, nonce: string): string {
  const known = [host, ...Object.values(remotes)].flatMap(({ version, server }) =>
    version === DEVELOPMENT_VERSION && server
      ? [[new URL(server.url).origin, server.integrity] as const]
      : [],
  );
  const data = escapeHtml(JSON.stringify(Object.fromEntries(known)));
  return `<style nonce="${nonce}">${css}</style>
<div class="edge-fault" role="alert"><strong>This page could not be drawn at the edge</strong><pre>${escapeHtml(fault)}</pre></div>
<script nonce="${nonce}" data-known="${data}">${follow}</script>
`;
}

import { basename } from 'node:path';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { fontFiles, themeCss } from '@alisio/shared-ui/tokens';
import { FONTS_PATH } from './release-facts.ts';

/** The HTML around a remote that runs alone; for every address, since the router reads it in the browser. */
export function alonePage(name: string, payOrigin: string): string {
  const fontAt = (file: string): string => `${FONTS_PATH}/${basename(file)}`;
  return `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · Alisio</title>
<link rel="icon" href="data:,">
<link rel="preload" href="${fontAt(fontFiles[0] ?? '')}" as="font" type="font/woff2" crossorigin>
<style>${themeCss(fontAt)}</style>
<div id="root" data-pay-origin="${payOrigin}"></div>
<script defer src="/main.js"></script>
</html>
`;
}

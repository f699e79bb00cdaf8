import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { palette } from '@alisio/shared-ui/tokens';
import { chromium } from '@playwright/test';
import { SOCIAL_CARD } from '../../../src/shown-page/page-metadata.ts';
import { favicon } from '../../found/favicon.ts';

/** `npm run draw -w host`: the picture that stands for the site where a page is shared. Needs a Chromium. */
const beside = (path: string) => new URL(path, import.meta.url);
const base64 = (path: string) => readFileSync(beside(path)).toString('base64');
const { width, height } = SOCIAL_CARD;
const page = `<style>
@font-face{font-family:Sans;src:url(data:font/woff2;base64,${base64('../../../../shared-ui/fonts/instrument-sans-latin.woff2')}) format('woff2');font-weight:400 700}
body{margin:0;width:${width}px;height:${height}px;font-family:Sans;color:${palette.light.ink};background:url(data:image/svg+xml;base64,${base64('../../../../shared-ui/src/poster/hero/wide-day.svg')}) right / cover}
div{position:absolute;left:72px;top:72px;display:flex;align-items:center;gap:24px;font-size:88px;font-weight:650;letter-spacing:-.03em}
div svg{width:88px;height:88px}
</style><div>${favicon}Alisio</div>`;

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const tab = await browser.newPage({ viewport: { width, height } });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({ path: fileURLToPath(beside('social-card.png')) });
await browser.close();

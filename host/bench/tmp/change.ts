import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
const [url, from, link, mode, out] = process.argv.slice(2) as string[];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-CO' });
const page = await context.newPage();
const s = await context.newCDPSession(page);
await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.goto(url + from, { waitUntil: 'networkidle' });
await page.waitForTimeout(3000);
if (mode === 'warm') { await page.evaluate((l) => document.querySelector<HTMLElement>(l)?.focus(), link); await page.waitForLoadState('networkidle'); await page.waitForTimeout(2500); }
await s.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline','v8.execute','blink.user_timing','disabled-by-default-v8.cpu_profiler','loading','disabled-by-default-devtools.timeline'] } } as never);
const events: any[] = [];
s.on('Tracing.dataCollected', (e: any) => events.push(...e.value));
const ms = await page.evaluate((link) => {
  const target = document.querySelector<HTMLAnchorElement>(link)!;
  const before = document.querySelector('main h1');
  return new Promise<number[]>((resolve) => {
    const begun = performance.now(); performance.mark('press');
    let at = 0;
    const look = () => {
      const h = document.querySelector('main h1');
      if (!h || h === before) return requestAnimationFrame(look);
      at = performance.now() - begun; performance.mark('seen');
      const c = new MessageChannel(); c.port1.onmessage = () => { const p = performance.now() - begun; performance.mark('painted-mc'); setTimeout(() => { performance.mark('timeout'); resolve([at, p, performance.now() - begun]); }); }; c.port2.postMessage(0);
    };
    target.click(); performance.mark('clicked');
    requestAnimationFrame(look);
  });
}, link);
await page.waitForTimeout(1200);
const done = new Promise((r) => s.once('Tracing.tracingComplete', r));
await s.send('Tracing.end'); await done;
console.log(mode, from, link, ms.map((x) => x.toFixed(0)).join(' '));
if (out) writeFileSync(out, JSON.stringify(events));
await browser.close();

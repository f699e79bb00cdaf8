import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { splicedPage } from './spliced-page.ts';

const nonce = () => randomBytes(16).toString('base64');
const LENGTH = nonce().length;
/** As pages are: much is said again, before and behind the nonces. */
const words = (count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => `<p class="c-${(index * 7) % 41}">Bogotá ${from + index}</p>`,
  ).join('');

test.each([
  ['two nonces', [`<style nonce="`, `">${words(400)}</style><script nonce="`, `" src="a.js">${words(900)}`]],
  ['many', Array.from({ length: 5 }, (_, index) => `" src="${index}">${words(50, index)}<script nonce="`)],
  ['one at the very end', [words(10), '">']],
  ['nothing but a nonce', ['', '">']],
  ['none', [words(100)]],
])('a page with %s is what it was, with any nonce', async (_, pieces) => {
  const page = await splicedPage(pieces, LENGTH);
  for (let time = 0; time < 20; time += 1) {
    const one = nonce();
    expect(page && brotliDecompressSync(page(one)).toString()).toBe(pieces.join(one));
  }
});

test('a page with nothing behind a nonce is not compressed like this', async () => {
  expect(await splicedPage(['<p nonce=', ''], LENGTH)).toBeUndefined();
});

test('it is hardly larger than in one piece', async () => {
  const pieces = [`<style nonce="`, `">${words(400)}</style><script nonce="`, `" src="a.js">${words(900)}`];
  const page = await splicedPage(pieces, LENGTH);
  const whole = brotliCompressSync(pieces.join(nonce())).length;
  expect(page?.(nonce()).length).toBeLessThan(whole * 1.3);
});

import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { spliceForms } from './splice-forms.ts';
import { splicedPage } from './spliced-page.ts';

const nonce = () => randomBytes(16).toString('base64');
const LENGTH = nonce().length;
/** As pages are: much is said again, before and behind the nonces. */
const words = (count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => `<p class="c-${(index * 7) % 41}">Bogotá ${from + index}</p>`,
  ).join('');

const forms = [
  ['br', brotliDecompressSync, brotliCompressSync],
  ['gzip', gunzipSync, gzipSync],
] as const;

describe.each(forms)('%s', (name, unpack, pack) => {
  const form = spliceForms[name];

  test.each([
    [
      'two nonces',
      [`<style nonce="`, `">${words(400)}</style><script nonce="`, `" src="a.js">${words(900)}`],
    ],
    ['many', Array.from({ length: 5 }, (_, index) => `" src="${index}">${words(50, index)}<script nonce="`)],
    ['one at the very end', [words(10), '">']],
    ['nothing but a nonce', ['', '">']],
    ['none', [words(100)]],
  ])('a page with %s is what it was, with any nonce', async (_, pieces) => {
    const page = await splicedPage(form, pieces, LENGTH);
    for (let time = 0; time < 20; time += 1) {
      const one = nonce();
      expect(page && unpack(page(one)).toString()).toBe(pieces.join(one));
    }
  });

  test('a page with nothing behind a nonce is not compressed like this', async () => {
    expect(await splicedPage(form, ['<p nonce=', ''], LENGTH)).toBeUndefined();
  });

  test('it is hardly larger than in one piece', async () => {
    const pieces = [`<style nonce="`, `">${words(400)}</style><script nonce="`, `" src="a.js">${words(900)}`];
    const page = await splicedPage(form, pieces, LENGTH);
    const whole = pack(pieces.join(nonce())).length;
    expect(page?.(nonce()).length).toBeLessThan(whole * 1.3);
  });
});

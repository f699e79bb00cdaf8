import type { Paper } from './paper.ts';
import { writable } from './paper-fonts.ts';
import { paperHtml } from './paper-html.ts';
import { paperPdf } from './paper-pdf.ts';
import { paperText } from './paper-text.ts';

const paper: Paper = {
  language: 'es',
  title: 'Tu reserva está confirmada',
  lead: ['Bogotá a Miami'],
  codes: [{ label: 'Referencia', value: '7K2M9-XQ4TD', hint: 'Con ella la encuentras.' }],
  sections: [
    {
      title: 'Ida',
      aside: '10 de febrero',
      lines: [{ text: '08:00 Bogotá' }, { text: 'AV 4', small: true }],
    },
    { title: 'Pago', lines: [{ text: 'Total pagado', aside: 'US$ 570,00' }] },
  ],
  closing: ['Buen viento.'],
  link: { text: 'Ver en Mis viajes', href: 'https://alisio.test/user/my-journey' },
};
const MADE_AT = '2026-11-21T12:30:00.000Z';

test('as text, in parts', () => {
  expect(paperText(paper)).toBe(`Tu reserva está confirmada
Bogotá a Miami

Referencia: 7K2M9-XQ4TD
Con ella la encuentras.

Ida, 10 de febrero
  08:00 Bogotá
  AV 4

Pago
  Total pagado: US$ 570,00

Buen viento.

Ver en Mis viajes: https://alisio.test/user/my-journey
`);
});

test('as a page nothing that was typed is markup, and nothing of it ends what machines read', () => {
  const named = {
    ...paper,
    sections: [{ title: 'Viajan', lines: [{ text: '<img src=x onerror="a()"> & co' }] }],
  };
  const html = paperHtml(named, [{ name: '</script><script>alert(1)</script>' }]);
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; co');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<img');
  const [, structured = ''] = /ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(structured)).toEqual({ name: '</script><script>alert(1)</script>' });
});

test('as a page a line that has nothing at its end is as wide as the page, and what stands there may break', () => {
  const html = paperHtml(paper);
  expect(html).toMatch(/<td colspan="2"[^>]*>08:00 Bogotá<\/td>/);
  expect(html).toMatch(/<td style[^>]*>Total pagado<\/td><td style[^>]*>US\$ 570,00<\/td>/);
  expect(html).not.toContain('nowrap');
});

const latin1 = async (of: Paper) => (await paperPdf(of, MADE_AT)).toString('latin1');

test('as a PDF it brings the site’s fonts, says its language, and goes on to as many pages as it needs', async () => {
  const short = await latin1(paper);
  expect(short).toMatch(/^%PDF-1\.\d/);
  expect(short).toMatch(/\/FontName \/[A-Z]{6}\+InstrumentSans-Regular/);
  expect(short).toContain('/Lang (es)');
  expect(short).toContain('/Count 1');
  const lines = Array.from({ length: 120 }, (_, i) => ({ text: `Línea ${i}`, aside: 'Łódź' }));
  expect(await latin1({ ...paper, sections: [{ title: 'Larga', lines }] })).toMatch(/\/Count [34]/);
});

test.each([
  ['José Ñuñez', 'José Ñuñez', 'Instrument'],
  ['Nguyễn Thị Hương', 'Nguyễn Thị Hương', 'NotoSans'],
  ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου', 'NotoSans'],
  ['Иван Петров', 'Иван Петров', 'NotoSans'],
  ['王 小明', 'Wang XiaoMing (en letras latinas)', 'Instrument'],
])('%s is written as %s: no letter of a name is missing on paper', async (name, said, font) => {
  const { text, family } = writable(name, 'es');
  expect(text).toBe(said);
  expect(family.plain).toContain(font);
  const pdf = await latin1({ ...paper, sections: [{ title: 'Viajan', lines: [{ text: name }] }] });
  expect(pdf.includes('NotoSans')).toBe(font === 'NotoSans');
});

import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { palette } from '@alisio/shared-ui/tokens';
import PDFDocument from 'pdfkit';
import type { Paper, PaperCode, PaperLine, PaperSection } from './paper.ts';

const require = createRequire(import.meta.url);
const fontFile = (weight: string) =>
  require.resolve(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`);
/** The site's own family, whole: names as passports have them, in Latin letters of any language. */
const FONTS = { plain: fontFile('400Regular'), strong: fontFile('600SemiBold') } as const;

/** Points: margins of an A4 page, and room between things. */
const MARGIN = 56;
const GAP = { line: 3, section: 16, rule: 10 } as const;
const SIZE = { brand: 16, title: 22, code: 22, heading: 13, body: 10.5, small: 9 } as const;
/** An aside never takes more of a line. */
const ASIDE = 0.4;

type Document = InstanceType<typeof PDFDocument>;

const { light } = palette;

class Sheet {
  readonly #doc: Document;

  constructor(doc: Document) {
    this.#doc = doc;
  }

  get #width(): number {
    return this.#doc.page.width - 2 * MARGIN;
  }

  /** What follows stays together: a page of its own where this one has no room for it. */
  #keep(height: number): void {
    if (this.#doc.y + height > this.#doc.page.height - MARGIN) this.#doc.addPage();
  }

  write(text: string, size: number, { strong = false, color = light.ink as string } = {}): void {
    this.#doc.font(strong ? FONTS.strong : FONTS.plain, size).fillColor(color);
    this.#keep(this.#doc.heightOfString(text, { width: this.#width }));
    this.#doc.text(text, MARGIN, this.#doc.y, { width: this.#width });
    this.#doc.y += GAP.line;
  }

  /** A line with something at its end; whichever is higher decides where the next one stands. */
  pair({ text, aside = '', small = false }: PaperLine, size: number, strong = false): void {
    const doc = this.#doc;
    const points = small ? SIZE.small : size;
    doc.font(strong ? FONTS.strong : FONTS.plain, points);
    const end = aside ? this.#width * ASIDE : 0;
    const width = this.#width - end;
    const height = Math.max(
      doc.heightOfString(text, { width }),
      aside ? doc.heightOfString(aside, { width: end }) : 0,
    );
    this.#keep(height);
    const top = doc.y;
    doc.fillColor(small ? light.ink2 : light.ink).text(text, MARGIN, top, { width });
    if (aside) {
      doc.font(FONTS.plain, Math.min(points, SIZE.body)).fillColor(light.ink2);
      doc.text(aside, MARGIN + width, top, { width: end, align: 'right' });
    }
    doc.y = top + height + GAP.line;
  }

  rule(): void {
    const doc = this.#doc;
    doc.y += GAP.section;
    this.#keep(GAP.rule + SIZE.heading * 4);
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(MARGIN + this.#width, doc.y)
      .lineWidth(0.5)
      .stroke(light.line);
    doc.y += GAP.rule;
  }

  codes(codes: readonly PaperCode[]): void {
    const doc = this.#doc;
    const width = this.#width / Math.max(codes.length, 2);
    doc.y += GAP.section;
    const top = doc.y;
    let lowest = top;
    for (const [i, { label, value, hint }] of codes.entries()) {
      const left = MARGIN + i * width;
      const options = { width: width - GAP.section };
      doc.font(FONTS.plain, SIZE.small).fillColor(light.ink2).text(label, left, top, options);
      doc
        .font(FONTS.strong, SIZE.code)
        .fillColor(light.ink)
        .text(value, { ...options, characterSpacing: 1 });
      if (hint)
        doc
          .font(FONTS.plain, SIZE.small)
          .fillColor(light.ink2)
          .text(hint, { ...options, characterSpacing: 0 });
      lowest = Math.max(lowest, doc.y);
    }
    doc.x = MARGIN;
    doc.y = lowest;
  }

  section({ title, aside, lines }: PaperSection): void {
    this.rule();
    this.pair({ text: title, ...(aside ? { aside } : {}) }, SIZE.heading, true);
    for (const line of lines) this.pair(line, SIZE.body);
  }
}

/**
 * A paper as a PDF of A4 pages with the site's fonts in it, as many of their signs as it needs. The same paper of the
 * same moment is the same bytes but for its file's id.
 * @param madeAt UTC, ISO 8601
 */
export function paperPdf(paper: Paper, madeAt: string): Promise<Buffer> {
  const { title, lead, codes, sections, closing, link, language } = paper;
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: FONTS.plain,
    lang: language,
    info: { Title: title, Author: 'Alisio', CreationDate: new Date(madeAt) },
  });
  const bytes = buffer(doc);
  const sheet = new Sheet(doc);
  sheet.write('alisio', SIZE.brand, { strong: true, color: light.actionText });
  doc.y += GAP.section;
  sheet.write(title, SIZE.title, { strong: true });
  for (const line of lead) sheet.write(line, SIZE.body, { color: light.ink2 });
  if (codes.length > 0) sheet.codes(codes);
  for (const section of sections) sheet.section(section);
  sheet.rule();
  for (const line of closing) sheet.write(line, SIZE.body, { color: light.ink2 });
  if (link) sheet.write(`${link.text}: ${link.href}`, SIZE.body, { color: light.actionText });
  doc.end();
  return bytes;
}

import { buffer } from 'node:stream/consumers';
import type { Language } from '@alisio/shared-contracts/languages';
import { palette } from '@alisio/shared-ui/tokens';
import PDFDocument from 'pdfkit';
import type { Paper, PaperCode, PaperLine, PaperSection } from './paper.ts';
import { SITE_FONTS, writable } from './paper-fonts.ts';

/** Points: margins of an A4 page, and room between things. */
const MARGIN = 56;
const GAP = { line: 3, section: 16, rule: 10 } as const;
const SIZE = { brand: 16, title: 22, code: 22, heading: 13, body: 10.5, small: 9 } as const;
/** So much of a line an aside has; what is longer takes what its text leaves of it. */
const ASIDE = 0.4;

type Document = InstanceType<typeof PDFDocument>;

const { light } = palette;

class Sheet {
  readonly #doc: Document;
  readonly #language: Language;

  constructor(doc: Document, language: Language) {
    this.#doc = doc;
    this.#language = language;
  }

  /** Takes the font that has the signs of a text. @returns the text as that writes it */
  #type(said: string, size: number, strong = false): string {
    const { text, family } = writable(said, this.#language);
    this.#doc.font(strong ? family.strong : family.plain, size);
    return text;
  }

  get #width(): number {
    return this.#doc.page.width - 2 * MARGIN;
  }

  /** What follows stays together: a page of its own where this one has no room for it. */
  #keep(height: number): void {
    if (this.#doc.y + height > this.#doc.page.height - MARGIN) this.#doc.addPage();
  }

  write(said: string, size: number, { strong = false, color = light.ink as string } = {}): void {
    const text = this.#type(said, size, strong);
    this.#doc.fillColor(color);
    this.#keep(this.#doc.heightOfString(text, { width: this.#width }));
    this.#doc.text(text, MARGIN, this.#doc.y, { width: this.#width });
    this.#doc.y += GAP.line;
  }

  #asideWidth(aside: string, asidePoints: number, text: string, points: number, strong: boolean): number {
    const left = this.#width - GAP.section - this.#doc.widthOfString(this.#type(text, points, strong));
    const whole = this.#doc.widthOfString(this.#type(aside, asidePoints)) + 1;
    return Math.max(this.#width * ASIDE, Math.min(left, whole));
  }

  /** A line with something at its end; whichever is higher decides where the next one stands. */
  pair({ text: said, aside: saidAside = '', small = false }: PaperLine, size: number, strong = false): void {
    const doc = this.#doc;
    const points = small ? SIZE.small : size;
    const asidePoints = Math.min(points, SIZE.body);
    const end = saidAside ? this.#asideWidth(saidAside, asidePoints, said, points, strong) : 0;
    const width = this.#width - end;
    const asideHeight = saidAside
      ? doc.heightOfString(this.#type(saidAside, asidePoints), { width: end })
      : 0;
    const text = this.#type(said, points, strong);
    const height = Math.max(doc.heightOfString(text, { width }), asideHeight);
    this.#keep(height);
    const top = doc.y;
    doc.fillColor(small ? light.ink2 : light.ink).text(text, MARGIN, top, { width });
    if (saidAside) {
      const aside = this.#type(saidAside, asidePoints);
      doc.fillColor(light.ink2).text(aside, MARGIN + width, top, { width: end, align: 'right' });
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
      const named = this.#type(label, SIZE.small);
      doc.fillColor(light.ink2).text(named, left, top, options);
      const code = this.#type(value, SIZE.code, true);
      doc.fillColor(light.ink).text(code, { ...options, characterSpacing: 1 });
      if (hint) {
        const what = this.#type(hint, SIZE.small);
        doc.fillColor(light.ink2).text(what, { ...options, characterSpacing: 0 });
      }
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
    font: SITE_FONTS.plain,
    lang: language,
    info: { Title: title, Author: 'Alisio', CreationDate: new Date(madeAt) },
  });
  const bytes = buffer(doc);
  const sheet = new Sheet(doc, language);
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

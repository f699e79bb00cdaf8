import type { Paper, PaperLine } from './paper.ts';

const withAside = ({ text, aside }: Pick<PaperLine, 'text' | 'aside'>) =>
  aside ? `${text}: ${aside}` : text;

/** A paper as plain text: lines end with `\n`, parts of it are an empty line apart. */
export function paperText({ title, lead, codes, sections, closing, link }: Paper): string {
  const parts = [
    [title, ...lead],
    codes.flatMap(({ label, value, hint }) => [`${label}: ${value}`, ...(hint ? [hint] : [])]),
    ...sections.map((section) => [
      section.aside ? `${section.title}, ${section.aside}` : section.title,
      ...section.lines.map((line) => `  ${withAside(line)}`),
    ]),
    closing,
    link ? [`${link.text}: ${link.href}`] : [],
  ];
  return parts
    .filter(({ length }) => length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

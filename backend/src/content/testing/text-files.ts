import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';

const SENTENCES: Record<Language, string> = {
  es: 'La ciudad se camina por la mañana, que es cuando el calor no molesta y las plazas están vacías. ',
  en: 'The city is for walking in the morning, when the heat is kind to you and the squares are empty. ',
};

interface Written {
  id: string;
  slug?: string;
  title?: string;
  /** more lines of the front matter */
  front?: string;
  body?: string;
}

/** The file of an article with whatever is told of it, and the rest as it should be. */
export const articleFile = (
  language: Language,
  { id, slug = `${id}-${language}`, title, front = '', body = '' }: Written,
) =>
  `---
id: ${id}
slug: ${slug}
kind: article
sections: [destinations, vuelos]
title: "${title ?? `${id} ${language}`}"
description: "${'Lo que hay que saber antes de ir. '.repeat(4).trim()}"
lead: Una frase.
published: 2026-09-14
updated: 2026-11-20
poster: cartagena
${front}---
## Uno

${SENTENCES[language].repeat(40)}

${body}
`;

/** The file of an airline, with the same facts in each language but for what is told. */
export const airlineFile = (language: Language, slug: string, gate = 20) =>
  `---
id: ${slug}
slug: ${slug}
kind: airline
title: Volar con ${slug}
description: "${'Lo que hay que saber antes de ir. '.repeat(4).trim()}"
lead: Una frase.
published: 2026-09-14
updated: 2026-11-20
poster: vuelo
airline:
  code: AV
  name: ${slug}
  base: Bogotá
  alliance: star
  site: https://www.example.com
  bags: { carryOn: { length: 55, width: 35, height: 25 } }
  deadlines: { online: 1440, arrive: 180, bags: 60, gate: ${gate} }
  terminals: [{ airport: BOG, city: Bogotá, terminal: "1", way: Bus }]
---
${SENTENCES[language].repeat(6)}
`;

/** A folder of texts for the tests of a file. */
export function textFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const below of ['articles', 'countries', 'airlines', 'pages']) mkdirSync(join(folder, below));
  return {
    folder,
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    /** an article in all its languages */
    article(written: Written) {
      for (const language of LANGUAGES) {
        writeFileSync(join(folder, `articles/${written.id}.${language}.md`), articleFile(language, written));
      }
    },
    /** an airline in all its languages */
    airline(slug: string) {
      for (const language of LANGUAGES) {
        writeFileSync(join(folder, `airlines/${slug}.${language}.md`), airlineFile(language, slug));
      }
    },
    remove: (name: string) => rmSync(join(folder, name)),
    forget: () => rmSync(folder, { recursive: true }),
  };
}

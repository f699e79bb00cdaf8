import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import type { ContentProblem } from './edition.ts';
import type { PartPlaces } from './part-places.ts';
import { type FiledText, readText } from './read-text.ts';

/** Where each kind of text lies below the folder. */
const FOLDERS = ['articles', 'countries', 'airlines', 'pages'] as const;
const KINDS: Record<(typeof FOLDERS)[number], string> = {
  articles: 'article',
  countries: 'country',
  airlines: 'airline',
  pages: 'page',
};

interface KnownFile {
  /** by which another state of the file is known */
  stamp: string;
  /** as it was when it could last be read */
  text: FiledText | undefined;
  problem: string | undefined;
}

/** `articles/cartagena.es.md` → the language; nothing for what is no text of ours */
const languageOfFile = (name: string): Language | undefined =>
  LANGUAGES.find((language) => name.endsWith(`.${language}.md`));

/** The files of a folder of texts. What could not be read this time stays as it was. */
export class ContentFolder {
  readonly #folder: string;
  readonly #places: PartPlaces;
  readonly #known = new Map<string, KnownFile>();
  /** folders that could not be listed this time: why, by their name */
  #unlisted: ReadonlyMap<string, string> = new Map();
  #gone: ReadonlySet<string> = new Set();
  #officialSites: ReadonlySet<string> = new Set();

  /** @param folder absolute path */
  constructor(folder: string, places: PartPlaces) {
    this.#folder = folder;
    this.#places = places;
  }

  /** Of a folder that cannot be listed they are those of before: what is not seen is not taken away. */
  async #names(): Promise<string[]> {
    const unlisted = new Map<string, string>();
    const lists = await Promise.all(
      FOLDERS.map(async (below) => {
        try {
          const names = await readdir(join(this.#folder, below));
          return names.filter((name) => name.endsWith('.md')).map((name) => `${below}/${name}`);
        } catch (error) {
          unlisted.set(below, `cannot be listed: ${error instanceof Error ? error.message : error}`);
          return [...this.#known.keys()].filter((name) => name.startsWith(`${below}/`));
        }
      }),
    );
    this.#unlisted = unlisted;
    return lists.flat().toSorted();
  }

  async #read(name: string, stamp: string, before: KnownFile | undefined): Promise<KnownFile> {
    const keep = (problem: string): KnownFile => ({ stamp, text: before?.text, problem });
    const language = languageOfFile(name);
    if (!language) return keep(`ends in none of ${LANGUAGES.map((each) => `.${each}.md`).join(', ')}`);
    try {
      const text = readText(await readFile(join(this.#folder, name), 'utf8'), language, this.#places);
      const folder = FOLDERS.find((below) => name.startsWith(`${below}/`));
      if (folder && KINDS[folder] !== text.front.kind) return keep(`is a ${text.front.kind} among ${folder}`);
      return { stamp, text, problem: undefined };
    } catch (error) {
      return keep(error instanceof Error ? error.message : String(error));
    }
  }

  /** Addresses of texts that were taken away for good: the lines of `gone.txt`. */
  get gone(): ReadonlySet<string> {
    return this.#gone;
  }

  /** Hosts outside that texts may lead to: the lines of `official-sites.txt`. */
  get officialSites(): ReadonlySet<string> {
    return this.#officialSites;
  }

  /** The lines of a file of the folder; what begins with `#` is said to people. */
  async #linesOf(name: string): Promise<Set<string>> {
    const text = await readFile(join(this.#folder, name), 'utf8').catch(() => '');
    const lines = text.split('\n').map((line) => line.trim());
    return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
  }

  /** @returns whether texts may lead elsewhere than before */
  async #readLists(): Promise<boolean> {
    this.#gone = await this.#linesOf('gone.txt');
    const before = [...this.#officialSites].join();
    this.#officialSites = await this.#linesOf('official-sites.txt');
    return before !== [...this.#officialSites].join();
  }

  /** Looks at the folder again. @returns whether anything is another than before */
  async look(): Promise<boolean> {
    const before = this.#unlisted.size;
    const names = await this.#names();
    const areSeen = before === this.#unlisted.size;
    let isOther = (await this.#readLists()) || !areSeen;
    for (const name of [...this.#known.keys()]) {
      if (names.includes(name)) continue;
      this.#known.delete(name);
      isOther = true;
    }
    for (const name of names) {
      const found = await stat(join(this.#folder, name)).catch(() => undefined);
      if (!found) continue;
      const stamp = `${found.mtimeMs} ${found.size} ${found.ino}`;
      const before = this.#known.get(name);
      if (before?.stamp === stamp) continue;
      this.#known.set(name, await this.#read(name, stamp, before));
      isOther = true;
    }
    return isOther;
  }

  /** The texts that can be read, by the name of their file. */
  texts(): Map<string, FiledText> {
    return new Map([...this.#known].flatMap(([name, { text }]) => (text ? [[name, text] as const] : [])));
  }

  problems(): ContentProblem[] {
    const unlisted = [...this.#unlisted].map(([file, what]) => ({ file, what }));
    const unread = [...this.#known].flatMap(([file, { problem }]) =>
      problem ? [{ file, what: problem }] : [],
    );
    return [...unlisted, ...unread];
  }
}

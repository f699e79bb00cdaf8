import { ContentFolder } from './content-folder.ts';
import { type ContentProblem, Edition } from './edition.ts';
import type { PartPlaces } from './part-places.ts';

/** A text that was changed is shown this much later at the latest; nobody waits for the look. */
const LOOK_EVERY_MS = 2_000;

export interface LibrarySettings {
  /** absolute path of the folder with `articles`, `countries`, `airlines`, `pages` */
  folder: string;
  /** what parts of texts may name */
  places: PartPlaces;
  /** told what is wrong with which file, once for each state of the folder */
  onProblems: (problems: readonly ContentProblem[]) => void;
  /** UTC milliseconds */
  now?: () => number;
}

/**
 * The texts of the site, read from their folder again when a file was changed there. Readers are given one edition as a
 * whole; a file that cannot be read any more stays as it was.
 */
export class ContentLibrary {
  readonly #settings: LibrarySettings;
  readonly #folder: ContentFolder;
  readonly #now: () => number;
  #edition: Edition;
  #lookedAt: number;
  #looking: Promise<void> | undefined;

  private constructor(settings: LibrarySettings) {
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
    this.#folder = new ContentFolder(settings.folder, settings.places);
    const { places } = settings;
    this.#edition = new Edition({ files: new Map(), places });
    this.#lookedAt = this.#now();
  }

  /** Reads the folder. Texts that cannot be read are told and left out: a slip in one takes no other away. */
  static async open(settings: LibrarySettings): Promise<ContentLibrary> {
    const library = new ContentLibrary(settings);
    await library.look();
    return library;
  }

  /** What there is to read now. */
  get edition(): Edition {
    if (this.#now() - this.#lookedAt >= LOOK_EVERY_MS) void this.look();
    return this.#edition;
  }

  /** Whether a text stood at an address and was taken away for good. */
  isGone(path: string): boolean {
    return this.#folder.gone.has(path.toLowerCase());
  }

  /** Hosts outside that texts may lead to, in order. */
  get officialSites(): string[] {
    return [...this.#folder.officialSites].toSorted();
  }

  /** Looks at the folder now, and takes over what was changed. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    this.#lookedAt = this.#now();
    if (!(await this.#folder.look())) return;
    const { places, onProblems } = this.#settings;
    const { officialSites } = this.#folder;
    this.#edition = new Edition({ files: this.#folder.texts(), places, officialSites });
    const problems = [...this.#folder.problems(), ...this.#edition.problems];
    if (problems.length > 0) onProblems(problems);
  }
}

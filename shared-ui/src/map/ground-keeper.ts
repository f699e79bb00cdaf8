import { cellKey, cellsIn } from './cells-in.ts';
import type { AskGround, MapBox, MapGround } from './map-types.ts';

/** Pieces of the ground that are kept of what was seen. */
const MOST_KEPT = 80;

/** Brings the ground of what a map shows, each piece once, and tells when there is more to draw. */
export class GroundKeeper {
  readonly #ask: AskGround;
  readonly #onMore: (pieces: readonly MapGround[]) => void;
  readonly #kept = new Map<string, MapGround>();
  readonly #coming = new Set<string>();
  #wanted: readonly string[] = [];

  constructor(ask: AskGround, onMore: (pieces: readonly MapGround[]) => void) {
    [this.#ask, this.#onMore] = [ask, onMore];
  }

  /** The window is here now: what is known of it is told at once, the rest as it comes. */
  show(box: MapBox, zoom: number): void {
    const cells = cellsIn(box, zoom);
    const wanted = cells.map(cellKey);
    const isSame = wanted.length === this.#wanted.length && wanted.every((key) => this.#wanted.includes(key));
    this.#wanted = wanted;
    if (!isSame) this.#tell();
    for (const cell of cells) {
      const key = cellKey(cell);
      if (this.#kept.has(key) || this.#coming.has(key)) continue;
      this.#coming.add(key);
      this.#ask(cell).then(
        (ground) => {
          this.#coming.delete(key);
          this.#keep(key, ground);
          if (this.#wanted.includes(key)) this.#tell();
        },
        // The piece stays empty; who moves the map asks for it again.
        (cause: unknown) => {
          this.#coming.delete(key);
          console.warn('ground of a map', cause);
        },
      );
    }
  }

  #keep(key: string, ground: MapGround): void {
    this.#kept.set(key, ground);
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) return;
      if (!this.#wanted.includes(old)) this.#kept.delete(old);
    }
  }

  #tell(): void {
    const here = this.#wanted.flatMap((key) => this.#kept.get(key) ?? []);
    // Until the close pieces are here, the coarse ones that were seen stand beneath them.
    const isWhole = here.length === this.#wanted.length;
    const coarse = isWhole
      ? []
      : [...this.#kept].flatMap(([key, { land }]) =>
          this.#wanted.includes(key) ? [] : [{ land, parks: [], roads: [], places: [] }],
        );
    if (here.length + coarse.length > 0) this.#onMore([...coarse, ...here]);
  }
}

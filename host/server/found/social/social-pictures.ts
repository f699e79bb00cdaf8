import { createHash } from 'node:crypto';
import { drawnPlaces, isDrawn } from '@alisio/shared-ui/poster-file';
import { LRUCache } from 'lru-cache';
import { type CardMaker, cardMaker } from './card-maker.ts';
import { cardSvg, nearCardSvg } from './card-svg.ts';

/** Of pictures that are kept: some 70 kB each, so that those of all texts are. */
const KEPT_BYTES = 16_000_000;
/** Pictures that wait to be drawn; who asks for one more is told to come again. */
const MOST_WAITING = 8;
/** Posters that are composed from a name, of which pages may name so many. */
const MOST_COMPOSED = 500;
const HASH_LENGTH = 24;

/** Pictures of pages for those who share them, drawn on first ask. */
export interface SocialPictures {
  /**
   * The address of a poster's picture, which says by its hash what it shows: it may be kept for ever. Nothing for a poster
   * that no page is known to have: who makes up names makes no pictures
   */
  pathOf(poster: string): string | undefined;
  /** Posters that pages of the site have; those drawn by hand are known anyway. */
  learn(posters: readonly string[]): void;
  /** @returns PNG; nothing for an address that is none, `busy` while too many are on their way. @throws when it fails */
  picture(path: string): Promise<Buffer | 'busy' | undefined>;
  stop(): Promise<void>;
}

const hashOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, HASH_LENGTH);

const pathOfHash = (hash: string): string => `/social/${hash}.png`;

export function socialPictures(maker: CardMaker = cardMaker()): SocialPictures {
  /** poster → address */
  const paths = new Map<string, string>();
  /** address → poster */
  const posters = new Map<string, string>();
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  let composed = 0;
  let knowsDrawn = false;

  function know(poster: string): string {
    const path = paths.get(poster) ?? pathOfHash(hashOf(cardSvg(poster)));
    paths.set(poster, path);
    posters.set(path, poster);
    return path;
  }

  /** After a start somebody may ask for what a page has named before. */
  function knowDrawn(): void {
    if (knowsDrawn) return;
    knowsDrawn = true;
    for (const place of drawnPlaces) know(place);
  }

  async function draw(path: string, poster: string): Promise<Buffer> {
    try {
      const png = await maker.draw(cardSvg(poster)).catch(() => maker.draw(nearCardSvg(poster)));
      kept.set(path, png);
      return png;
    } finally {
      drawing.delete(path);
    }
  }

  return {
    pathOf: (poster) => (paths.has(poster) || isDrawn(poster) ? know(poster) : undefined),
    learn(named) {
      for (const poster of named) {
        if (isDrawn(poster) || paths.has(poster) || composed >= MOST_COMPOSED) continue;
        composed += 1;
        know(poster);
      }
    },
    async picture(path) {
      if (!posters.has(path)) knowDrawn();
      const poster = posters.get(path);
      if (poster === undefined) return undefined;
      const known = kept.get(path);
      if (known) return known;
      const begun = drawing.get(path);
      if (begun) return begun;
      if (drawing.size >= MOST_WAITING) return 'busy';
      const made = draw(path, poster);
      drawing.set(path, made);
      return made;
    },
    stop: () => maker.stop(),
  };
}

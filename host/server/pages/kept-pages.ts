import { hash } from 'node:crypto';
import type { PublicRegistry } from '@alisio/platform/sdk/registry';
import { within } from '@alisio/platform/serving';
import { counter, gauge } from '@alisio/platform/serving/metrics';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import { LRUCache } from 'lru-cache';
import type { DrawnPage } from '../../src/server-half/render-page.tsx';
import type { PageBeginning } from '../page-loaders/page-inputs.ts';
import type { LoaderExit, LoaderLimits, LoadingPage } from '../page-loaders/page-loaders.ts';
import { onceFor } from '../releases/once-for.ts';
import { spliceForms } from './splice-forms.ts';
import { type SplicedPage, splicedPage } from './spliced-page.ts';

const opened = counter({
  name: 'alisio_edge_shared_pages_total',
  help: 'Pages that others may be given, too, by where they came from: kept, written (drawn by the same code before another release), shared (drawn for somebody else just then), or new.',
  labels: ['from'],
});

/** A page that was drawn for somebody and is the same for others, but for the nonce. */
export interface KeptPage {
  /** Its whole text with a nonce of this answer. */
  text(nonce: string): string;
  /** The same, compressed once for all who take that form; nothing where that cannot be done. */
  packed(as: keyof typeof spliceForms, nonce: string): Promise<Buffer | undefined>;
}

/** A page as it is drawn, with the nonce of an answer. */
export type WrittenPage = (nonce: string) => string;

/** A page on its way. */
export interface OpenPage extends LoadingPage {
  /** what is kept of it, as soon as that is known: then nothing of it has to be waited for */
  kept(): KeptPage | undefined;
  /** Keeps what was drawn and how it is written, if others may have it. */
  keep(drawn: DrawnPage, page: WrittenPage): Promise<void>;
  /** Nothing is written of it any more: whoever waits for it waits no longer. */
  leave(): void;
}

export interface Opening {
  beginning: Promise<PageBeginning>;
  /** names the versions whose code runs for the page */
  code: string;
  /** what the page follows from beside its beginning */
  follows: unknown;
  /** its loader says what the address answers: the head waits for that */
  decides: boolean;
  /** @param forOthers what comes too late for this visitor is kept for the next */
  begin(beginning: Promise<PageBeginning>, forOthers: boolean): LoadingPage | undefined;
}

export interface KeptPages {
  /** A page that others may have, too: while one is drawn, all who want the same wait for it. */
  open(opening: Opening): OpenPage;
  /** No more is told of them. */
  stop(): void;
}

/** How a page went that others wait for: as theirs, as one visitor's, or not in time. */
type Outcome = { shared: LoadingPage } | 'own' | 'late';

/** A page that is drawn for somebody, and for all who come meanwhile. */
interface Flight {
  went: Promise<Outcome>;
  /** what is kept of it in the end */
  landed: Promise<KeptPage | undefined>;
}

/**
 * What an address was found to answer: a page, where its loader left to, or a page that says that nothing is there. Or what
 * code has drawn: a release of what that code does not run has its page written anew, and not drawn.
 */
interface Kept {
  page?: KeptPage | undefined;
  exit?: LoaderExit | undefined;
  drawing?: { drawn: DrawnPage; data: string | undefined } | undefined;
}

/** Where a page is kept, and what is drawn for it. */
interface Keys {
  page: string;
  /** made when it is asked for: who is given a page that is kept needs none */
  readonly drawing: string;
}

/** Tells all who wait what was kept, if anything. */
type Land = (page: KeptPage | undefined) => void;

interface Opened extends Kept {
  loading?: LoadingPage | undefined;
  keep?: OpenPage['keep'];
  leave?(): void;
}

/** Which pages are one visitor's by their data: others do not wait for them. */
const MOST_OWN = 5000;
/** Of an address that leads elsewhere, beside the other one's characters. */
const BYTES_OF_EXIT = 200;
/** A string in which one letter is of no Latin script takes two for each. */
const BYTES_A_DRAWN_CHARACTER = 2;
/** What it is written from, which it holds also where the drawing has given its room away, and compressed in both forms. */
const BYTES_A_CHARACTER = BYTES_A_DRAWN_CHARACTER + 0.5;
/** Of all pages together, unless told. */
export const KEPT_BYTES = 32 * 1024 * 1024;

/** What drawing may read of a registry: what there is, where it is and what it is called, in whatever version. */
const shownOf = onceFor(({ revision, host, remotes, candidates, rest, ...shown }: PublicRegistry) =>
  JSON.stringify([
    shown,
    rest !== undefined,
    Object.values(remotes).map(({ version, entry, chunks, ...remote }) => remote),
  ]),
);

const keyOf = (...all: readonly unknown[]): string => hash('sha256', JSON.stringify(all), 'base64');

/** Most of what pages begin with, and the same for all of a minute. */
const siteKeyOf = onceFor((site: SiteConfiguration) => keyOf(site));

/** One word each for all that a page, and its drawing, follow from. What is new in its beginning is part of it by itself. */
function keysOf({ inputs, bootstrap }: PageBeginning, { code, follows }: Opening): Keys {
  const { registry, site, ...rest } = bootstrap;
  const { versions, ...others } = inputs;
  const begins = [rest, site && siteKeyOf(site), follows];
  let drawing: string | undefined;
  return {
    page: keyOf(registry.revision, inputs, begins),
    get drawing() {
      drawing ??= keyOf('drawing', code, shownOf(registry), others, begins);
      return drawing;
    },
  };
}

function keptPage(write: WrittenPage): KeptPage {
  const splicing: Partial<Record<keyof typeof spliceForms, Promise<SplicedPage | undefined>>> = {};
  return {
    text: write,
    async packed(as, nonce) {
      // Most addresses are asked for once: what nobody asks for again is not compressed again either.
      splicing[as] ??= splicedPage(spliceForms[as], write(nonce).split(nonce), nonce.length);
      const spliced = await splicing[as];
      return spliced?.(nonce);
    },
  };
}

/** How the page of who came first is for the others. */
async function outcomeOf({ drawn = Promise.resolve(undefined), ...page }: LoadingPage): Promise<Outcome> {
  const { left, data, goodForMs, unanswered } = page;
  const shared = { left, drawn, data, goodForMs, unanswered };
  // What one visitor's data says leads nobody else away.
  if (await left) return (await goodForMs) > 0 ? { shared } : 'own';
  if ((await drawn) === undefined) return 'late';
  return (await goodForMs) > 0 ? { shared } : 'own';
}

/**
 * What is drawn once for all who would be given the same.
 * @param mostBytes of what is kept; 0 keeps nothing
 * @param times `headMs`: how long a page's head waits for a loader that has not asked anything yet; `drawnWithinMs`: how
 * long a visitor waits for what is drawn for somebody else
 */
export function keptPages(
  mostBytes: number,
  { headMs, drawnWithinMs }: Pick<LoaderLimits, 'headMs' | 'drawnWithinMs'>,
): KeptPages {
  const pages = new LRUCache<string, Kept & { bytes: number }>({
    max: 10_000,
    maxSize: Math.max(1, mostBytes),
    sizeCalculation: ({ bytes }) => bytes,
  });
  const untold = gauge(
    { name: 'alisio_edge_kept_pages_bytes', help: 'Bytes that kept pages take, of KEPT_PAGES_MB.' },
    () => pages.calculatedSize,
  );
  const flights = new Map<string, Flight>();
  const own = new LRUCache<string, true>({ max: MOST_OWN });

  async function keepFor(
    keys: Keys,
    { goodForMs }: LoadingPage,
    what: Kept,
    bytes: number,
  ): Promise<boolean> {
    const ttl = await goodForMs;
    if (ttl > 0) own.delete(keys.page);
    if (ttl > 0 && bytes <= mostBytes) pages.set(keys.page, { ...what, bytes }, { ttl });
    return ttl > 0;
  }

  /** A page of the same code that begins otherwise is drawn the same. */
  async function keepDrawing(
    keys: Keys,
    { data, goodForMs }: LoadingPage,
    drawn: DrawnPage,
    exit: LoaderExit | undefined,
  ) {
    const [ttl, given] = [await goodForMs, await data];
    const bytes = Math.ceil(
      (drawn.html.length + drawn.styles.css.length + (given?.length ?? 0)) * BYTES_A_DRAWN_CHARACTER,
    );
    if (bytes <= mostBytes)
      pages.set(keys.drawing, { drawing: { drawn, data: given }, exit, bytes }, { ttl });
  }

  function openOne(keys: Keys, loading: LoadingPage | undefined, land: Land = () => undefined): Opened {
    void loading?.left.then((exit) => {
      if (exit?.href !== undefined)
        void keepFor(keys, loading, { exit }, exit.href.length * 2 + BYTES_OF_EXIT);
    });
    return {
      loading,
      leave: () => land(undefined),
      async keep(drawn, write) {
        const page = keptPage(write);
        const exit = await loading?.left;
        const bytes = Math.ceil(write('').length * BYTES_A_CHARACTER);
        const isTheirs = loading !== undefined && (await keepFor(keys, loading, { page, exit }, bytes));
        // Also where that is known only behind its visitor's time: the next ones wait for nobody.
        if (!isTheirs) own.set(keys.page, true);
        land(isTheirs ? page : undefined);
        if (isTheirs) await keepDrawing(keys, loading, drawn, exit);
      },
    };
  }

  /** What was drawn of the same code before another release, as if it were drawn now. */
  function drawnBefore({ drawing: key }: Keys): LoadingPage | undefined {
    const { drawing, exit } = pages.get(key) ?? {};
    if (!drawing) return undefined;
    return {
      left: Promise.resolve(exit),
      drawn: Promise.resolve(drawing.drawn),
      data: Promise.resolve(drawing.data),
      unanswered: Promise.resolve(false),
      goodForMs: Promise.resolve(pages.getRemainingTTL(key)),
    };
  }

  /** The others wait for it. */
  function lead(keys: Keys, loading: LoadingPage | undefined): Opened {
    if (!loading?.drawn) return openOne(keys, loading);
    const { promise: landed, resolve } = Promise.withResolvers<KeptPage | undefined>();
    const went = outcomeOf(loading);
    const flight = { went, landed };
    const { page: key } = keys;
    flights.set(key, flight);
    const land: Land = (page) => {
      if (flights.get(key) === flight) flights.delete(key);
      resolve(page);
    };
    void went.then((outcome) => {
      if (outcome !== 'own') return;
      own.set(key, true);
      land(undefined);
    });
    return openOne(keys, loading, land);
  }

  async function find(opening: Opening): Promise<Opened> {
    const { beginning, begin } = opening;
    const began = performance.now();
    const keys = keysOf(await beginning, opening);
    const kept = pages.get(keys.page);
    if (kept) {
      opened.inc({ from: 'kept' });
      return kept;
    }
    const flight = flights.get(keys.page);
    if (!flight) {
      const before = drawnBefore(keys);
      opened.inc({ from: before ? 'written' : 'new' });
      const isOwn = own.has(keys.page);
      return (isOwn ? openOne : lead)(keys, before ?? begin(beginning, !isOwn));
    }
    opened.inc({ from: 'shared' });
    const went = await flight.went;
    if (went === 'own') return openOne(keys, begin(beginning, false));
    if (went !== 'late') return { loading: went.shared };
    // It is on its way: another one would come later still, and take longer for both.
    const ms = Math.max(0, began + drawnWithinMs - performance.now());
    return { page: await within(flight.landed, { ms, late: () => undefined }) };
  }

  return {
    stop: untold,
    open(opening) {
      let found: Opened | undefined;
      const finding = find(opening).then((opened) => {
        found = opened;
        return opened;
      });
      const { promise: late, resolve } = Promise.withResolvers<undefined>();
      // A loader that decides is waited for as long as it may take, which whoever runs it sees to.
      const timer = opening.decides ? undefined : setTimeout(() => resolve(undefined), headMs);
      const left = Promise.race([finding.then(({ loading, exit }) => exit ?? loading?.left), late]);
      void left.then(() => clearTimeout(timer));
      return {
        left,
        data: finding.then(({ loading }) => loading?.data),
        drawn: finding.then(({ loading }) => loading?.drawn),
        drawnAtLast: finding.then(({ loading }) => loading?.drawnAtLast),
        unanswered: finding.then(({ loading }) => loading?.unanswered ?? false),
        goodForMs: finding.then(({ loading }) => loading?.goodForMs ?? 0),
        kept: () => found?.page,
        keep: async (drawn, page) => found?.keep?.(drawn, page),
        leave: () => void finding.then(({ leave }) => leave?.()),
      };
    },
  };
}

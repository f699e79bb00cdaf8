import { hash } from 'node:crypto';
import { within } from '@alisio/platform/serving';
import { counter, gauge } from '@alisio/platform/serving/metrics';
import { LRUCache } from 'lru-cache';
import type { PageBeginning } from '../page-loaders/page-inputs.ts';
import type { LoaderExit, LoaderLimits, LoadingPage } from '../page-loaders/page-loaders.ts';
import { spliceForms } from './splice-forms.ts';
import { type SplicedPage, splicedPage } from './spliced-page.ts';

const opened = counter({
  name: 'alisio_edge_shared_pages_total',
  help: 'Pages that others may be given, too, by where they came from: kept, shared (drawn for somebody else just then), or new.',
  labels: ['from'],
});

/** A page that was drawn for somebody and is the same for others, but for the nonce. */
export interface KeptPage {
  /** Its whole text with a nonce of this answer. */
  text(nonce: string): string;
  /** The same, compressed once for all who take that form; nothing where that cannot be done. */
  packed(as: keyof typeof spliceForms, nonce: string): Promise<Buffer | undefined>;
}

/** A page on its way. */
export interface OpenPage extends LoadingPage {
  /** what is kept of it, as soon as that is known: then nothing of it has to be waited for */
  kept(): KeptPage | undefined;
  /** Keeps what was written, if others may have it. @param nonce that stands in it */
  keep(text: string, nonce: string): Promise<void>;
  /** Nothing is written of it any more: whoever waits for it waits no longer. */
  leave(): void;
}

export interface Opening {
  beginning: Promise<PageBeginning>;
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

/** What an address was found to answer: a page, where its loader left to, or a page that says that nothing is there. */
interface Kept {
  page?: KeptPage | undefined;
  exit?: LoaderExit | undefined;
}

/** Tells all who wait what was kept, if anything. */
type Land = (page: KeptPage | undefined) => void;

interface Opened extends Kept {
  loading?: LoadingPage | undefined;
  keep?(text: string, nonce: string): Promise<void>;
  leave?(): void;
}

/** Which pages are one visitor's by their data: others do not wait for them. */
const MOST_OWN = 5000;
/** Of an address that leads elsewhere, beside the other one's characters. */
const BYTES_OF_EXIT = 200;
/** As text, as bytes for the sum at the end of gzip, and compressed beside it. */
const BYTES_A_CHARACTER = 3.5;
/** Of all pages together, unless told. */
export const KEPT_BYTES = 32 * 1024 * 1024;

/** One word for all that a page follows from. What is new in its beginning is part of it by itself. */
function keyOf({ inputs, bootstrap }: PageBeginning, follows: unknown): string {
  const { registry, ...rest } = bootstrap;
  return hash('sha256', JSON.stringify([registry.revision, inputs, rest, follows]), 'base64');
}

function keptPage(pieces: readonly string[], nonceLength: number): KeptPage {
  const splicing: Partial<Record<keyof typeof spliceForms, Promise<SplicedPage | undefined>>> = {};
  return {
    text: (nonce) => pieces.join(nonce),
    async packed(as, nonce) {
      // Most addresses are asked for once: what nobody asks for again is not compressed again either.
      splicing[as] ??= splicedPage(spliceForms[as], pieces, nonceLength);
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
    key: string,
    { goodForMs }: LoadingPage,
    what: Kept,
    bytes: number,
  ): Promise<boolean> {
    const ttl = await goodForMs;
    if (ttl > 0) own.delete(key);
    if (ttl > 0 && bytes <= mostBytes) pages.set(key, { ...what, bytes }, { ttl });
    return ttl > 0;
  }

  function openOne(key: string, loading: LoadingPage | undefined, land: Land = () => undefined): Opened {
    void loading?.left.then((exit) => {
      if (exit?.href !== undefined)
        void keepFor(key, loading, { exit }, exit.href.length * 2 + BYTES_OF_EXIT);
    });
    return {
      loading,
      leave: () => land(undefined),
      async keep(text, nonce) {
        const bytes = Math.ceil(text.length * BYTES_A_CHARACTER);
        const page = keptPage(text.split(nonce), nonce.length);
        const exit = await loading?.left;
        const isTheirs = loading !== undefined && (await keepFor(key, loading, { page, exit }, bytes));
        // Also where that is known only behind its visitor's time: the next ones wait for nobody.
        if (!isTheirs) own.set(key, true);
        land(isTheirs ? page : undefined);
      },
    };
  }

  /** The others wait for it. */
  function lead(key: string, loading: LoadingPage | undefined): Opened {
    if (!loading?.drawn) return openOne(key, loading);
    const { promise: landed, resolve } = Promise.withResolvers<KeptPage | undefined>();
    const went = outcomeOf(loading);
    const flight = { went, landed };
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
    return openOne(key, loading, land);
  }

  async function find({ beginning, follows, begin }: Opening): Promise<Opened> {
    const began = performance.now();
    const key = keyOf(await beginning, follows);
    const kept = pages.get(key);
    if (kept) {
      opened.inc({ from: 'kept' });
      return kept;
    }
    const flight = flights.get(key);
    opened.inc({ from: flight ? 'shared' : 'new' });
    if (!flight) {
      const isOwn = own.has(key);
      return (isOwn ? openOne : lead)(key, begin(beginning, !isOwn));
    }
    const went = await flight.went;
    if (went === 'own') return openOne(key, begin(beginning, false));
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
        keep: async (text, nonce) => found?.keep?.(text, nonce),
        leave: () => void finding.then(({ leave }) => leave?.()),
      };
    },
  };
}

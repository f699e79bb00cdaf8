import { LRUCache } from 'lru-cache';

/** No longer than a card waits for its charge. */
const LIFETIME_MS = 15 * 60 * 1000;
const MOST_PAGES = 20_000;

export type CardErrors = Partial<Record<'cardNumber' | 'cardName' | 'cardExpiry' | 'cardCvv', true>>;

/** What was sent from a page's card form and cannot be charged, as the page says it again. */
export interface SentBack {
  errors: CardErrors;
  /** as typed */
  cardName: string;
  /** months, as chosen */
  instalments: string;
}

export interface SentBackForms {
  /** `pageId`: of the page's address */
  keep: (pageId: string, form: SentBack) => void;
  /** What it says stays the same, however often the page is loaded. */
  of: (pageId: string) => SentBack | undefined;
  forget: (pageId: string) => void;
}

/**
 * What a page that is loaded after its form was refused says: an answer to the form itself could not be loaded again.
 * In the memory of this process alone, and never number, expiry or CVV. `clock`: UTC milliseconds
 */
export function sentBackForms(clock: () => number): SentBackForms {
  const forms = new LRUCache<string, SentBack>({
    max: MOST_PAGES,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now: clock },
  });
  return {
    keep: (pageId, form) => void forms.set(pageId, form),
    of: (pageId) => forms.get(pageId),
    forget: (pageId) => void forms.delete(pageId),
  };
}

import { decode, encode } from '@alisio/shared-contracts/encoding';
import { hotelCode } from '@alisio/shared-contracts/hotels';
import { readKept } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';

const KEY = 'alisio.hotels-short-list';
const MOST = 30;

const shortListed = z.strictObject({
  code: hotelCode,
  name: z.string(),
  cityName: z.string(),
});
/** A hotel that somebody wants to come back to. */
export type ShortListed = z.infer<typeof shortListed>;
const list = z.array(shortListed);

const NONE: readonly ShortListed[] = [];
let known: readonly ShortListed[] | undefined;
const listeners = new Set<() => void>();

function read(): readonly ShortListed[] {
  try {
    const text = window.localStorage.getItem(KEY);
    return (text === null ? undefined : readKept(list, decode(text))) ?? NONE;
  } catch {
    return NONE;
  }
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** Another tab has changed it. */
function follow({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  known = undefined;
  tell();
}

/** The short list of this device, newest first; nothing of it leaves the device. In a browser alone. */
export const keptList = {
  get(): readonly ShortListed[] {
    known ??= read();
    return known;
  },
  /** Puts a hotel on the list, or takes it off. */
  toggle(hotel: ShortListed): void {
    const others = keptList.get().filter(({ code }) => code !== hotel.code);
    known = others.length < keptList.get().length ? others : [hotel, ...others].slice(0, MOST);
    try {
      window.localStorage.setItem(KEY, encode(known));
    } catch {
      // Blocked or full: it is kept as long as the page.
    }
    tell();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', follow);
    };
  },
};

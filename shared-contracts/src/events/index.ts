import { z } from '../zod/index.ts';

const language = z.enum(['es', 'en']);

/**
 * Facts that cross remotes, `owner:past-tense-fact`, with what they carry. Sender, listener and the shell whose
 * copy of this map both use may be of different versions: fields are added, and are passed on by older maps.
 */
export const eventMap = {
  'flights:searched': z.object({ from: z.string(), to: z.string(), departureDate: z.string() }),
  /** `total`: integer minor units */
  'flights:offer-selected': z.object({ offerId: z.string(), total: z.int(), currency: z.string() }),
  /** `products`: names of what was booked, known to the listener or not */
  'booking:confirmed': z.object({ products: z.array(z.string()), referenceId: z.string() }),
  'booking:payment-failed': z.object({ reason: z.string() }),
  'visitor:language-changed': z.object({ language }),
  'visitor:currency-changed': z.object({ currency: z.string() }),
  'visitor:country-changed': z.object({ country: z.string() }),
} as const;

export type EventName = keyof typeof eventMap;
export type EventPayload<N extends EventName> = z.infer<(typeof eventMap)[N]>;

const PREFIX = 'alisio:';

/** A remote may be newer than this map: an event that is not in it does not fit, as little as a wrong payload. */
function fits<N extends EventName>(name: N, detail: unknown): detail is EventPayload<N> {
  return Object.hasOwn(eventMap, name) && eventMap[name].safeParse(detail).success;
}

/**
 * Tells every remote on the page. What this map does not know or does not allow is passed over with a warning:
 * what the sender is busy with goes on.
 */
export function emitEvent<N extends EventName>(name: N, payload: EventPayload<N>): void {
  if (fits(name, payload)) window.dispatchEvent(new CustomEvent(PREFIX + name, { detail: payload }));
  else console.warn(`The event ${name} was passed over.`);
}

/** Listens until the returned function is called. A payload of another version that does not fit is dropped. */
export function onEvent<N extends EventName>(
  name: N,
  handler: (payload: EventPayload<N>) => void,
): () => void {
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    if (fits(name, event.detail)) handler(event.detail);
  };
  window.addEventListener(PREFIX + name, listener);
  return () => window.removeEventListener(PREFIX + name, listener);
}

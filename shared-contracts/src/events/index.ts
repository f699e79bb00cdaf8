import { z } from '../zod/index.ts';

const language = z.enum(['es', 'en']);

/** Facts that cross remotes, `owner:past-tense-fact`, with what they carry. */
export const eventMap = {
  'flights:searched': z.strictObject({ from: z.string(), to: z.string(), departureDate: z.string() }),
  /** `total`: integer minor units */
  'flights:offer-selected': z.strictObject({ offerId: z.string(), total: z.int(), currency: z.string() }),
  'booking:confirmed': z.strictObject({ product: z.literal('flight'), referenceId: z.string() }),
  'booking:payment-failed': z.strictObject({ reason: z.string() }),
  'visitor:language-changed': z.strictObject({ language }),
  'visitor:currency-changed': z.strictObject({ currency: z.string() }),
  'visitor:country-changed': z.strictObject({ country: z.string() }),
} as const;

export type EventName = keyof typeof eventMap;
export type EventPayload<N extends EventName> = z.infer<(typeof eventMap)[N]>;

const PREFIX = 'alisio:';

function fits<N extends EventName>(name: N, detail: unknown): detail is EventPayload<N> {
  return eventMap[name].safeParse(detail).success;
}

/**
 * Tells every remote on the page.
 * @throws TypeError when the payload breaks the map: a programming error of the sender
 */
export function emitEvent<N extends EventName>(name: N, payload: EventPayload<N>): void {
  const parsed = eventMap[name].safeParse(payload);
  if (!parsed.success) throw new TypeError(`event ${name}: ${parsed.error.issues[0]?.message}`);
  window.dispatchEvent(new CustomEvent(PREFIX + name, { detail: parsed.data }));
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

import { z } from '../zod/index.ts';

/** Open name of what is sold (`flight`), known to the listener or not. */
const product = z.string();

/**
 * Facts that cross remotes, `owner:past-tense-fact`, with what they carry: the steps of a sale, the same for whoever
 * sells. `shop` is any vertical. The shell counts them by remote and version. Sender, listener and the shell whose copy
 * of this map both use may be of different versions: fields are added, and are passed on by older maps.
 */
export const eventMap = {
  'shop:searched': z.object({ product }),
  'shop:offer-selected': z.object({ product }),
  'booking:confirmed': z.object({ products: z.array(product) }),
  'booking:payment-failed': z.object({ reason: z.string() }),
} as const;

export type EventName = keyof typeof eventMap;
export type EventPayload<N extends EventName> = z.infer<(typeof eventMap)[N]>;

const PREFIX = 'alisio:';

/** A remote may be newer or older than this map. */
export const isEventName = (name: string): name is EventName => Object.hasOwn(eventMap, name);

const fits = <N extends EventName>(name: N, detail: unknown): detail is EventPayload<N> =>
  isEventName(name) && eventMap[name].safeParse(detail).success;

/**
 * Tells every remote on the page. What this map does not know is passed over, what it does not allow with a warning:
 * what the sender is busy with goes on.
 */
export function emitEvent<N extends EventName>(name: N, payload: EventPayload<N>): void {
  if (!isEventName(name)) return;
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

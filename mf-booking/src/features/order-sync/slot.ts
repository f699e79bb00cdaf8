import type { SaveState } from './order-parts.ts';

/** One part of the order: what it holds, and what of it the server has. */
export interface Slot<Payload> {
  timer: ReturnType<typeof setTimeout> | undefined;
  saving: boolean;
  /** tries in a row that failed */
  failures: number;
  /** @returns whether anything changed */
  put: (payload: Payload | undefined) => boolean;
  payload: () => Payload | undefined;
  /** there is something that the server does not have */
  isDue: () => boolean;
  /** Sends what it holds now; what is put meanwhile stays due. */
  send: (keepalive?: boolean) => Promise<void>;
  forget: () => void;
  /** What it holds is what the server has by itself: it is not sent until it changes. */
  assume: () => void;
  /** Even what was only assumed is to be sent. @returns whether there is anything */
  recall: () => boolean;
  state: () => SaveState;
}

/** What was saved of a part before the page was begun anew. */
interface SavedBefore {
  has: (key: string) => boolean;
  keep: (key: string) => void;
  drop: () => void;
}

/** @param before what is saved already is sent once more, in silence: it shows as saved while nothing says otherwise */
export function slotFor<Payload>(
  send: (payload: Payload, options: { keepalive: boolean }) => Promise<void>,
  before?: SavedBefore,
): Slot<Payload> {
  let held: { payload: Payload; key: string } | undefined;
  let savedKey: string | undefined;
  let isAssumed = false;
  const isDue = () => held !== undefined && held.key !== savedKey;
  const slot: Slot<Payload> = {
    timer: undefined,
    saving: false,
    failures: 0,
    put(payload) {
      if (payload === held?.payload) return false;
      const next = payload === undefined ? undefined : { payload, key: JSON.stringify(payload) };
      if (next?.key === held?.key) return false;
      held = next;
      isAssumed = false;
      slot.failures = 0;
      return true;
    },
    payload: () => held?.payload,
    isDue,
    async send(keepalive = false) {
      if (!held) return;
      const { payload, key } = held;
      await send(payload, { keepalive });
      savedKey = key;
      before?.keep(key);
      isAssumed = false;
      slot.failures = 0;
    },
    forget() {
      if (isAssumed) return;
      savedKey = undefined;
      before?.drop();
    },
    assume() {
      savedKey = held?.key;
      isAssumed = true;
    },
    recall() {
      isAssumed = false;
      savedKey = undefined;
      return held !== undefined;
    },
    state() {
      if (!held || isAssumed) return 'empty';
      if (slot.failures === 0 && savedKey === undefined && before?.has(held.key)) return 'saved';
      if (slot.saving) return 'saving';
      if (!isDue()) return 'saved';
      return slot.failures > 0 ? 'failed' : 'waiting';
    },
  };
  return slot;
}

import type { SaveState } from './order-parts.ts';

/** One part of the order: what it holds, and what of it the server has. */
export interface Slot<Payload> {
  timer: ReturnType<typeof setTimeout> | undefined;
  saving: boolean;
  /** tries in a row that failed */
  failures: number;
  /** @returns whether anything changed */
  put: (payload: Payload | undefined) => boolean;
  /** there is something that the server does not have */
  isDue: () => boolean;
  /** Sends what it holds now; what is put meanwhile stays due. */
  send: (keepalive?: boolean) => Promise<void>;
  forget: () => void;
  state: () => SaveState;
}

export function slotFor<Payload>(
  send: (payload: Payload, options: { keepalive: boolean }) => Promise<void>,
): Slot<Payload> {
  let held: { payload: Payload; key: string } | undefined;
  let savedKey: string | undefined;
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
      slot.failures = 0;
      return true;
    },
    isDue,
    async send(keepalive = false) {
      if (!held) return;
      const { payload, key } = held;
      await send(payload, { keepalive });
      savedKey = key;
      slot.failures = 0;
    },
    forget() {
      savedKey = undefined;
    },
    state() {
      if (!held) return 'empty';
      if (slot.saving) return 'saving';
      if (!isDue()) return 'saved';
      return slot.failures > 0 ? 'failed' : 'waiting';
    },
  };
  return slot;
}

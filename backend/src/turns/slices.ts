import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work may take so long before others have their turn: nobody's request waits longer. Milliseconds. */
const SLICE_MS = 8;

/** Gives way to whatever else waits in this process, when its own slice is over. */
export type Pause = () => Promise<void> | undefined;

/** For work that begins now: called between its parts, it gives way whenever a slice is over. */
export function inSlices(): Pause {
  let since = performance.now();
  const giveWay = async () => {
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < SLICE_MS ? undefined : giveWay());
}

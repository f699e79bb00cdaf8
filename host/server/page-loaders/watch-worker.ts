import type { Worker } from 'node:worker_threads';
import type { ToThread } from './messages.ts';

const LOOK_EACH_MS = 250;
/** So many looks in a row find a thread silent that has nothing to do: something in it does not end. */
const MOST_SILENT = 4;

export interface WorkerWatch {
  /** It has its turn. */
  alive(): void;
  end(): void;
}

interface Watched {
  /** more of buffers than this is too much; the limit of the heap does not count them */
  mostBytes: number;
  /** it works for a page, which has a time of its own */
  isAtWork(): boolean;
  lose(fault: string): void;
}

/** Looks after a thread for as long as it lives: what pages have left behind goes on in it when they have ended. */
export function watchWorker(worker: Worker, { mostBytes, isAtWork, lose }: Watched): WorkerWatch {
  let isUp = false;
  let silent = 0;
  let isLooking = false;
  let turn: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** It can be asked of a thread that is in a loop, too. */
  async function lookAtBuffers(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    const { external_memory: bytes = 0 } = (await worker.getHeapStatistics().catch(() => undefined)) ?? {};
    isLooking = false;
    if (bytes > mostBytes) lose('it took too much memory');
  }

  function look(): void {
    void lookAtBuffers();
    if (silent > MOST_SILENT) {
      lose('what was left behind did not end in time');
      return;
    }
    if (isUp && !isAtWork()) {
      if (silent === 0) worker.postMessage({ kind: 'look' } satisfies ToThread);
      silent += 1;
    } else silent = 0;
    // Where this thread was busy, its words wait to be heard: that is one turn of the event loop.
    turn = setImmediate(lookLater);
  }

  function lookLater(): void {
    timer = setTimeout(look, LOOK_EACH_MS).unref();
  }

  lookLater();
  return {
    alive() {
      isUp = true;
      silent = 0;
    },
    end() {
      clearTimeout(timer);
      clearImmediate(turn);
    },
  };
}

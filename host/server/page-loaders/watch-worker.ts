import type { Worker } from 'node:worker_threads';
import type { ToThread } from './messages.ts';
import { watchSilence } from './watch-silence.ts';

const LOOK_EACH_MS = 250;
/** A thread that has nothing to do works so long without a word: something in it does not end. */
const MOST_SILENT_MS = 1000;

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
  let endSilence: (() => void) | undefined;
  let isLooking = false;
  let turn: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout | undefined;

  function hear(): void {
    endSilence?.();
    endSilence = undefined;
  }

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
    if (!isUp || isAtWork()) hear();
    else if (!endSilence) {
      worker.postMessage({ kind: 'look' } satisfies ToThread);
      endSilence = watchSilence(worker, MOST_SILENT_MS, () =>
        lose('what was left behind did not end in time'),
      );
    }
    turn = setImmediate(lookLater);
  }

  function lookLater(): void {
    timer = setTimeout(look, LOOK_EACH_MS).unref();
  }

  lookLater();
  return {
    alive() {
      isUp = true;
      hear();
    },
    end() {
      hear();
      clearTimeout(timer);
      clearImmediate(turn);
    },
  };
}

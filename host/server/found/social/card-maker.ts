import { Worker } from 'node:worker_threads';
import type { CardAnswer, CardQuestion } from './card-thread.ts';

/** Longer than any of ours takes on a machine that has other work. */
const DRAWN_WITHIN_MS = 15_000;
/** What was needed to draw is let go of when nobody has asked for so long. */
const IDLE_MS = 30_000;
const HEAP_MB = 64;

export interface CardMaker {
  /** @returns PNG @throws Error when it was not drawn, or not in time */
  draw(svg: string): Promise<Buffer>;
  stop(): Promise<void>;
}

interface Waiting {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Draws one card after the other in a thread of its own, which is there while it is needed. */
export function cardMaker(): CardMaker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function settle(id: number): Waiting | undefined {
    const asked = waiting.get(id);
    waiting.delete(id);
    clearTimeout(asked?.timer);
    if (waiting.size === 0) {
      clearTimeout(idle);
      idle = setTimeout(() => void end(), IDLE_MS).unref();
    }
    return asked;
  }

  /** The thread is of no use any more: what it was asked comes to nothing. */
  async function end(why = 'the thread of pictures has ended'): Promise<void> {
    const ended = worker;
    worker = undefined;
    clearTimeout(idle);
    for (const id of [...waiting.keys()]) settle(id)?.reject(new Error(why));
    clearTimeout(idle);
    await ended?.terminate();
  }

  function begin(): Worker {
    const begun = new Worker(new URL('./card-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      env: {},
    });
    begun.unref();
    begun.on('message', (answer: CardAnswer) => {
      const asked = settle(answer.id);
      if ('png' in answer) asked?.resolve(Buffer.from(answer.png));
      else {
        asked?.reject(new Error(answer.fault));
        // What has failed in it may be left half done.
        if (worker === begun) void end(answer.fault);
      }
    });
    begun.on('error', (error) => {
      if (worker === begun) void end(String(error));
    });
    return begun;
  }

  return {
    draw: (svg) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        worker ??= begin();
        last += 1;
        const timer = setTimeout(() => void end('a picture was not drawn in time'), DRAWN_WITHIN_MS);
        waiting.set(last, { resolve, reject, timer });
        worker.postMessage({ id: last, svg } satisfies CardQuestion);
      }),
    stop: () => end(),
  };
}

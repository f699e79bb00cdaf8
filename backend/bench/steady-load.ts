import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

export interface Counts {
  answered: number;
  /** nobody listened: such a call was never taken, and may be made again */
  refused: number;
  /** taken, and not answered to its end */
  dropped: number;
  /** answered with a failure of the server's */
  failed: number;
}

export interface SteadyLoad {
  counts: Counts;
  /** why each call was dropped or failed */
  why: string[];
  stop: () => Promise<void>;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Asks so many times a second, every other time over connections that are kept, until it is stopped. */
export function steadyLoad(port: number, calls: readonly Call[], perSecond: number): SteadyLoad {
  const counts: Counts = { answered: 0, refused: 0, dropped: 0, failed: 0 };
  const why: string[] = [];
  const kept = new Agent({ keepAlive: true, maxSockets: 16 });
  const running = new Set<Promise<void>>();

  function ask({ method, path, body }: Call, agent: Agent | false): Promise<number> {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, agent, headers }, async (answer) => {
        try {
          await answer.toArray();
          if (answer.complete) resolve(answer.statusCode ?? 0);
          else reject(new Error('cut off'));
        } catch (error) {
          reject(error);
        }
      });
      sent.once('error', reject).end(body);
    });
  }

  async function count(n: number): Promise<void> {
    const call = calls[n % calls.length];
    if (!call) return;
    const way = n % 2 === 0 ? 'kept' : 'fresh';
    try {
      const status = await ask(call, way === 'kept' ? kept : false);
      if (status < 500) counts.answered += 1;
      else {
        counts.failed += 1;
        why.push(`${way} ${call.path}: ${status}`);
      }
    } catch (error) {
      if (codeOf(error) === 'ECONNREFUSED') counts.refused += 1;
      else {
        counts.dropped += 1;
        why.push(`${way} ${call.path}: ${codeOf(error)}`);
      }
    }
  }

  const began = performance.now();
  let n = 0;
  const timer = setInterval(() => {
    for (; n < ((performance.now() - began) / 1000) * perSecond; n += 1) {
      const one: Promise<void> = count(n).finally(() => running.delete(one));
      running.add(one);
    }
  }, 5);
  return {
    counts,
    why,
    stop: async () => {
      clearInterval(timer);
      while (running.size > 0) await Promise.race([Promise.all(running), pause(100)]);
      kept.destroy();
    },
  };
}

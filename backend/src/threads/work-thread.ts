import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { youngCollector } from './garbage.ts';
import type { FromThread, ThreadSettings, ToThread } from './messages.ts';
import type { ThreadWork, WorkTools, WorkTypes } from './work.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a thread of the API.');
const settings: ThreadSettings = workerData;

const tell = (message: FromThread): void => port.postMessage(message);

const works = new Map<string, ThreadWork>();
for (const { url, settings: own } of settings.modules) {
  const { openWork }: { openWork(settings: unknown): Promise<readonly ThreadWork[]> } = await import(url);
  for (const work of await openWork(own)) works.set(work.kind, work);
}

// Who answers goes before who computes. On Linux a thread has a priority of its own; elsewhere it is the process's.
if (process.platform === 'linux') {
  const [thread = ''] = readlinkSync('/proc/thread-self').split('/').slice(-1);
  setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}

interface Call {
  resolve(told: unknown): void;
  reject(error: Error): void;
}
interface Running {
  control: AbortController;
  calls: Call[];
}
const running = new Map<number, Running>();
const collectYoung = youngCollector();

async function run(id: number, kind: string, about: unknown, hurried: boolean): Promise<void> {
  const piece: Running = { control: new AbortController(), calls: [] };
  running.set(id, piece);
  const tools: WorkTools<WorkTypes> = {
    signal: piece.control.signal,
    hurried,
    tell: (part) => tell({ type: 'part', id, part }),
    ask: (asked) =>
      new Promise((resolve, reject) => {
        tell({ type: 'ask', id, call: piece.calls.push({ resolve, reject }) - 1, asked });
      }),
  };
  try {
    const work = works.get(kind);
    if (!work) throw new Error(`no thread does ${kind}`);
    tell({ type: 'done', id, answer: await work.run(about, tools) });
  } catch (error) {
    tell({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
    // Whoever waits has been answered.
    if (running.size === 0) collectYoung();
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'do') {
    void run(message.id, message.kind, message.about, message.hurried);
    return;
  }
  const piece = running.get(message.id);
  if (message.type === 'cancel') piece?.control.abort();
  else if (message.type === 'told') piece?.calls[message.call]?.resolve(message.told);
  else piece?.calls[message.call]?.reject(new Error('what a search has to know cannot be read'));
});
tell({ type: 'ready' });

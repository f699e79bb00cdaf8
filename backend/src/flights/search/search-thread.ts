import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FlightSupplier } from '../flight-supplier.ts';
import { OfferSeal } from '../offer-seal.ts';
import type { SeatSales } from '../seat-sales.ts';
import type { Answer, FromThread, Question, ThreadSettings, ToThread } from './messages.ts';
import { type SearchWork, workHere } from './search-work.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a thread of the API.');
const tell = (message: FromThread): void => port.postMessage(message);
const settings: ThreadSettings = workerData;

const { openSupplier }: { openSupplier: () => FlightSupplier } = await import(settings.supplier);
const supplier = openSupplier();
const seal = new OfferSeal(settings.secret);

// Who answers goes before who computes. On Linux a thread has a priority of its own; elsewhere it is the process's.
if (process.platform === 'linux') {
  const [thread = ''] = readlinkSync('/proc/thread-self').split('/').slice(-1);
  setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}

interface Running {
  control: AbortController;
  /** takes the sales that were asked for; nothing when they cannot be read */
  sales?: (sales: SeatSales | undefined) => void;
}
const running = new Map<number, Running>();

/** The work for one piece: its sales are read by the thread that has the database. */
function workFor(id: number, piece: Running): SearchWork {
  const seatSales = (keys: readonly string[]) =>
    keys.length === 0
      ? Promise.resolve(new Map<string, number>())
      : new Promise<SeatSales>((resolve, reject) => {
          piece.sales = (sales) =>
            sales ? resolve(sales) : reject(new Error('the sales of seats cannot be read'));
          tell({ type: 'sales?', id, keys });
        });
  return workHere({ supplier, seal, seatSales });
}

async function answer(work: SearchWork, { kind, about }: Question, signal: AbortSignal): Promise<Answer> {
  switch (kind) {
    case 'search':
      return { kind, answer: await work.search(about, signal) };
    case 'reseal':
      return { kind, answer: await work.reseal(about, signal) };
    case 'lowestTotals':
      return { kind, answer: await work.lowestTotals(about, signal) };
  }
}

async function run(id: number, question: Question): Promise<void> {
  const piece: Running = { control: new AbortController() };
  running.set(id, piece);
  try {
    tell({ type: 'done', id, answer: await answer(workFor(id, piece), question, piece.control.signal) });
  } catch (error) {
    tell({ type: 'failed', id, message: error instanceof Error ? error.message : 'unknown failure' });
  } finally {
    running.delete(id);
  }
}

port.on('message', (message: ToThread) => {
  const piece = running.get(message.id);
  if (message.type === 'do') void run(message.id, message.question);
  else if (message.type === 'cancel') piece?.control.abort();
  else piece?.sales?.(message.type === 'sales' ? new Map(message.sales) : undefined);
});
tell({ type: 'ready' });

import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DemoSettings } from '../demo/demo-suppliers.ts';
import type { FlightSupplier } from '../flight-supplier.ts';
import { OfferSeal } from '../offer-seal.ts';
import type { SeatSales } from '../seat-sales.ts';
import { messageOf, NoneAnswered } from './ask-suppliers.ts';
import type { Answer, FromThread, Question, ThreadSettings, ToThread } from './messages.ts';
import { type MadePart, type SearchWork, workHere } from './search-work.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a thread of the API.');
const tell = (message: FromThread): void => port.postMessage(message);
const settings: ThreadSettings = workerData;

const { openSuppliers }: { openSuppliers: (demo?: DemoSettings) => FlightSupplier[] } = await import(
  settings.suppliers
);
const suppliers = openSuppliers(settings.demo);
const seal = new OfferSeal(settings.secret);

// Who answers goes before who computes. On Linux a thread has a priority of its own; elsewhere it is the process's.
if (process.platform === 'linux') {
  const [thread = ''] = readlinkSync('/proc/thread-self').split('/').slice(-1);
  setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}

interface Running {
  control: AbortController;
  /** each takes the sales that one call asked for; nothing when they cannot be read */
  calls: ((sales: SeatSales | undefined) => void)[];
}
const running = new Map<number, Running>();

/** The work for one piece: its sales are read by the thread that has the database. */
function workFor(id: number, piece: Running): SearchWork {
  const seatSales = (keys: readonly string[]) =>
    keys.length === 0
      ? Promise.resolve(new Map<string, number>())
      : new Promise<SeatSales>((resolve, reject) => {
          const take = (sales: SeatSales | undefined) =>
            sales ? resolve(sales) : reject(new Error('the sales of seats cannot be read'));
          tell({ type: 'sales?', id, call: piece.calls.push(take) - 1, keys });
        });
  return workHere({ suppliers, supplierWithinMs: settings.supplierWithinMs, seal, seatSales });
}

async function answer(
  work: SearchWork,
  { kind, about }: Question,
  signal: AbortSignal,
  tellPart: (part: MadePart) => void,
): Promise<Answer> {
  switch (kind) {
    case 'search':
      return { kind, answer: await work.search(about, signal, tellPart) };
    case 'reseal':
      return { kind, answer: await work.reseal(about, signal) };
    case 'unpack':
      return { kind, answer: await work.unpack(about, signal) };
    case 'lowestTotals':
      return { kind, answer: await work.lowestTotals(about, signal) };
  }
}

async function run(id: number, question: Question): Promise<void> {
  const piece: Running = { control: new AbortController(), calls: [] };
  const tellPart = (part: MadePart) => tell({ type: 'part', id, part });
  running.set(id, piece);
  try {
    const work = workFor(id, piece);
    tell({ type: 'done', id, answer: await answer(work, question, piece.control.signal, tellPart) });
  } catch (error) {
    tell({
      type: 'failed',
      id,
      message: messageOf(error),
      outcomes: error instanceof NoneAnswered ? error.outcomes : undefined,
    });
  } finally {
    running.delete(id);
  }
}

port.on('message', (message: ToThread) => {
  const piece = running.get(message.id);
  if (message.type === 'do') void run(message.id, message.question);
  else if (message.type === 'cancel') piece?.control.abort();
  else piece?.calls[message.call]?.(message.type === 'sales' ? new Map(message.sales) : undefined);
});
tell({ type: 'ready' });

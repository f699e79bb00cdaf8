import { does, type ThreadWork } from '../../threads/index.ts';
import type { DemoSettings } from '../demo/demo-suppliers.ts';
import type { FlightSupplier } from '../flight-supplier.ts';
import { OfferSeal } from '../offer-seal.ts';
import type { SeatSales } from '../seat-sales.ts';
import { NoneAnswered } from './ask-suppliers.ts';
import {
  type FlightThreadSettings,
  LOWEST_TOTALS,
  type NoAnswer,
  RESEAL,
  SEARCH,
  UNPACK,
} from './flight-work.ts';
import { workHere } from './search-work.ts';

async function orNone<Made>(making: Promise<Made>): Promise<Made | NoAnswer> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof NoneAnswered) return { reason: error.message, noneOf: error.outcomes };
    throw error;
  }
}

/** The work of flights as threads do it, each with suppliers of its own; sales are read where the database is. */
export async function openWork({
  suppliers: address,
  demo,
  supplierWithinMs,
  secret,
}: FlightThreadSettings): Promise<readonly ThreadWork[]> {
  const { openSuppliers }: { openSuppliers: (demo?: DemoSettings) => FlightSupplier[] } = await import(
    address
  );
  const [suppliers, seal] = [openSuppliers(demo), new OfferSeal(secret)];
  const work = (ask: (keys: readonly string[]) => Promise<SeatSales>) =>
    workHere({
      suppliers,
      supplierWithinMs,
      seal,
      seatSales: async (keys) => (keys.length === 0 ? new Map() : ask(keys)),
    });
  const alone = work(() => Promise.reject(new Error('it asks for no seats')));
  return [
    does(SEARCH, (about, { signal, hurried, tell, ask }) =>
      orNone(work(ask).search({ ...about, hurried }, signal, tell)),
    ),
    does(RESEAL, (about) => alone.reseal(about)),
    does(UNPACK, (about) => alone.unpack(about)),
    does(LOWEST_TOTALS, (about, { signal, ask }) => orNone(work(ask).lowestTotals(about, signal))),
  ];
}

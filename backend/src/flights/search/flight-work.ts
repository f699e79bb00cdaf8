import type { WorkKind } from '../../threads/index.ts';
import type { DemoSettings } from '../demo/demo-suppliers.ts';
import type { CalendarQuestion } from '../flight-supplier.ts';
import type { SeatSales } from '../seat-sales.ts';
import type { Outcome } from './ask-suppliers.ts';
import type { MadeAnswer, MadePart, MadeTotals, SearchQuestion } from './search-work.ts';

/** What the work of flights is opened with in a thread. */
export interface FlightThreadSettings {
  /** address of a module with `openSuppliers` */
  suppliers: string;
  demo?: DemoSettings | undefined;
  /** how long each supplier may take, milliseconds */
  supplierWithinMs?: number | undefined;
  /** of the seal of offers */
  secret: Uint8Array;
}

/** No supplier has answered: errors lose what they know on the way between threads. */
export interface NoAnswer {
  reason: string;
  noneOf: readonly Outcome[];
}

/** What a thread asks of seats while it searches. */
interface AsksSeats {
  /** keys of flights */
  asked: readonly string[];
  told: SeatSales;
}

export const SEARCH: WorkKind<
  { about: SearchQuestion; answer: MadeAnswer | NoAnswer; part: MadePart } & AsksSeats
> = { name: 'flights.search' };
export const RESEAL: WorkKind<{ about: { body: Uint8Array; shownAt: number }; answer: Uint8Array }> = {
  name: 'flights.reseal',
};
export const UNPACK: WorkKind<{ about: { body: Uint8Array }; answer: Uint8Array }> = {
  name: 'flights.unpack',
};
export const LOWEST_TOTALS: WorkKind<
  {
    about: { payload: CalendarQuestion; now: number; carrier?: string | undefined };
    answer: MadeTotals | NoAnswer;
  } & AsksSeats
> = { name: 'flights.lowestTotals' };

import { setTimeout as pause } from 'node:timers/promises';
import type { FlightOffer, FlightSearchPayload } from '@alisio/shared-contracts/flights';
import type { AirportCatalogue } from '../../airports/index.ts';
import type {
  CalendarQuestion,
  FlightSupplier,
  SupplierAnswer,
  SupplierContext,
} from '../flight-supplier.ts';
import { DemoInventory } from './demo-inventory.ts';
import { priceableCurrency } from './fares/currencies.ts';
import { SUPPLIERS, type SupplierName, supplierOfCode } from './suppliers.ts';

/**
 * What is asked of all suppliers at once is worked out once, and let go of when the last of them has it. A weak map alone
 * would keep it until all that is old is collected: to the collector of what is young whatever such a map holds is in use.
 */
function askedOnce<Question extends object, Rest extends unknown[], Answer>(
  ask: (question: Question, ...rest: Rest) => Promise<Answer>,
): (question: Question, ...rest: Rest) => Promise<Answer> {
  const asked = new WeakMap<Question, { answer: Promise<Answer>; awaited: number }>();
  return (question, ...rest) => {
    const known = asked.get(question) ?? { answer: ask(question, ...rest), awaited: SUPPLIERS.length };
    known.awaited -= 1;
    if (known.awaited > 0) asked.set(question, known);
    else asked.delete(question);
    return known.answer;
  };
}

export interface DemoSettings {
  /** how much later than it could the last of them answers searches, milliseconds */
  slowMs?: number;
}

/** The demo inventory as three suppliers, each with its own airlines: together they sell all of it. */
export function demoSuppliers(
  airports: AirportCatalogue,
  { slowMs = 0 }: DemoSettings = {},
): FlightSupplier[] {
  const inventory = new DemoInventory(airports);
  const searchAll = askedOnce(
    async (payload: FlightSearchPayload, context: SupplierContext): Promise<SupplierAnswer> => {
      const answer = await inventory.search(payload, context);
      return { ...answer, offers: [...answer.offers] };
    },
  );
  const searchPackages = askedOnce(
    async (payload: FlightSearchPayload, context: SupplierContext): Promise<SupplierAnswer> => {
      const answer = await inventory.search(payload, context, true);
      return { ...answer, offers: [...answer.offers] };
    },
  );
  const totalsOfAll = askedOnce((...question: Parameters<DemoInventory['lowestTotals']>) =>
    inventory.lowestTotals(...question),
  );
  const totalsOfCarrier = askedOnce((payload: CalendarQuestion, context: SupplierContext, carrier: string) =>
    inventory.lowestTotals(payload, context, carrier),
  );
  /** A third of what all sell. @param delay milliseconds */
  const ownOf =
    (name: SupplierName, delay: number, all: FlightSupplier['search']): FlightSupplier['search'] =>
    async (payload, context) => {
      if (delay > 0) await pause(delay, undefined, context.signal ? { signal: context.signal } : {});
      const answer = await all(payload, context);
      const isOwn = ({ disId }: FlightOffer) => disId === name;
      return { ...answer, offers: [...answer.offers].filter(isOwn) };
    };
  const supplierOf = (name: SupplierName, delay: number): FlightSupplier => ({
    name,
    sellsIn: (currency) => priceableCurrency(currency) === currency,
    search: ownOf(name, delay, searchAll),
    packages: {
      search: ownOf(name, delay, searchPackages),
      idIn: (id, inPackage) => (id.startsWith(`${name}.`) ? inventory.idIn(id, inPackage) : undefined),
    },
    lowestTotals: async (payload, context) => {
      const { totals, currency } = await totalsOfAll(payload, context);
      return { totals: totals.get(name) ?? [], currency };
    },
    lowestTotalsOf: async (carrier, payload, context) => {
      const { totals, currency } = await totalsOfCarrier(payload, context, carrier);
      return { totals: totals.get(name) ?? [], currency };
    },
    carrier: (code) => (supplierOfCode(code) === name ? inventory.carrier(code) : undefined),
    offer: (...question) => inventory.offer(...question),
    book: async (id, key) => inventory.book(id, key),
    seatClaims: (id) => inventory.seatClaims(id),
  });
  return SUPPLIERS.map((name, place) => supplierOf(name, place === SUPPLIERS.length - 1 ? slowMs : 0));
}

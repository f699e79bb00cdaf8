import { type Airline, airlines } from './airlines/index.ts';

/** Who sells the demo inventory: each has airlines of its own. Their names begin the ids of their offers. */
export const SUPPLIERS = ['demo1', 'demo2', 'demo3'] as const;
export type SupplierName = (typeof SUPPLIERS)[number];

const sellers = new Map(
  airlines.map((airline, place): [Airline, SupplierName] => [
    airline,
    SUPPLIERS[place % SUPPLIERS.length] ?? SUPPLIERS[0],
  ]),
);

export const supplierOf = (airline: Airline): SupplierName => sellers.get(airline) ?? SUPPLIERS[0];

/** Who sells a carrier, by its designator; nothing for one that flies nowhere here. */
export function supplierOfCode(code: string): SupplierName | undefined {
  const airline = airlines.find((known) => known.code === code);
  return airline && supplierOf(airline);
}

export const supplierNamed = (name: string): SupplierName | undefined =>
  SUPPLIERS.find((known) => known === name);

import type { BagOption, FlightOffer } from '@alisio/shared-contracts/flights';
import { sql } from 'kysely';
import type { Database, Queries } from '../src/database/index.ts';
import { locatorOf } from '../src/flights/demo/locator.ts';
import type { SoldFlights } from '../src/flights/index.ts';

/** An inventory with the offers that a test puts on its shelf; seats are counted in the database, as real ones are. */
export interface ShelfInventory extends SoldFlights {
  put: (offer: FlightOffer, seats: number) => Promise<void>;
  remove: (id: string) => void;
  /** from now on a bag on the way out costs so much, integer minor units; nothing: none is sold */
  priceBags: (amount: number | undefined) => void;
  seatsLeft: (id: string) => Promise<number>;
}

/** Of the factory's airports. */
const ZONES: Readonly<Record<string, string>> = { BOG: 'America/Bogota', MIA: 'America/New_York' };

const seated = (offer: FlightOffer) => offer.travelerPricings.filter(({ type }) => type !== 'INFANT').length;

export async function shelfInventory({ db }: Database): Promise<ShelfInventory> {
  const shelf = new Map<string, FlightOffer>();
  await sql`CREATE TABLE IF NOT EXISTS test_shelf (offer_id text PRIMARY KEY, seats int NOT NULL)`.execute(
    db,
  );
  // Also of what is offered no longer.
  const seatsOf = new Map<string, number>();
  const move = (queries: Queries, { id }: Pick<FlightOffer, 'id'>, direction: 1 | -1) => {
    const count = direction * (seatsOf.get(id) ?? 0);
    return sql`UPDATE test_shelf SET seats = seats + ${count} WHERE offer_id = ${id} AND seats + ${count} >= 0`.execute(
      queries,
    );
  };

  let bag: number | undefined = 4500;

  return {
    offer: async (id) => shelf.get(id),
    book: async (_offer, key) => ({ locator: locatorOf(key) }),
    takeSeats: async (tx, offer) => (await move(tx, offer, -1)).numAffectedRows === 1n,
    giveBackSeats: async (tx, offer) => {
      await move(tx, offer, 1);
    },
    packages: { soldWith: () => undefined },
    zoneOf: (iataCode) => ZONES[iataCode],
    baggageOptions: (): BagOption[] => [
      {
        journeyType: 'onward',
        segmentIds: ['1'],
        maxQuantity: 2,
        ...(bag === undefined ? {} : { price: { amount: bag, currency: 'USD' } }),
      },
      { journeyType: 'return', segmentIds: ['2'], maxQuantity: 2 },
    ],
    priceBags: (amount) => {
      bag = amount;
    },
    put: async (offer, seats) => {
      shelf.set(offer.id, offer);
      seatsOf.set(offer.id, seated(offer));
      await sql`INSERT INTO test_shelf VALUES (${offer.id}, ${seats})
        ON CONFLICT (offer_id) DO UPDATE SET seats = excluded.seats`.execute(db);
    },
    remove: (id) => {
      shelf.delete(id);
    },
    seatsLeft: async (id) => {
      const { rows } = await sql<{
        seats: number;
      }>`SELECT seats FROM test_shelf WHERE offer_id = ${id}`.execute(db);
      return rows[0]?.seats ?? 0;
    },
  };
}

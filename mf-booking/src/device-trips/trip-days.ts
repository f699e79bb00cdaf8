import type { BookedItem } from '@alisio/shared-contracts/orders';
import { bookingProducts } from '../products/booking-products.ts';
import type { ProductInBooking, TripDays } from '../products/product.ts';
import type { TripRest } from '../trip-rests/trip-rests.ts';

/** What each item's product tells of it, of those that tell and can be asked. */
async function toldOf<Told>(
  items: readonly BookedItem[],
  ask: (product: ProductInBooking, item: BookedItem) => Told | undefined,
): Promise<Told[]> {
  const told = await Promise.all(
    items.map(async (item) => {
      const product = await bookingProducts
        .get(item.product)
        ?.load()
        .catch(() => undefined);
      return product?.reads(item) ? ask(product, item) : undefined;
    }),
  );
  return told.filter((one) => one !== undefined);
}

/** Which part of a trip that two orders pay this one is; nothing where it pays all. */
export async function tripRest(items: readonly BookedItem[]): Promise<TripRest | undefined> {
  const [rest] = await toldOf(items, (product, item) => product.tripRest?.(item));
  return rest;
}

/** First and last day of a booking, as its products tell; nothing where none does, or can be asked. */
export async function tripDays(items: readonly BookedItem[]): Promise<TripDays | undefined> {
  const days = await toldOf(items, (product, item) => product.days?.(item));
  const first = days
    .map((one) => one.first)
    .sort()
    .at(0);
  const last = days
    .map((one) => one.last)
    .sort()
    .at(-1);
  return first && last ? { first, last } : undefined;
}

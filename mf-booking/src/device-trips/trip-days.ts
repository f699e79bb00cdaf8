import type { BookedItem } from '@alisio/shared-contracts/orders';
import { bookingProducts } from '../products/booking-products.ts';
import type { TripDays } from '../products/product.ts';

/** First and last day of a booking, as its products tell; nothing where none does, or can be asked. */
export async function tripDays(items: readonly BookedItem[]): Promise<TripDays | undefined> {
  const told = await Promise.all(
    items.map(async (item) => {
      const product = await bookingProducts
        .get(item.product)
        ?.load()
        .catch(() => undefined);
      return product?.reads(item) ? product.days?.(item) : undefined;
    }),
  );
  const days = told.filter((one) => one !== undefined);
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

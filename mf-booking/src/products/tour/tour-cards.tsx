import { lateComponent } from '@alisio/shared-ui/late-part';
import type { BookedTourProps } from './booked-tour.tsx';
import { bookedTourOf } from './details.ts';

// Most tours are paid at once. In the chunk of what it leads to.
const RestCard = lateComponent<BookedTourProps>(
  () => import(/* webpackChunkName: "product-tour-balance" */ './rest-card.tsx'),
  undefined,
  { isExtra: true },
);

/** What of a tour is left to pay; nothing where all was paid with the booking, or it was given back. */
export function TourCards({ item, id }: BookedTourProps) {
  const { balanceReference } = bookedTourOf(item);
  const isOver = item.cancellation?.cancelled !== undefined;
  return balanceReference === undefined || isOver ? null : <RestCard item={item} id={id} />;
}

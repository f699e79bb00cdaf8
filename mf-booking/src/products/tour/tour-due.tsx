import { lateComponent } from '@alisio/shared-ui/late-part';
import type { BookedTourProps } from './booked-tour.tsx';
import { bookedTourOf } from './details.ts';

// Most tours are paid at once. In the chunk of what it leads to.
const RestCard = lateComponent<BookedTourProps>(
  () => import(/* webpackChunkName: "product-tour-balance" */ './rest-card.tsx'),
  undefined,
  { isExtra: true },
);

/** Whether another order pays the rest of it; not where all was paid with the booking, or it was given back. */
export const hasRest = (item: BookedTourProps['item']): boolean =>
  bookedTourOf(item).balanceReference !== undefined && item.cancellation?.cancelled === undefined;

/** What of a tour is left to pay. */
export const TourDue = ({ item, id }: BookedTourProps) =>
  hasRest(item) ? <RestCard item={item} id={id} /> : null;

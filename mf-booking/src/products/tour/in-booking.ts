import { tourPicture } from '@alisio/shared-contracts/tours';
import type { ProductInBooking } from '../product.ts';
import { BookedTourLines, BookedTourSections, TourOptions } from './booked-tour.tsx';
import { bookedTourOf, readBookedTour } from './details.ts';
import { PaidInAll } from './paid-in-all.tsx';
import { hasRest, TourDue } from './tour-due.tsx';
import { tourCancellation } from './tour-terms.ts';

/** A tour that was booked, whole or by its deposit. */
const tour: ProductInBooking = {
  reads: (item) => readBookedTour(item) !== undefined,
  words: 'tour',
  title: (item) => bookedTourOf(item).tour.title,
  poster: (item) => tourPicture(bookedTourOf(item).tour),
  days: (item) => {
    const { startDate: first, endDate: last } = bookedTourOf(item);
    return { first, last };
  },
  farewell: (item, t, name) => [t('tour.farewell', { name, tour: bookedTourOf(item).tour.title })],
  locators: (item, t) => {
    const { confirmationNumber: locator } = bookedTourOf(item);
    return locator ? [{ label: t('tour.locator.label'), locator, hint: t('tour.locator.hint') }] : [];
  },
  Sections: BookedTourSections,
  tripRest: (item) => {
    const { confirmationNumber: number, rest, balanceReference } = bookedTourOf(item);
    return balanceReference === undefined ? undefined : { number, dueOn: rest?.dueOn };
  },
  Due: TourDue,
  paidApart: (item) => (hasRest(item) ? PaidInAll : undefined),
  Lines: BookedTourLines,
  Receipt: BookedTourLines,
  Options: TourOptions,
  // What is cancelled is told by that, not by what would have been kept.
  cancellation: (item, wording) =>
    item.cancellation?.cancelled ? undefined : tourCancellation(bookedTourOf(item), wording),
  mayBeCalledOff: true,
  hasTimes: true,
};

export default tour;

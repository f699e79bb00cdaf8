import type { ProductInBooking } from '../product.ts';
import { BookedStay, BookedStayLines, StayOptions } from './booked-stay.tsx';
import { bookedStayOf, readBookedStay, stayName } from './details.ts';
import { StayPictureOfItem } from './item-picture.tsx';
import { stayCancellation, stayPaidLater } from './stay-terms.ts';

/** A stay that was booked. */
const hotel: ProductInBooking = {
  reads: (item) => readBookedStay(item) !== undefined,
  words: 'hotel',
  title: (item) => stayName(bookedStayOf(item)),
  Picture: StayPictureOfItem,
  days: (item) => {
    const { startDate: first, endDate: last } = bookedStayOf(item);
    return { first, last };
  },
  farewell: (item, t) => [t('hotel.farewell', { hotel: bookedStayOf(item).hotel.hotelName })],
  locators: (item, t) => {
    const { confirmationNumber: locator } = bookedStayOf(item);
    return locator ? [{ label: t('hotel.locator.label'), locator, hint: t('hotel.locator.hint') }] : [];
  },
  Sections: BookedStay,
  Lines: BookedStayLines,
  Receipt: BookedStayLines,
  Options: StayOptions,
  // What is cancelled is told by that, not by what would have been kept.
  cancellation: (item, wording) =>
    item.cancellation?.cancelled ? undefined : stayCancellation(bookedStayOf(item), wording),
  payLater: (item, wording) =>
    item.cancellation?.cancelled ? undefined : stayPaidLater(bookedStayOf(item), wording),
  hasTimes: true,
};

export default hotel;

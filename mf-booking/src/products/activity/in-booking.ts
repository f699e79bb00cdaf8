import { saidText } from '@alisio/shared-contracts/activities';
import type { ProductInBooking } from '../product.ts';
import { ActivityPicture } from './activity-picture.tsx';
import { activityCancellation } from './activity-terms.ts';
import { ActivityOptions, BookedActivityLines, BookedActivitySections } from './booked-activity.tsx';
import { activityName, bookedActivityOf, dayOf, readBookedActivity } from './details.ts';

/** An activity that was booked. */
const activity: ProductInBooking = {
  reads: (item) => readBookedActivity(item) !== undefined,
  words: 'activity',
  title: (item, _t, language) => activityName(bookedActivityOf(item), language),
  Picture: ActivityPicture,
  days: (item) => {
    const day = dayOf(bookedActivityOf(item));
    return { first: day, last: day };
  },
  farewell: (item, t, _name, language) => [
    t('activity.farewell', { activity: saidText(bookedActivityOf(item).said.name, language) }),
  ],
  locators: (item, t) => {
    const { confirmationNumber: locator } = bookedActivityOf(item);
    return locator ? [{ label: t('activity.locator.label'), locator, hint: t('activity.locator.hint') }] : [];
  },
  Sections: BookedActivitySections,
  Lines: BookedActivityLines,
  Receipt: BookedActivityLines,
  Options: ActivityOptions,
  // What is cancelled is told by that, not by what would have been kept.
  cancellation: (item, wording) =>
    item.cancellation?.cancelled
      ? undefined
      : activityCancellation(bookedActivityOf(item), item.total, wording),
  hasTimes: true,
};

export default activity;

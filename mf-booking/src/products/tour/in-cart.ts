import { filled } from '@alisio/platform/sdk/forms';
import { tourPicture } from '@alisio/shared-contracts/tours';
import type { ProductInCart } from '../product.ts';
import { readTour, tourOf } from './details.ts';
import { repriceTour } from './reprice-tour.ts';
import { RequestField } from './request-field.tsx';
import { TourRules, TourRulesLine } from './tour-rules.tsx';
import { TourBrief, TourCartLines, TourSummary } from './tour-summary.tsx';
import { isFreeTour, tourCancellation, tourPaidLater } from './tour-terms.ts';
import { tourTravellers } from './travellers.ts';

/** A tour in the checkout: everybody is named, and all or a deposit is charged. */
const tour: ProductInCart = {
  reads: (item) => readTour(item) !== undefined,
  words: 'tour',
  emailHint: (item) => (isFreeTour(tourOf(item)) ? 'tour.emailFree' : undefined),
  away: 'tour',
  title: (item) => tourOf(item).tour.title,
  poster: (item) => tourPicture(tourOf(item).tour),
  buyer: ['emergencyContact'],
  lastDay: (item) => tourOf(item).endDate,
  travellers: tourTravellers,
  sections: [
    {
      name: 'requests',
      title: 'tour.requests.title',
      errors: () => ({}),
      particulars: (fields) => filled(fields, 'requests'),
      Fields: RequestField,
    },
  ],
  Summary: TourSummary,
  Brief: TourBrief,
  Lines: TourCartLines,
  cancellation: (item, wording) => tourCancellation(tourOf(item), wording),
  mayBeCalledOff: true,
  payLater: (item, wording) => tourPaidLater(tourOf(item), wording),
  rules: { title: 'tour.rules.title', Line: TourRulesLine, Paper: TourRules },
  reprice: repriceTour,
};

export default tour;

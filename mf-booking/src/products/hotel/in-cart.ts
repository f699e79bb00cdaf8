import type { ProductInCart } from '../product.ts';
import { readStay, stayName, stayOf } from './details.ts';
import { GuestFields } from './guest-fields.tsx';
import { guestErrors, guestParticulars, guestsNamed } from './guests.ts';
import { StayPictureOfItem } from './item-picture.tsx';
import { repriceStay } from './reprice-stay.ts';
import { staySaving } from './stay-price.ts';
import { StayRules, StayRulesLine } from './stay-rules.tsx';
import { StayBrief, StayCartLines, StaySummary } from './stay-summary.tsx';
import { isFreeStay, stayCancellation, stayPaidLater } from './stay-terms.ts';

/** A stay in the checkout: one name a room, and what its guests would like. */
const hotel: ProductInCart = {
  reads: (item) => readStay(item) !== undefined,
  words: 'hotel',
  emailHint: (item) => (isFreeStay(stayOf(item)) ? 'hotel.emailFree' : undefined),
  away: 'hotel',
  title: (item) => stayName(stayOf(item)),
  lastDay: (item) => stayOf(item).endDate,
  Picture: StayPictureOfItem,
  sections: [
    {
      name: 'guests',
      title: 'hotel.guests.title',
      propose: (names, item) => guestsNamed(names, stayOf(item)),
      errors: (fields, item) => guestErrors(fields, stayOf(item)),
      particulars: (fields, item) => guestParticulars(fields, stayOf(item)),
      Fields: GuestFields,
    },
  ],
  saves: (item) => staySaving(stayOf(item), item.total),
  Summary: StaySummary,
  Brief: StayBrief,
  Lines: StayCartLines,
  cancellation: (item, wording) => stayCancellation(stayOf(item), wording),
  payLater: (item, wording) => stayPaidLater(stayOf(item), wording),
  rules: { title: 'hotel.rules.title', Line: StayRulesLine, Paper: StayRules },
  reprice: repriceStay,
};

export default hotel;

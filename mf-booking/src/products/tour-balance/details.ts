import { type TourBalanceInCart, tourBalanceInCart } from '@alisio/shared-contracts/tours';
import { alreadyRead, detailsReader } from '../read-details.ts';

export const readBalance = detailsReader(tourBalanceInCart);

/** What is left to pay of a tour, of a cart or of a booking. */
export const balanceOf = (item: { details?: unknown }): TourBalanceInCart => alreadyRead(readBalance(item));

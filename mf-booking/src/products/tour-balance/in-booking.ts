import type { ProductInBooking } from '../product.ts';
import { BookedBalance, BookedBalanceLines } from './balance-parts.tsx';
import { balanceOf, readBalance } from './details.ts';

/** The rest of a tour that was paid. Its days are the tour's to tell, which is the trip: this stands after it. */
const tourBalance: ProductInBooking = {
  reads: (item) => readBalance(item) !== undefined,
  words: 'tourBalance',
  title: (item, t) => t('tourBalance.title', { tour: balanceOf(item).tour.title }),
  farewell: (item, t) => [t('tourBalance.farewell', { tour: balanceOf(item).tour.title })],
  locators: (item, t) => [
    {
      label: t('tourBalance.locator.label'),
      locator: balanceOf(item).confirmationNumber,
      hint: t('tourBalance.locator.hint'),
    },
  ],
  tripRest: (item) => ({ number: balanceOf(item).confirmationNumber, pays: true }),
  Sections: BookedBalance,
  Lines: BookedBalanceLines,
  Receipt: BookedBalanceLines,
  mayBeCalledOff: true,
};

export default tourBalance;

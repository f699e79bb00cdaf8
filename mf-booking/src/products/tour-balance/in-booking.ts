import type { ProductInBooking } from '../product.ts';
import { BookedBalance, BookedBalanceLines } from './balance-parts.tsx';
import { balanceOf, readBalance } from './details.ts';

/** The rest of a tour that was paid. Its days are told by the tour's own booking. */
const tourBalance: ProductInBooking = {
  reads: (item) => readBalance(item) !== undefined,
  words: 'tourBalance',
  title: (item, t) => t('tourBalance.title', { tour: balanceOf(item).tour.title }),
  days: (item) => {
    const { startDate: first, endDate: last } = balanceOf(item);
    return { first, last };
  },
  farewell: (item, t) => [t('tourBalance.farewell', { tour: balanceOf(item).tour.title })],
  locators: (item, t) => [
    {
      label: t('tourBalance.locator.label'),
      locator: balanceOf(item).confirmationNumber,
      hint: t('tourBalance.locator.hint'),
    },
  ],
  Sections: BookedBalance,
  Lines: BookedBalanceLines,
  Receipt: BookedBalanceLines,
  mayBeCalledOff: true,
};

export default tourBalance;

import type { ProductInCart } from '../product.ts';
import {
  BalanceBrief,
  BalanceLines,
  BalanceRules,
  BalanceRulesLine,
  BalanceSummary,
} from './balance-parts.tsx';
import { balanceOf, readBalance } from './details.ts';
import { repriceBalance } from './reprice-balance.ts';

/** What is left to pay of a tour, in the checkout: who goes is known already. */
const tourBalance: ProductInCart = {
  reads: (item) => readBalance(item) !== undefined,
  words: 'tourBalance',
  away: 'tourBalance',
  title: (item, t) => t('tourBalance.title', { tour: balanceOf(item).tour.title }),
  Summary: BalanceSummary,
  Brief: BalanceBrief,
  Lines: BalanceLines,
  mayBeCalledOff: true,
  rules: { title: 'tourBalance.rules.title', Line: BalanceRulesLine, Paper: BalanceRules },
  reprice: repriceBalance,
};

export default tourBalance;

/** In how many months a bank of the sandbox is paid back, and what it adds to the price, in thousandths. */
const PLANS = [
  { months: 1, addedPerMille: 0 },
  { months: 3, addedPerMille: 0 },
  { months: 6, addedPerMille: 49 },
  { months: 12, addedPerMille: 119 },
] as const;

export interface Plan {
  months: number;
  /** integer minor units that the buyer pays their bank each month; the last month takes the rest */
  monthly: number;
  /** of all months, in integer minor units */
  total: number;
  /** what of it the bank adds: the shop is paid the price and no more */
  added: number;
}

/** What each plan costs the buyer: which is chosen is between them and the bank, and nothing is kept of it. `amount`: integer minor units. */
export const plansFor = (amount: number): Plan[] =>
  PLANS.map(({ months, addedPerMille }) => {
    const added = Math.round((amount * addedPerMille) / 1000);
    const total = amount + added;
    return { months, monthly: Math.ceil(total / months), total, added };
  });

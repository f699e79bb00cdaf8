import type { TypedCard } from '../pages/card-frame.ts';

/** The numbers are the ones that sandboxes publish for tests. */
const cardOf = (number: string): TypedCard => ({
  number,
  name: 'JOSE MARIA NUÑEZ',
  expiry: `11${String(new Date().getFullYear() + 4).slice(2)}`,
  cvv: '938',
});

export const APPROVED = cardOf('4242424242424242');
export const DECLINED = cardOf('4000000000000002');
/** Charged at once, answered a minute later. */
export const LATE = cardOf('4000000000000408');
/** Its bank asks on the provider's page whether it is the holder. */
export const CHALLENGED = cardOf('4000000000003220');

import { cart } from '@alisio/shared-contracts/checkout-stores';
import { newCartId } from '@alisio/shared-contracts/orders';
import type { Page } from '@playwright/test';

/** A product that no release sells: a ticket to a museum, by the head that everybody reads. */
export const MUSEUM_TICKET = {
  product: 'museum-ticket',
  reference: 'oro-2027-01-13-1030',
  title: 'Museo del Oro, Bogotá',
  total: { amount: 1500, currency: 'USD' },
  shares: [1500],
  pricedAt: '2026-11-21T12:00:00.000Z',
  heldUntil: null,
  backHref: '/museos/bogota',
  travelers: { adult: 0, child: 0, infant: 0 },
  details: { museum: 'Museo del Oro', day: '2027-01-13', entry: '10:30' },
};

/** Puts it into the cart, as the vertical that sells it would: the next page of this tab finds it there. */
export async function putMuseumTicketIntoCart(page: Page): Promise<void> {
  const { key, definition } = cart;
  const kept = {
    v: definition?.version,
    d: { id: newCartId(), items: [MUSEUM_TICKET] },
  };
  const text = Buffer.from(JSON.stringify(kept)).toString('base64');
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, text] as const);
}

import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { type BookingPages, bookingPagesOf } from '@alisio/shared-contracts/routes';
import { useEffect } from 'react';

/**
 * Goes to where the items' products have this page (§2): a tab that has stood for long, or a link, may be at another
 * product's. Nothing in the cart stands anywhere.
 * @returns whether the page stands where it should
 */
export function useRightPage(page: keyof BookingPages, items: readonly { product: string }[]): boolean {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pages = bookingPagesOf(items);
  const right = items.length === 0 ? pathname : (pages[page] ?? pages.summary);
  const isHere = right === pathname;
  useEffect(() => {
    if (!isHere) void navigate(right, { replace: true });
  }, [isHere, right, navigate]);
  return isHere;
}

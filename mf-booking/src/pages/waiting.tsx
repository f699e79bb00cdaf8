import type { PageModule } from '@alisio/platform/sdk/remote';
import { useNavigate } from '@alisio/platform/sdk/router';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { cart, checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { bookingPagesOf, homeHref } from '@alisio/shared-contracts/routes';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { Wrap } from '@alisio/shared-ui/layout';
import { useEffect, useState } from 'react';
import { useRightPage } from '../booking-pages/use-right-page.ts';
import {
  keepBooking,
  PaidView,
  PendingDetails,
  PendingView,
  useAwaitedPayment,
} from '../features/card-payment/index.ts';
import { hasOneCurrency, totalOf } from '../products/heads.ts';
import { useTitles } from '../products/use-words.ts';

type KeptPayment = NonNullable<ReturnType<typeof checkoutDraft.get>['payment']>;

/** A payment that this tab remembers, until its end is known: then the booking, or the page of the cart with what to do. */
function Awaited({ payment }: { payment: KeptPayment }) {
  const navigate = useNavigate();
  const titles = useTitles();
  const { id, items } = useSessionStore(cart);
  const isHere = useRightPage('waiting', items);
  const [isBooked, setBooked] = useState(false);
  const waitsFor = useAwaitedPayment({
    payment,
    onConfirmed: (made) => {
      setBooked(true);
      void navigate(keepBooking(made), { replace: true });
    },
    onOther: () => void navigate(bookingPagesOf(items).summary, { replace: true }),
  });
  if (isBooked) return <PaidView />;
  const isOfCart = isHere && id === payment.cartId && hasOneCurrency(items);
  const purchase = isOfCart
    ? { title: titles.ofHeads(items), total: totalOf(items), code: undefined }
    : undefined;
  return (
    <PendingView purchase={purchase} details={<PendingDetails purchase={purchase} waitsFor={waitsFor} />} />
  );
}

const Unknown = () => <PendingView purchase={undefined} details={<PendingDetails purchase={undefined} />} />;

/** Nothing is under way: whoever comes back here from a booking, or by the address, is sent home (§2). */
function NothingAwaited() {
  const navigate = useNavigate();
  useEffect(() => void navigate(homeHref(), { replace: true }), [navigate]);
  return <Unknown />;
}

function Waiting() {
  // Its end is told by this page itself: what the tab remembers of it may be gone by then.
  const [payment] = useState(() => checkoutDraft.get().payment);
  return payment ? <Awaited payment={payment} /> : <NothingAwaited />;
}

/**
 * `/hoteles/booking/waiting` and its like (§2): stands while a payment is pending. Reload and Back ask for the same
 * charge, never for another.
 */
export default function WaitingPage() {
  const isHydrated = useHydrated();
  return <Wrap>{isHydrated ? <Waiting /> : <Unknown />}</Wrap>;
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('pending.metaTitle'),
  description: t('pending.metaText'),
  robots: 'noindex',
});

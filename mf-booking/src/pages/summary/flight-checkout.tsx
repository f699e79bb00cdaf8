import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import type { FlightCartItem } from '@alisio/shared-contracts/checkout-stores';
import { offerCode } from '@alisio/shared-contracts/flights';
import { ErrorSummary } from '@alisio/shared-ui/field';
import { Wrap } from '@alisio/shared-ui/layout';
import { ProcessSteps } from '@alisio/shared-ui/navigation';
import { Heading } from '@alisio/shared-ui/text';
import { useMemo, useRef } from 'react';
import { Agreement } from '../../features/agreement/index.ts';
import { BillingSection } from '../../features/billing/index.ts';
import {
  CardSection,
  type MadeBooking,
  PayBox,
  PaymentFailed,
  PaymentNote,
  PendingView,
} from '../../features/card-payment/index.ts';
import { ContactSection } from '../../features/contact/index.ts';
import {
  MobileSummary,
  OfferTrouble,
  OrderReplaced,
  OrderSummary,
  PayBar,
} from '../../features/order-summary/index.ts';
import { SavedState } from '../../features/order-sync/index.ts';
import { TravellerCard } from '../../features/travellers/index.ts';
import { useSectionForm } from '../../forms/use-section-form.ts';
import { useShownTotal } from '../../trip/use-shown-total.ts';
import { Aside, Columns, Main, Title } from './checkout-styles.tsx';
import { useFlightCheckout } from './use-flight-checkout.ts';
import { useInView } from './use-in-view.ts';

interface FlightCheckoutProps {
  cartId: string;
  item: FlightCartItem;
  onConfirmed: (made: MadeBooking) => void;
}

/** The checkout of a flight: contact, travellers, billing and card beside what is bought. */
export function FlightCheckout({ cartId, item, onConfirmed }: FlightCheckoutProps) {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const { offer, resultsHref } = item;
  const checkout = useFlightCheckout(cartId, item, onConfirmed);
  const { form, live, payment, attempt, errors, card, offerChange } = checkout;
  const payButton = useRef<HTMLButtonElement>(null);
  const payInView = useInView(payButton);
  const shown = useShownTotal(offer);
  const showAll = attempt > 0;
  const contact = useSectionForm({
    section: 'contact',
    showAll,
    onChange: form.contact.change,
    ...form.contact,
  });
  const billing = useSectionForm({
    section: 'billing',
    showAll,
    onChange: form.billing.change,
    ...form.billing,
  });
  const travellersState = live.stateOf('passengers');
  const travellersSaved = useMemo(() => <SavedState state={travellersState} />, [travellersState]);

  const wrongCount = errors.reduce((count, { alsoIds = [] }) => count + 1 + alsoIds.length, 0);
  const busy = payment.phase === 'paying';
  const code = offerCode(offer);
  const { amount, currency } = offer.price.intTotal;
  // What happened to the offer has a notice of its own.
  const trouble = payment.trouble?.kind === 'offer-changed' ? undefined : payment.trouble;

  if (payment.phase === 'pending') {
    return (
      <Wrap>
        <PendingView offer={payment.isOfCart ? offer : undefined} />
      </Wrap>
    );
  }
  return (
    <>
      <Wrap>
        <ProcessSteps
          label={t('steps.label')}
          steps={[t('steps.flights'), t('steps.details'), t('steps.confirmation')]}
          current={1}
        />
        <Columns>
          <Main onSubmit={(event) => event.preventDefault()} noValidate>
            <Title>
              <Heading level={1}>{t('summary.title')}</Heading>
            </Title>
            <MobileSummary offer={offer} />
            {offerChange.change ? (
              <OfferTrouble
                offer={offer}
                change={offerChange.change}
                attempt={attempt}
                onAccept={offerChange.accept}
                onRetry={offerChange.check}
                onBack={() => navigate(resultsHref)}
              />
            ) : null}
            {checkout.isReplaced ? (
              <OrderReplaced offer={offer} onDismiss={checkout.dismissReplaced} />
            ) : null}
            <ErrorSummary
              title={t('errors.summary', { count: wrongCount })}
              errors={showAll ? errors : []}
              attempt={attempt}
              mendedLabel={t('errors.mended')}
              mendedTitle={t('errors.allMended')}
            />
            <ContactSection
              form={contact}
              state={<SavedState state={live.stateOf('customer')} />}
              onLeave={() => checkout.saveNow('customer')}
            />
            {form.travellers.map(({ slot, fields, errors: wrong, change }) => (
              <TravellerCard
                key={slot.id}
                slot={slot}
                fields={fields}
                errors={wrong}
                showAll={showAll}
                saved={travellersSaved}
                onChange={change}
                onLeave={() => checkout.saveNow('passengers')}
              />
            ))}
            <BillingSection
              form={billing}
              state={<SavedState state={live.stateOf('billing')} />}
              onLeave={() => checkout.saveNow('billing')}
            />
            <CardSection
              card={card}
              note={trouble ? <PaymentNote trouble={trouble} code={code} isTold={payment.isTold} /> : null}
            >
              <PayBox
                amount={amount}
                currency={currency}
                shown={shown}
                busy={busy}
                buttonRef={payButton}
                onPay={checkout.submit}
              >
                <Agreement offer={offer} />
              </PayBox>
            </CardSection>
          </Main>
          <Aside aria-label={t('summary.asideLabel')}>
            <OrderSummary offer={offer} />
          </Aside>
        </Columns>
      </Wrap>
      <PayBar offer={offer} busy={busy} away={payInView} onPay={checkout.submit} />
      {trouble && !payment.isTold ? (
        <PaymentFailed trouble={trouble} code={code} onDismiss={payment.dismiss} />
      ) : null}
    </>
  );
}

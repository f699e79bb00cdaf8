import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { homeHref } from '@alisio/shared-contracts/routes';
import { ErrorSummary } from '@alisio/shared-ui/field';
import { Wrap } from '@alisio/shared-ui/layout';
import { ProcessSteps } from '@alisio/shared-ui/navigation';
import { Heading } from '@alisio/shared-ui/text';
import { useMemo, useRef } from 'react';
import { Agreement } from '../../features/agreement/index.ts';
import { BillingSection } from '../../features/billing/index.ts';
import {
  CardSection,
  insteadOf,
  keptText,
  PayBox,
  type PaymentEnds,
  PaymentFailed,
  PaymentNote,
  PendingView,
  troubleText,
  usePaymentPlace,
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
import { LatePriceClock } from '../../features/price-clock/index.ts';
import { TravellerCard } from '../../features/travellers/index.ts';
import { useSection } from '../../forms/use-section.ts';
import { headsOf, keyOf, priceOfAll } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { useCodes, useTitles, useWords } from '../../products/use-words.ts';
import { Aside, Columns, Main, Title } from './checkout-styles.tsx';
import { ItemSection } from './item-section.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutProps extends PaymentEnds {
  cartId: string;
  items: readonly KnownItem[];
}

/** The checkout: contact, who travels, what the products ask, billing and card beside what is bought. */
export function Checkout({ cartId, items: chosen, ...ends }: CheckoutProps) {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const says = useWords(chosen);
  const titles = useTitles();
  const ownHint = chosen.length === 1 ? chosen[0]?.product.emailHint?.(chosen[0].item) : undefined;
  const code = useCodes()(chosen);
  const checkout = useCheckout(cartId, chosen, ends);
  const { items, form, live, payment, attempt, errors, card, priceChange } = checkout;
  const heads = headsOf(items);
  const away = items[0]?.product.away;
  const payButton = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const showAll = attempt > 0;
  const contact = useSection(form.contact);
  const billing = useSection(form.billing);
  const travellersState = live.stateOf('passengers');
  const complete = t('traveller.complete');
  const travellersSaved = useMemo(
    () => <SavedState state={travellersState} empty={complete} />,
    [travellersState, complete],
  );

  const wrongCount = errors.reduce((count, { alsoIds = [] }) => count + 1 + alsoIds.length, 0);
  const busy = payment.phase === 'paying';
  const { amount, currency } = form.total;
  // What happened to the offer has a notice of its own; that nothing did is said in place of it.
  const isToldElsewhere = payment.trouble?.kind === 'offer-changed' && !priceChange.isSame;
  const trouble = isToldElsewhere ? undefined : payment.trouble;
  const why = trouble && (trouble.kind === 'replaced' ? says('payReplaced') : t(troubleText(trouble)));
  const kept = t(keptText(trouble));
  const { place: wayRef, lead } = usePaymentPlace(payment);
  const otherWay = checkout.way === checkout.tried ? insteadOf(trouble, checkout.tried) : undefined;
  const instead = otherWay && {
    way: otherWay,
    onChoose: () => {
      checkout.setWay(otherWay);
      payment.dismiss();
      lead();
    },
  };

  const { change } = priceChange;
  // What is gone is chosen anew where it was chosen.
  const [again] = change?.kind === 'gone' ? change.gone : items;
  const settle = change && {
    place: notice,
    label: t(`offer.see.${change.kind}`),
    onSee: () => notice.current?.focus(),
  };

  if (payment.phase === 'pending') {
    return (
      <Wrap>
        <PendingView
          hosted={
            payment.hosted && {
              hosted: payment.hosted,
              onCallOff: () => {
                // Another tab may have gone there.
                checkout.setWay('page');
                return payment.callOff();
              },
            }
          }
          purchase={
            payment.isOfCart ? { title: titles.ofCartItems(items), total: form.total, code } : undefined
          }
        />
      </Wrap>
    );
  }
  return (
    <>
      <Wrap>
        <ProcessSteps
          label={t('steps.label')}
          steps={[says('step'), t('steps.details'), t('steps.confirmation')]}
          current={1}
        />
        <Columns>
          <Main method="post" onSubmit={(event) => event.preventDefault()} noValidate>
            <Title>
              <Heading level={1}>{says('title')}</Heading>
              <LatePriceClock
                cartId={cartId}
                items={heads}
                busy={busy || change !== undefined}
                paying={busy}
                onEnd={priceChange.check}
              />
            </Title>
            <MobileSummary items={items} />
            {change ? (
              <OfferTrouble
                items={items}
                change={change}
                attempt={attempt}
                place={notice}
                code={code}
                onAccept={priceChange.accept}
                onRetry={priceChange.check}
                onBack={() => navigate(again?.item.backHref ?? homeHref())}
              />
            ) : null}
            {checkout.isReplaced ? (
              <OrderReplaced items={items} onDismiss={checkout.dismissReplaced} />
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
              asks={form.contact.asks}
              hints={{ email: ownHint ? t(ownHint) : says('emailHint'), phone: says('phoneHint') }}
            />
            {form.travellers.map((traveller) => (
              <TravellerCard
                key={traveller.slot.id}
                {...traveller}
                saved={travellersSaved}
                onLeave={() => checkout.saveNow('passengers')}
              />
            ))}
            {items.map(({ item, product: { services }, isOpen, offered, added, dropped, choose }, place) =>
              services && isOpen ? (
                <services.Section
                  key={keyOf(item, place)}
                  id={`item-${place + 1}-services`}
                  item={item}
                  offered={offered}
                  added={added}
                  dropped={dropped}
                  state={<SavedState state={live.stateOf('services')} />}
                  onChange={choose}
                  onLeave={() => checkout.saveNow('services')}
                />
              ) : null,
            )}
            {form.sections.map((section) => (
              <ItemSection
                key={section.id}
                of={section}
                state={<SavedState state={live.stateOf('particulars')} />}
                onLeave={() => checkout.saveNow('particulars')}
              />
            ))}
            <BillingSection
              form={billing}
              byCard={checkout.way === 'card'}
              away={items.every(({ product }) => product.away === away) ? away : undefined}
              state={<SavedState state={live.stateOf('billing')} />}
              onLeave={() => checkout.saveNow('billing')}
            />
            <CardSection
              card={card}
              way={checkout.way}
              onWay={checkout.setWay}
              wayRef={wayRef}
              calledOff={busy ? undefined : payment.calledOff}
              note={
                why ? <PaymentNote {...{ text: why, kept, code, instead }} isTold={payment.isTold} /> : null
              }
            >
              <PayBox
                amount={amount}
                currency={currency}
                price={priceOfAll(heads)}
                busy={busy}
                buttonRef={payButton}
                onPay={checkout.submit}
                leaves={checkout.way === 'page'}
                settle={settle}
              >
                <Agreement items={items} />
              </PayBox>
            </CardSection>
          </Main>
          <Aside aria-label={t('summary.asideLabel')}>
            <OrderSummary items={items} />
          </Aside>
        </Columns>
      </Wrap>
      <PayBar
        items={heads}
        busy={busy}
        ownButton={payButton}
        onPay={checkout.submit}
        leaves={checkout.way === 'page'}
        settle={settle}
      />
      {why && !payment.isTold ? (
        <PaymentFailed {...{ text: why, kept, code, instead }} onDismiss={payment.dismiss} />
      ) : null}
    </>
  );
}

import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { PartTexts } from '@alisio/platform/sdk/late-texts';
import { Link } from '@alisio/platform/sdk/router';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { linkStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Wrap } from '@alisio/shared-ui/layout';
import { Price } from '@alisio/shared-ui/price';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type PaymentEnds, PendingView, usePayment } from '../../features/card-payment/index.ts';
import { FormSection } from '../../forms/form-section.tsx';
import { ChargedLine } from '../../price/price-breakdown.tsx';
import { hasOneCurrency, keyOf, priceOf, priceOfAll, totalOf } from '../../products/heads.ts';
import { SupportRow } from '../../support/support-row.tsx';
import { useBrought } from '../../support/use-brought.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

const phoneTexts: PartTexts = {
  es: () =>
    import(/* webpackChunkName: "phone-checkout" */ './phone/locales/es.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "phone-checkout" */ './phone/locales/en.json', {
      with: { type: 'json' },
    }),
};

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-width: 640px;
  min-height: 100vh;
  margin-inline: auto;
  padding-block: ${tokens.space[8]} ${tokens.space[16]};
  align-content: start;
`;

const Lines = styled.div`
  display: grid;
  justify-items: start;
  margin-bottom: ${tokens.space[2]};
`;

const BackLink = styled(Link)(linkStyles);

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: ${tokens.space[3]};
  border-top: 2px solid ${tokens.color.ink};
  font-size: ${tokens.text[20]};
  font-weight: 650;
`;

/** What everybody may know of an item: what it is called, for whom, what it costs, and the way back to it. */
function ItemHead({ item, id }: { item: CartItem; id: string }) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  const { prices, totalParts } = usePriceSums();
  const { title, total, travelers, backHref } = item;
  const people = travelers.adult + travelers.child + travelers.infant;
  return (
    <FormSection
      id={id}
      title={title}
      state={people > 0 ? <Muted as="span">{t('summary.travellers', { count: people })}</Muted> : null}
    >
      <Lines>
        <Price parts={totalParts(priceOf(item))} size="l" />
        {prices.converts(total.currency) ? <Muted>{money(total.amount, total.currency)}</Muted> : null}
      </Lines>
      <BackLink to={backHref} aria-label={`${t('unknown.back')}: ${title}`}>
        <Icon name="chevron-left" size="s" />
        {t('unknown.back')}
      </BackLink>
    </FormSection>
  );
}

interface PhoneCheckoutProps extends PaymentEnds {
  cartId: string;
  items: readonly CartItem[];
  /** what a caller dictates about those of them that this version knows */
  code: string | undefined;
}

const NO_CARD = {
  tokenOf: async () => undefined,
  dropToken: () => undefined,
  forgetSaved: () => undefined,
  onOfferChanged: () => undefined,
};

function Phone({ cartId, items, code, ...ends }: PhoneCheckoutProps) {
  const { t } = useTexts('booking');
  const { list } = useFormats();
  const { prices, totalText } = usePriceSums();
  const payment = usePayment({
    ...NO_CARD,
    cartId,
    orderId: () => undefined,
    targetFor: async () => 'replaced',
    pageFor: async () => 'replaced',
    onLeave: () => undefined,
    ...ends,
  });
  if (payment.phase === 'pending') {
    const title = list(items.map((item) => item.title));
    const total = totalOf(items);
    const purchase = payment.isOfCart && hasOneCurrency(items) ? { title, total, code } : undefined;
    return (
      <Wrap>
        <PendingView
          purchase={purchase}
          hosted={payment.hosted && { hosted: payment.hosted, onCallOff: payment.callOff }}
        />
      </Wrap>
    );
  }
  const { amount, currency } = totalOf(items);
  return (
    <Wrap>
      <Column>
        <Heading level={1}>{t('unknown.title')}</Heading>
        <p>
          {t(hasOneCurrency(items) ? 'unknown.why' : 'unknown.currencies')} {t('unknown.text')}
        </p>
        <SupportRow title={t('unknown.call')} code={code} narrow />
        <div>
          {items.map((item, i) => (
            <ItemHead key={keyOf(item, i)} item={item} id={`item-${i + 1}`} />
          ))}
        </div>
        {items.length > 1 && hasOneCurrency(items) ? (
          <div>
            <Sum>
              {t('price.total')} <span>{totalText(priceOfAll(items))}</span>
            </Sum>
            {prices.converts(currency) ? <ChargedLine amount={amount} currency={currency} /> : null}
          </div>
        ) : null}
      </Column>
    </Wrap>
  );
}

/**
 * A cart that this version cannot sell: what is in it, and a person who can. Nothing is charged and nothing that was
 * typed is touched; only a payment that is under way is followed to its end.
 */
export default function PhoneCheckout(props: PhoneCheckoutProps) {
  return useBrought(phoneTexts) ? <Phone {...props} /> : <CheckoutSkeleton />;
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { foundBooking } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { billingSummaryHref } from '@alisio/shared-contracts/routes';
import { CARD_BRAND_NAMES } from '@alisio/shared-contracts/rules';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { linkStyles } from '@alisio/shared-ui/button';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Fragment } from 'react';
import { AskedFor, asksForHelp } from '../../asked-for/index.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { CancellationTerms } from '../../price/cancellation-terms.tsx';
import { Pairs } from '../../price/pairs.tsx';
import { PriceBreakdown, PriceRow } from '../../price/price-breakdown.tsx';
import { Rule } from '../../price/rule.tsx';
import type { ShownItem } from '../../products/known-items.ts';
import { OrderTerms } from '../../products/order-terms.tsx';
import { useTerms } from '../../products/use-terms.ts';
import { useTitles } from '../../products/use-words.ts';
import { TYPE_TEXTS } from '../../reference/traveller-types.ts';
import { BilledAddress } from './billed-address.tsx';
import { unprinted } from './printed.ts';

const Small = styled.p`
  margin-top: ${tokens.space[3]};
  color: ${tokens.color.ink2};
  font-size: ${tokens.text[14]};
`;

const ToReceipt = styled(Link)`
  ${linkStyles}
  ${unprinted}
`;

/** An amount as the price that it is. */
const paid = ({ amount, currency }: MoneyAmount) => ({ currency, amounts: [amount] });

interface Props {
  booking: ConfirmedBooking;
}

/** Everybody who travels, with the whole name as given to the airline, and what they asked for. */
export function TravellersCard({ booking }: Props) {
  const { t } = useTexts('booking');
  return (
    <FormSection id="travellers" title={t('confirm.who')}>
      <Pairs>
        {booking.passenger.map((one) => (
          <Fragment key={one.id}>
            <div>
              <dt>{[one.firstName, one.middleName, one.lastName].filter(Boolean).join(' ')}</dt>
              <dd>{t(TYPE_TEXTS[one.type])}</dd>
            </div>
            {asksForHelp(one) || one.frequentFlyerNumber ? <AskedFor of={one} /> : null}
          </Fragment>
        ))}
      </Pairs>
    </FormSection>
  );
}

/** Who paid, with which card, and what for; what is paid elsewhere still, and whether it can be called off. */
export function BillingCard({ booking, items }: Props & { items: readonly ShownItem[] }) {
  const { t } = useTexts('booking');
  const titles = useTitles();
  const terms = useTerms();
  const { billingInformation: billing, paymentInformation, totalAmountPaid } = booking;
  const [first] = items;
  const Lines = items.length === 1 ? first?.product?.Lines : undefined;
  return (
    <FormSection id="billed" title={t('confirm.billedTo')}>
      <BilledAddress billing={billing} />
      {paymentInformation.transactions.map(({ transactionId, brand, last4 }) => (
        <Small key={transactionId}>
          {t('confirm.card', { brand: CARD_BRAND_NAMES[brand], last4 })}{' '}
          {t('confirm.transaction', { id: transactionId })}
        </Small>
      ))}
      {paymentInformation.onPage?.map(({ transactionId, means }) => (
        <Small key={transactionId}>
          {t(`confirm.paidWith.${means}`)} {t('confirm.transaction', { id: transactionId })}
        </Small>
      ))}
      <Rule />
      <PriceBreakdown total={paid(totalAmountPaid)} charged later={terms.laterOfBooked(items)}>
        {Lines && first ? (
          <Lines item={first.item} />
        ) : (
          items.map((shown) => (
            <PriceRow key={shown.id} title={titles.ofBooking(shown)} price={paid(shown.item.total)} charged />
          ))
        )}
      </PriceBreakdown>
      {items.length > 1 ? (
        <OrderTerms booked={items} />
      ) : (
        items.map((shown) => <CancellationTerms key={shown.id} of={terms.cancellationOfBooked(shown)} />)
      )}
      <ToReceipt to={billingSummaryHref()} onClick={() => foundBooking.set({ booking })}>
        {t('confirm.receipt')}
      </ToReceipt>
    </FormSection>
  );
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { CARD_BRAND_NAMES } from '@alisio/shared-contracts/rules';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FormSection } from '../../forms/form-section.tsx';
import { PriceBreakdown } from '../../trip/price-breakdown.tsx';
import { TYPE_TEXTS } from '../../trip/traveller-types.ts';
import { TripBags } from '../../trip/trip-bags.tsx';

const Pairs = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};
  font-size: ${tokens.text[15]};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }

  & dt {
    color: ${tokens.color.ink2};
  }

  & dd {
    text-align: right;
    white-space: nowrap;
  }
`;

const Small = styled.p`
  margin-top: ${tokens.space[3]};
  color: ${tokens.color.ink2};
  font-size: ${tokens.text[14]};
`;

const Address = styled.address`
  font-style: normal;
`;

const Rule = styled.hr`
  margin: ${tokens.space[4]} 0;
  border: 0;
  border-top: 1px solid ${tokens.color.line};
`;

interface Props {
  booking: ConfirmedBooking;
}

/** Everybody who travels, with the whole name as given to the airline. */
export function TravellersCard({ booking }: Props) {
  const { t } = useTexts('booking');
  return (
    <FormSection id="travellers" title={t('confirm.who')}>
      <Pairs>
        {booking.passenger.map(({ id, firstName, middleName, lastName, type }) => (
          <div key={id}>
            <dt>{[firstName, middleName, lastName].filter(Boolean).join(' ')}</dt>
            <dd>{t(TYPE_TEXTS[type])}</dd>
          </div>
        ))}
      </Pairs>
    </FormSection>
  );
}

/** Every bag of the booked fare, included or not, and those that were bought beside it. */
export function BaggageCard({ booking }: Props) {
  const { t } = useTexts('booking');
  return (
    <FormSection id="baggage" title={t('baggage.title')}>
      <TripBags offer={booking.selectedFlightOffer.FlightOffer} />
      {booking.additionalServices.baggages.map(({ journeyType, quantity }) => (
        <Small key={journeyType}>{t(`bags.bought-${journeyType}`, { count: quantity })}</Small>
      ))}
    </FormSection>
  );
}

/** Who paid, with which card, and what for. */
export function BillingCard({ booking }: Props) {
  const { t } = useTexts('booking');
  const { billingInformation: billing, paymentInformation, selectedFlightOffer } = booking;
  const lines = [
    billing.cardHolderName,
    billing.addressLine1,
    billing.addressLine2,
    billing.addressLine3,
    [billing.city, [billing.region, billing.postCode].filter(Boolean).join(' ')].join(', '),
    billing.country.Name,
    billing.emailId,
  ].filter((line) => line !== undefined);
  return (
    <FormSection id="billed" title={t('confirm.billedTo')}>
      <Address>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Address>
      {paymentInformation.transactions.map(({ transactionId, brand, last4 }) => (
        <Small key={transactionId}>
          {t('confirm.card', { brand: CARD_BRAND_NAMES[brand], last4 })}{' '}
          {t('confirm.transaction', { id: transactionId })}
        </Small>
      ))}
      <Rule />
      <PriceBreakdown offer={selectedFlightOffer.FlightOffer} charged />
    </FormSection>
  );
}

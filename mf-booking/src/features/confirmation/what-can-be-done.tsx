import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { AskedFor, asksForHelp } from '../../asked-for/index.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import type { ShownItem } from '../../products/known-items.ts';
import { SupportRow } from '../../support/support-row.tsx';

const Options = styled.dl`
  display: grid;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[4]};

  & dt {
    font-weight: 600;
  }

  & dd {
    color: ${tokens.color.ink2};
  }
`;

/** What a booking still allows, in plain words, and the line by which it is done. */
export function WhatCanBeDone({
  items,
  booking,
}: {
  items: readonly ShownItem[];
  booking: ConfirmedBooking;
}) {
  const { t } = useTexts('booking');
  // What is said of cancelling it here, or that the time for that is over, has the same line.
  const hasLine = items.some(
    ({ item: { cancellation: of } }) => (of?.freeUntil ?? of?.wasFreeUntil) !== undefined,
  );
  const isCancelled = items.some(({ item }) => item.cancellation?.cancelled !== undefined);
  const isCancelledHere = items.some(({ item }) => item.cancellation?.freeUntil !== undefined);
  const asked = booking.passenger.some(asksForHelp) ? <AskedFor key="asked" /> : null;
  const options = items.flatMap(({ id, item, product }) =>
    product?.Options && !item.cancellation?.cancelled ? (
      <product.Options key={id} item={item} asked={asked} />
    ) : (
      []
    ),
  );
  return (
    <>
      {options.length > 0 ? (
        <FormSection id="options" title={t('detail.options')}>
          <Muted size={16}>{t(isCancelledHere ? 'detail.othersText' : 'detail.optionsText')}</Muted>
          <Options>{options}</Options>
        </FormSection>
      ) : null}
      {hasLine ? null : (
        <SupportRow title={t(isCancelled ? 'detail.aboutRefund' : 'confirm.changed')} hasPaid />
      )}
    </>
  );
}

import { isProblem } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { startCart } from '@alisio/shared-contracts/checkout-stores';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { tourBalanceCartItem } from '@alisio/shared-contracts/tours';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { Stack } from '@alisio/shared-ui/layout';
import { Muted, NoBreak } from '@alisio/shared-ui/text';
import { useState } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import type { BookedTourProps } from './booked-tour.tsx';
import { bookedTourOf } from './details.ts';
import { askBalance, useTourBalance } from './use-tour-balance.ts';

/**
 * What is left to pay of a tour, until when, and the way to pay it; that it is being paid, or was. What cannot be asked
 * now is said by what the booking knows, and asked when it is pressed.
 */
export default function RestCard({ item, id }: BookedTourProps) {
  const { t } = useTexts('booking');
  const { money, day } = useFormats();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { rest, balanceReference: reference = '' } = bookedTourOf(item);
  const balance = useTourBalance(reference);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!rest) return null;
  const state = balance?.state ?? 'due';

  const pay = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const told = await askBalance(reference);
      if (told.state !== 'due') return;
      const cart = tourBalanceCartItem(told, pathname);
      startCart(cart);
      await navigate(bookingPagesOf([cart]).summary);
    } catch (error) {
      if (!isProblem(error)) throw error;
      console.warn('rest of a tour', error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const total = money(rest.amount.amount, rest.amount.currency);
  return (
    <FormSection id={`${id}-rest`} title={t(`tour.rest.${state}`)}>
      <Stack gap={4}>
        {state === 'due' ? (
          <p>
            {t('tour.rest.left')} <NoBreak as="b">{total}</NoBreak>.{' '}
            {t('tour.rest.dueOn', { day: day(rest.dueOn, 'long') })}
          </p>
        ) : (
          <p role="status">{t(`tour.rest.${state}-text`, { total })}</p>
        )}
        {failed ? (
          <Alert tone="bad" title={t('tour.rest.failed')}>
            {t('tour.rest.failed-text')}
          </Alert>
        ) : null}
        {state === 'due' ? (
          <>
            <Button busy={busy} onClick={pay}>
              {t('tour.rest.pay', { total })}
            </Button>
            <Muted>{t('tour.rest.note')}</Muted>
          </>
        ) : null}
      </Stack>
    </FormSection>
  );
}

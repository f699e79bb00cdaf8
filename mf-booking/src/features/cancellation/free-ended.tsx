import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useEffect, useRef } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import { onThisClock } from '../../reference/on-this-clock.ts';
import { SupportRow } from '../../support/support-row.tsx';

interface FreeEndedProps {
  /** UTC, ISO 8601 */
  until: string;
  /** what was pressed for it is gone: the focus comes here */
  takesFocus: boolean;
}

/** That the time in which a booking is given back for nothing is over, since when, and who can still help. */
export function FreeEnded({ until, takesFocus }: FreeEndedProps) {
  const { t } = useTexts('booking');
  const { day, time } = useFormats();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) told.current?.focus();
  }, [takesFocus]);
  const clock = onThisClock(until);
  return (
    <FormSection id="cancellation" title={t('cancellation.too-late')}>
      <div ref={told} tabIndex={-1} role="status">
        <p>{t('cancellation.ended', { day: day(clock, 'long'), time: time(clock) })}</p>
      </div>
      <SupportRow title={t('cancellation.urgent')} hasPaid />
    </FormSection>
  );
}

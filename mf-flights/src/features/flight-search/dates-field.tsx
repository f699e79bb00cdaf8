import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { localToday } from '@alisio/shared-contracts/dates';
import { type FlightSearchForm, searchableDays } from '@alisio/shared-contracts/flights';
import { SlotButton } from '@alisio/shared-ui/slot';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { memo, startTransition, useCallback, useRef, useState } from 'react';
import { usePanel } from './use-panel.ts';

const loadCalendar = async () =>
  (await import(/* webpackChunkName: "calendar" */ './trip-calendar.tsx')).default;

const Slots = styled('div', { shouldForwardProp: (name) => name !== 'single' })<{ single: boolean }>`
  display: grid;
  grid-template-columns: ${({ single }) => (single ? '1fr' : '1fr 1fr')};
  gap: ${tokens.space[2]};
`;

export interface DatesFieldProps {
  id: string;
  /** one way: no return */
  single: boolean;
  /** ISO dates */
  departureDate: string;
  returnDate: string;
  /** the search that days have their prices by */
  form: FlightSearchForm;
  onChange: (change: Partial<FlightSearchForm>) => void;
  invalid: boolean;
  describedBy?: string;
}

/** Departure and, for a round trip, return. The calendar's code comes in idle time, or when a hand comes near. */
export const DatesField = memo(function DatesField(props: DatesFieldProps) {
  const { id, single, departureDate, returnDate, form, onChange, invalid, describedBy } = props;
  const { t, language } = useTexts('flights');
  const { day } = useFormats();
  const [opened, setOpened] = useState<'from' | 'to' | null>(null);
  const [pressed, setPressed] = useState<'from' | 'to'>('from');
  const { part: TripCalendar, coming, want, warm } = usePanel(loadCalendar);
  const slots = useRef<HTMLDivElement>(null);

  // The press is answered by the next paint; sixty days are drawn after it.
  const show = useCallback((which: 'from' | 'to' | null) => startTransition(() => setOpened(which)), []);
  const turn = useCallback((open: boolean) => show(open ? 'from' : null), [show]);
  const open = async (which: 'from' | 'to') => {
    setPressed(which);
    if (await want()) show(which);
  };
  const expanded = coming ? pressed : opened;
  const slot = {
    invalid,
    onPointerEnter: warm,
    onFocus: warm,
    ...(describedBy ? { describedBy } : {}),
  };
  return (
    <>
      <Slots ref={slots} single={single}>
        <SlotButton
          {...slot}
          id={id}
          label={t('search.departure')}
          value={departureDate && day(departureDate)}
          placeholder={t('search.pickDate')}
          expanded={expanded === 'from'}
          onClick={() => open('from')}
        />
        {single ? null : (
          <SlotButton
            {...slot}
            label={t('search.return')}
            value={returnDate && day(returnDate)}
            placeholder={t('search.pickDate')}
            expanded={expanded === 'to'}
            onClick={() => open('to')}
          />
        )}
      </Slots>
      {TripCalendar ? (
        <TripCalendar
          single={single}
          open={opened !== null}
          start={opened ?? 'from'}
          onOpenChange={turn}
          anchor={slots}
          from={departureDate}
          to={returnDate}
          form={form}
          onChange={onChange}
          locale={language}
          {...searchableDays(localToday())}
        />
      ) : null}
    </>
  );
});

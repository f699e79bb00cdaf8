import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightSearchForm } from '@alisio/shared-contracts/flights';
import { SlotButton } from '@alisio/shared-ui/slot';
import { memo, startTransition, useCallback, useRef, useState } from 'react';
import type { Party } from './travelers-panel.tsx';
import { usePanel } from './use-panel.ts';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "travelers" */ './travelers-panel.tsx')).default;

export interface TravelersFieldProps extends Party {
  id: string;
  onChange: (change: Partial<FlightSearchForm>) => void;
  invalid: boolean;
  describedBy?: string;
}

/** How many travel and in which cabin, in one slot; the panel's code comes in idle time, or when a hand comes near. */
export const TravelersField = memo(function TravelersField(props: TravelersFieldProps) {
  const { adultCount, childrenCount, infantCount, cabinClass, onChange, ...field } = props;
  const { t } = useTexts('flights');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { part: TravelersPanel, coming, want, warm } = usePanel(loadPanel);
  const count = adultCount + childrenCount + infantCount;
  // The press is answered by the next paint; the panel is drawn after it.
  const show = useCallback((next: boolean) => startTransition(() => setOpen(next)), []);
  const openPanel = async () => {
    if (await want()) show(true);
  };
  return (
    <>
      <SlotButton
        {...field}
        ref={button}
        icon="people"
        label={t('search.travelersAndCabin')}
        value={t('search.travelersValue', { count, cabin: t(`cabins.${cabinClass}`) })}
        expanded={open || coming}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => (open ? show(false) : openPanel())}
      />
      {TravelersPanel ? (
        <TravelersPanel
          {...{ adultCount, childrenCount, infantCount, cabinClass }}
          anchor={button}
          open={open}
          onOpenChange={show}
          onChange={onChange}
        />
      ) : null}
    </>
  );
});

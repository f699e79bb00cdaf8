import { useTexts } from '@alisio/platform/sdk/i18n';
import { localToday } from '@alisio/shared-contracts/dates';
import type { FlightSearchForm } from '@alisio/shared-contracts/flights';
import { Button, IconButton } from '@alisio/shared-ui/button';
import { ErrorSummary } from '@alisio/shared-ui/field';
import { Finder, Go, Slot, SlotError, WithScript } from '@alisio/shared-ui/finder';
import { Icon } from '@alisio/shared-ui/icons';
import { type FormEvent, useId, useState, useTransition } from 'react';
import { DatesField } from './dates-field.tsx';
import { FieldsWithoutScript } from './fields-without-script.tsx';
import { FinderGrid, FinderTop, Places, Swap, TravelersSlot } from './finder-styles.tsx';
import { MoreOptions } from './more-options.tsx';
import { PlaceField } from './place-field.tsx';
import { type SearchErrors, type SearchField, searchErrors } from './search.rules.ts';
import { type End, formWords } from './search-address.ts';
import { SEARCH_PATH } from './search-path.ts';
import { TravelersField } from './travelers-field.tsx';
import { TripTypes } from './trip-types.tsx';
import { loadAirportSearch } from './use-airport-matches.ts';
import { useFormChanges } from './use-form-changes.ts';

export interface SearchFormProps {
  form: FlightSearchForm;
  onChange: (change: Partial<FlightSearchForm>) => void;
  /** with a form that can be searched */
  onSearch: (form: FlightSearchForm) => void;
  /** what the server found wrong with it as it is */
  refused?: SearchErrors;
  /** what was typed for a place that nobody knows */
  typed?: Partial<Record<End, string | undefined>>;
}

const NOTHING: SearchErrors = {};

/** Ahead of the first letter; what fails here is asked for again with that letter. */
const warmSearch = () => {
  loadAirportSearch().catch(console.error);
};

const FIELDS: readonly SearchField[] = ['origin', 'destination', 'dates', 'travelers'];

/**
 * The flight search form of §3 and §5. Errors show once it was sent, by their field, and go as they are mended. Where
 * nobody hears it the browser sends it, to a page that leads on to the results.
 */
export function SearchForm({ form, onChange, onSearch, refused = NOTHING, typed }: SearchFormProps) {
  const { t } = useTexts('flights');
  const id = useId();
  const { change, setTripType, setOrigin, setDestination, swap, repeat, reset, resets } = useFormChanges(
    form,
    onChange,
  );
  const [attempt, setAttempt] = useState(0);
  const [going, startGoing] = useTransition();
  const found = () => ({ ...refused, ...searchErrors(form, localToday()) });
  const errors: SearchErrors = attempt > 0 ? found() : refused;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    // The button answers at once; the page of results is drawn after that.
    if (Object.keys(found()).length === 0) startGoing(() => onSearch(form));
  };
  const field = (name: SearchField) => ({
    id: `${id}-${name}`,
    invalid: errors[name] !== undefined,
    ...(errors[name] ? { describedBy: `${id}-${name}-error` } : {}),
  });
  const error = (name: SearchField) => {
    const key = errors[name];
    return key ? <SlotError id={`${id}-${name}-error`}>{t(key)}</SlotError> : null;
  };
  const summary = FIELDS.flatMap((name) => {
    const key = errors[name];
    return key ? [{ fieldId: `${id}-${name}`, message: t(key) }] : [];
  });
  return (
    <Finder aria-label={t('search.formLabel')} method="get" action={SEARCH_PATH} onSubmit={submit} noValidate>
      <FinderTop>
        <TripTypes value={form.tripType} onChange={setTripType} />
        <MoreOptions
          refundableFare={form.refundableFare}
          noRestrictionFare={form.noRestrictionFare}
          noPenaltyFare={form.noPenaltyFare}
          onChange={change}
          onReset={reset}
        />
      </FinderTop>
      <ErrorSummary
        title={t('search.errors.title')}
        errors={summary}
        attempt={attempt}
        mendedLabel={t('search.errors.mended')}
        mendedTitle={t('search.errors.allMended')}
      />
      <FinderGrid>
        <Places onPointerEnter={warmSearch} onFocus={warmSearch}>
          <Slot>
            <PlaceField
              {...field('origin')}
              key={resets}
              name="origin"
              typed={typed?.origin}
              label={t('search.origin')}
              place={form.origin}
              other={form.destination?.code}
              onSearch={repeat}
              onPlace={setOrigin}
            />
            {error('origin')}
          </Slot>
          <Swap>
            <IconButton round label={t('search.swap')} onClick={swap}>
              <Icon name="swap" size="s" />
            </IconButton>
          </Swap>
          <Slot>
            <PlaceField
              {...field('destination')}
              key={resets}
              name="destination"
              typed={typed?.destination}
              label={t('search.destination')}
              place={form.destination}
              other={form.origin?.code}
              onSearch={repeat}
              onPlace={setDestination}
            />
            {error('destination')}
          </Slot>
        </Places>
        <FieldsWithoutScript form={form} />
        <WithScript>
          <DatesField
            {...field('dates')}
            single={form.tripType === '1'}
            departureDate={form.departureDate}
            returnDate={form.returnDate}
            form={form}
            onChange={change}
          />
          {error('dates')}
        </WithScript>
        <TravelersSlot>
          <TravelersField
            {...field('travelers')}
            adultCount={form.adultCount}
            childrenCount={form.childrenCount}
            infantCount={form.infantCount}
            cabinClass={form.cabinClass}
            onChange={change}
          />
          {error('travelers')}
        </TravelersSlot>
        <Go>
          <Button type="submit" busy={going}>
            {going ? null : <Icon name="search" />}
            {t('search.submit')}
          </Button>
        </Go>
      </FinderGrid>
      {/* Behind the fields of the same names: those count where they are. */}
      {formWords(form).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Finder>
  );
}

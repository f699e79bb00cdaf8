import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate, useWayOn } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { searchableDays } from '@alisio/shared-contracts/flights';
import { nightsOf, writeRooms } from '@alisio/shared-contracts/hotels';
import { PACKAGE, PACKAGES_PATH, packageResultsHref } from '@alisio/shared-contracts/packages';
import { Button } from '@alisio/shared-ui/button';
import { DateRangeField } from '@alisio/shared-ui/date-field';
import { ErrorSummary } from '@alisio/shared-ui/field';
import { Finder, Go, Slot, SlotError, WithScript } from '@alisio/shared-ui/finder';
import { Icon } from '@alisio/shared-ui/icons';
import { PanelSlot } from '@alisio/shared-ui/panel-slot';
import { guestsOf } from '@alisio/shared-ui/rooms-panel';
import { type FormEvent, useId, useState, useTransition } from 'react';
import { usePackageWords } from '../../packages/package-words.ts';
import { AirportField } from './airport-field.tsx';
import { FieldsWithoutScript } from './fields-without-script.tsx';
import { Bare, Grid } from './form-styles.tsx';
import {
  lastReturn,
  type PackageField,
  type PackageForm,
  packageErrors,
  queryOfForm,
} from './package-form.ts';
import { SleepField } from './sleep-field.tsx';
import { TYPED } from './typed-search.ts';

const loadRooms = async () =>
  (await import(/* webpackChunkName: "package-rooms" */ './rooms-panel.tsx')).RoomsPanel;

const FIELDS: readonly PackageField[] = ['origin', 'destination', 'dates', 'rooms'];
const EXAMPLE_DAYS = 7;

export interface PackageSearchFormProps {
  form: PackageForm;
  onChange: (change: Partial<PackageForm>) => void;
  /** told when a search begins, before the results show */
  onSearch?: () => void;
  /** the surface around it is another's */
  bare?: boolean;
}

/** The search of packages, §3 and §5. Where nobody hears it the browser sends it, to a page that reads what was typed. */
export function PackageSearchForm({ form: given, onChange, onSearch, bare = false }: PackageSearchFormProps) {
  const { t, language } = useTexts('tours');
  const words = usePackageWords();
  const { day } = useFormats();
  const navigate = useNavigate();
  const today = useToday();
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  // Days of which one is still to be chosen are known here alone: the form always holds a whole trip.
  const [days, setDays] = useState<{ from: string; to: string }>();
  const [going, startGoing] = useTransition();
  const form = days ? { ...given, departureDate: days.from, returnDate: days.to } : given;
  const errors = attempt > 0 ? packageErrors(form, localToday()) : {};
  useWayOn(packageResultsHref(queryOfForm(given)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (Object.keys(packageErrors(form, localToday())).length > 0) return;
    onSearch?.();
    emit('shop:searched', { product: PACKAGE });
    startGoing(() => void navigate(packageResultsHref(queryOfForm(form))));
  };
  const field = (name: PackageField) => ({
    id: `${id}-${name}`,
    invalid: errors[name] !== undefined,
    ...(errors[name] ? { describedBy: `${id}-${name}-error` } : {}),
  });
  const error = (name: PackageField) => {
    const key = errors[name];
    return key ? <SlotError id={`${id}-${name}-error`}>{t(key)}</SlotError> : null;
  };
  const { departureDate: from, returnDate: to } = form;
  const isWhole = from !== '' && to !== '' && to > from;
  const Frame = bare ? Bare : Finder;
  return (
    <Frame
      aria-label={t('packages.search.formLabel')}
      method="get"
      action={PACKAGES_PATH}
      onSubmit={submit}
      noValidate
    >
      <ErrorSummary
        title={t('packages.search.errors.title')}
        errors={FIELDS.flatMap((name) => {
          const key = errors[name];
          return key ? [{ fieldId: `${id}-${name}`, message: t(key) }] : [];
        })}
        attempt={attempt}
        mendedLabel={t('packages.search.errors.mended')}
        mendedTitle={t('packages.search.errors.allMended')}
      />
      <Grid>
        <Slot>
          <AirportField
            {...field('origin')}
            name="from"
            place={form.origin}
            onPlace={(origin) => onChange({ origin })}
          />
          {error('origin')}
        </Slot>
        <Slot>
          <AirportField
            {...field('destination')}
            name="to"
            place={form.destination}
            onPlace={(destination) => onChange({ destination })}
          />
          {error('destination')}
        </Slot>
        <WithScript>
          <DateRangeField
            id={`${id}-dates`}
            from={from}
            to={to}
            onChange={(next) => {
              const whole = next.from !== '' && next.to !== '';
              setDays(whole ? undefined : next);
              if (whole) onChange({ departureDate: next.from, returnDate: next.to });
            }}
            dayText={(iso) => day(iso)}
            placeholder={t('packages.search.pickDate')}
            min={searchableDays(today).min}
            max={lastReturn(today)}
            locale={language}
            months={2}
            chosen={isWhole ? words.nights(nightsOf({ startDate: from, endDate: to })) : undefined}
            {...(errors.dates ? { error: t(errors.dates) } : {})}
            labels={{
              title: t('packages.search.calendar.title'),
              from: t('packages.search.departure'),
              to: t('packages.search.return'),
              typedHint: t('packages.search.calendar.typedHint'),
              invalid: t('packages.search.calendar.invalid', {
                day: day(addDays(today, EXAMPLE_DAYS), 'date'),
              }),
              tooLate: t('packages.search.calendar.tooLate', { day: day(lastReturn(today), 'date') }),
              noSuchDate: t('packages.search.calendar.noSuchDate'),
              previousMonth: t('packages.search.calendar.previousMonth'),
              nextMonth: t('packages.search.calendar.nextMonth'),
              clear: t('packages.search.calendar.clear'),
              done: t('packages.done'),
              close: t('packages.close'),
            }}
          />
        </WithScript>
        <WithScript>
          <PanelSlot
            {...field('rooms')}
            icon="people"
            label={t('packages.search.rooms')}
            value={`${t('packages.search.people', { count: guestsOf(form.rooms) })}, ${words.rooms(form.rooms.length)}`}
            load={loadRooms}
            panel={(RoomsPanel, opened) => (
              <RoomsPanel
                {...opened}
                rooms={form.rooms}
                onChange={(rooms) => onChange({ rooms })}
                asksAges={errors.rooms === 'packages.search.errors.ages'}
              />
            )}
          />
          {error('rooms')}
        </WithScript>
        <WithScript>
          <SleepField
            id={`${id}-sleep`}
            place={form.hotelDestination}
            onPlace={(hotelDestination) => onChange({ hotelDestination })}
          />
        </WithScript>
        <FieldsWithoutScript form={given} />
        <Go>
          <Button type="submit" busy={going}>
            {going ? null : <Icon name="search" />}
            {t('packages.search.submit')}
          </Button>
        </Go>
      </Grid>
      <input type="hidden" name={TYPED} value="1" />
      {/* Who runs no script says who travels in a plain field of the same name before it. */}
      <input
        type="hidden"
        name="rooms"
        value={writeRooms(
          given.rooms.map(({ adults, ages }) => ({ adults, childAges: ages.flatMap((age) => age ?? []) })),
        )}
      />
    </Frame>
  );
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import { useWayOn } from '@alisio/platform/sdk/router';
import { localToday } from '@alisio/shared-contracts/dates';
import { type HotelQuery, nightsOf, type StayPlace, stayHref } from '@alisio/shared-contracts/hotels';
import { Button } from '@alisio/shared-ui/button';
import { Checkbox, ErrorSummary } from '@alisio/shared-ui/field';
import { Finder, Go, Slot, SlotError, WithScript } from '@alisio/shared-ui/finder';
import { Icon } from '@alisio/shared-ui/icons';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type FormEvent, useId, useState, useTransition } from 'react';
import { FieldsWithoutScript } from './fields-without-script.tsx';
import { loadStayPlaces } from './find-places.ts';
import { PlaceField } from './place-field.tsx';
import { RoomsField } from './rooms-field.tsx';
import { formWords, SEARCH_PATH } from './search-words.ts';
import { StayDates } from './stay-dates.tsx';
import { queryOfForm, type StayErrors, type StayField, type StayForm, stayErrors } from './stay-form.ts';

import { useStartStaySearch } from './use-start-stay-search.ts';

const Grid = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  align-items: start;

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    & > :last-child {
      grid-column: auto;
    }
  }

  ${media.xl} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) 272px auto;
  }

  ${media.withoutScript} {
    grid-template-columns: 1fr;

    & > * {
      grid-column: 1 / -1;
    }
  }
`;

/** Ahead of the first letter; what fails here is asked for again with that letter. */
const warmPlaces = () => {
  loadStayPlaces().catch(console.error);
};

/** Where somebody else draws the surface. */
const Bare = styled.form`
  min-width: 0;
`;

const FIELDS: readonly StayField[] = ['destination', 'dates', 'rooms'];

export interface StaySearchFormProps {
  form: StayForm;
  onChange: (change: Partial<StayForm>) => void;
  /** where a search leads; to its results unless told */
  hrefOf?: (query: HotelQuery) => string;
  /** told when a search begins, before the results show */
  onSearch?: () => void;
  /** what was typed before it stands here, for no place that is known */
  typed?: string;
  /** what is wrong with it as it is */
  refused?: StayErrors;
  /** the surface around it is another's */
  bare?: boolean;
}

/** The hotel search form of §3 and §5. Where nobody hears it the browser sends it, to a page that leads on. */
export function StaySearchForm(props: StaySearchFormProps) {
  const { form: given, onChange, onSearch, refused = {}, bare = false } = props;
  const Frame = bare ? Bare : Finder;
  const { t, language } = useTexts('hotels');
  const id = useId();
  const [typed, setTyped] = useState(props.typed ?? '');
  // Days of which one is still to be chosen are known here alone: the form always holds a whole stay.
  const [days, setDays] = useState<{ from: string; to: string }>();
  const [attempt, setAttempt] = useState(0);
  const [unknown, setUnknown] = useState<string>();
  const [going, startGoing] = useTransition();
  const start = useStartStaySearch(props.hrefOf);
  const form = days ? { ...given, startDate: days.from, endDate: days.to } : given;
  useWayOn(stayHref(queryOfForm(given)));

  const isUnknown = unknown !== undefined && unknown === typed.trim() && !form.destination && !form.near;
  const found = (): StayErrors => ({
    ...refused,
    ...stayErrors(form, localToday()),
    ...(isUnknown ? { destination: 'search.noMatches' } : {}),
  });
  const errors = attempt > 0 ? found() : refused;

  /** The place that is meant: the chosen one, else the best for what was typed; nothing where there is none. */
  const meant = async (): Promise<StayPlace | null | undefined> => {
    const term = typed.trim();
    if (form.destination || form.near || term === '') return form.destination;
    try {
      const { findStayPlaces } = await loadStayPlaces();
      return (await findStayPlaces(term, language)).data[0];
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (Object.keys(stayErrors(form, localToday())).length > 0) return;
    const destination = await meant();
    if (destination === undefined) return setUnknown(typed.trim());
    onSearch?.();
    // The button answers at once; the page of results is drawn after that.
    startGoing(() => start({ ...form, destination }));
  };
  const error = (name: StayField) => {
    const key = errors[name];
    return key ? <SlotError id={`${id}-${name}-error`}>{t(key)}</SlotError> : null;
  };
  const field = (name: StayField) => ({
    id: `${id}-${name}`,
    invalid: errors[name] !== undefined,
    ...(errors[name] ? { describedBy: `${id}-${name}-error` } : {}),
  });
  const changeDays = ({ from, to }: { from: string; to: string }) => {
    const isWhole = from !== '' && to !== '';
    setDays(isWhole ? undefined : { from, to });
    if (isWhole) onChange({ startDate: from, endDate: to });
  };
  const whole = form.startDate !== '' && form.endDate !== '' && form.endDate > form.startDate;
  return (
    <Frame aria-label={t('search.formLabel')} method="get" action={SEARCH_PATH} onSubmit={submit} noValidate>
      <ErrorSummary
        title={t('search.errors.title')}
        errors={FIELDS.flatMap((name) => {
          const key = errors[name];
          return key ? [{ fieldId: `${id}-${name}`, message: t(key) }] : [];
        })}
        attempt={attempt}
        mendedLabel={t('search.errors.mended')}
        mendedTitle={t('search.errors.allMended')}
      />
      <Grid>
        <Slot onPointerEnter={warmPlaces} onFocus={warmPlaces}>
          <PlaceField
            {...field('destination')}
            place={form.destination}
            near={form.near}
            typed={typed}
            onTyped={setTyped}
            onPlace={(destination) => onChange({ destination, near: null })}
            onNear={(near) => onChange({ destination: null, near })}
          />
          {error('destination')}
        </Slot>
        <FieldsWithoutScript form={given} />
        <WithScript>
          <StayDates
            id={`${id}-dates`}
            from={form.startDate}
            to={form.endDate}
            nights={whole ? nightsOf(form) : undefined}
            onChange={changeDays}
            error={errors.dates && t(errors.dates)}
          />
        </WithScript>
        <WithScript>
          <RoomsField
            {...field('rooms')}
            rooms={form.rooms}
            onChange={(rooms) => onChange({ rooms })}
            asksAges={errors.rooms === 'search.errors.ages'}
          />
          {error('rooms')}
        </WithScript>
        <Go>
          <Button type="submit" busy={going}>
            {going ? null : <Icon name="search" />}
            {t('search.submit')}
          </Button>
        </Go>
      </Grid>
      <Checkbox
        name="refundable"
        value="true"
        label={t('search.refundableOnly')}
        checked={form.refundableOnly}
        onChange={() => onChange({ refundableOnly: !form.refundableOnly })}
      />
      {/* Behind the fields of the same names: those count where they are. */}
      {formWords(given).map(([name = '', value]) =>
        name === 'refundable' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </Frame>
  );
}

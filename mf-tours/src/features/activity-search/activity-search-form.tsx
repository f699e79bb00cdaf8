import { useTexts } from '@alisio/platform/sdk/i18n';
import { useWayOn } from '@alisio/platform/sdk/router';
import { type ActivityQuery, activityResultsHref } from '@alisio/shared-contracts/activities';
import { localToday } from '@alisio/shared-contracts/dates';
import type { Place } from '@alisio/shared-contracts/places';
import { Button } from '@alisio/shared-ui/button';
import { ErrorSummary } from '@alisio/shared-ui/field';
import { Finder, Go, Slot, SlotError, WithScript } from '@alisio/shared-ui/finder';
import { GuestsField } from '@alisio/shared-ui/guests-panel';
import { Icon } from '@alisio/shared-ui/icons';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type FormEvent, useId, useState, useTransition } from 'react';
import { useActivityWords } from '../../words/activity-words.ts';
import { usePartyPicker } from '../../words/party-picker.ts';
import { ActivityDates } from './activity-dates.tsx';
import {
  type ActivityErrors,
  type ActivityField,
  type ActivityForm,
  activityErrors,
  queryOfForm,
} from './activity-form.ts';
import { FieldsWithoutScript } from './fields-without-script.tsx';
import { loadPlaces } from './find-places.ts';
import { PlaceField } from './place-field.tsx';
import { formWords, SEARCH_PATH } from './search-words.ts';
import { useStartActivitySearch } from './use-start-activity-search.ts';

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
  loadPlaces().catch(console.error);
};

/** Where somebody else draws the surface. */
const Bare = styled.form`
  min-width: 0;
`;

const FIELDS: readonly ActivityField[] = ['place', 'dates', 'people'];

export interface ActivitySearchFormProps {
  form: ActivityForm;
  onChange: (change: Partial<ActivityForm>) => void;
  /** where a search leads; to its results unless told */
  hrefOf?: (query: ActivityQuery) => string;
  /** told when a search begins, before the results show */
  onSearch?: () => void;
  /** what was typed before it stands here, for no place that is known */
  typed?: string;
  /** what is wrong with it as it is */
  refused?: ActivityErrors;
  /** the surface around it is another's */
  bare?: boolean;
}

/** The search of activities by §3 and §5. Where nobody hears it the browser sends it, to a page that leads on. */
export function ActivitySearchForm(props: ActivitySearchFormProps) {
  const { form: given, onChange, onSearch, refused = {}, bare = false } = props;
  const Frame = bare ? Bare : Finder;
  const { t, language } = useTexts('tours');
  const { people } = useActivityWords();
  const id = useId();
  const [typed, setTyped] = useState(props.typed ?? '');
  // Days of which one is still to be chosen are known here alone: the form always holds both.
  const [days, setDays] = useState<{ from: string; to: string }>();
  const [attempt, setAttempt] = useState(0);
  const [unknown, setUnknown] = useState<string>();
  const [going, startGoing] = useTransition();
  const start = useStartActivitySearch(props.hrefOf);
  const form = { ...given, ...days };
  useWayOn(activityResultsHref(queryOfForm(given)));

  const isUnknown = unknown !== undefined && unknown === typed.trim() && !form.place && !form.near;
  const errors: ActivityErrors =
    attempt > 0
      ? {
          ...refused,
          ...activityErrors(form, localToday()),
          ...(isUnknown ? { place: 'activity.search.noMatches' } : {}),
        }
      : refused;
  const picker = usePartyPicker({
    ...form,
    onChange,
    asksAges: errors.people === 'activity.search.errors.ages',
  });

  /** The place that is meant: the chosen one, else the best for what was typed; nothing where there is none. */
  const meant = async (): Promise<Place | null | undefined> => {
    const term = typed.trim();
    if (form.place || form.near || term === '') return form.place;
    try {
      const { findPlacesByName } = await loadPlaces();
      return (await findPlacesByName(term, language)).data[0];
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (Object.keys(activityErrors(form, localToday())).length > 0) return;
    const place = await meant();
    if (place === undefined) return setUnknown(typed.trim());
    onSearch?.();
    // The button answers at once; the page of results is drawn after that.
    startGoing(() => start({ ...form, place }));
  };
  const error = (name: ActivityField) => {
    const key = errors[name];
    return key ? <SlotError id={`${id}-${name}-error`}>{t(key)}</SlotError> : null;
  };
  const field = (name: ActivityField) => ({
    id: `${id}-${name}`,
    invalid: errors[name] !== undefined,
    ...(errors[name] ? { describedBy: `${id}-${name}-error` } : {}),
  });
  const changeDays = (next: { from: string; to: string }) => {
    const isWhole = next.from !== '' && next.to !== '';
    setDays(isWhole ? undefined : next);
    if (isWhole) onChange(next);
  };
  return (
    <Frame
      aria-label={t('activity.search.formLabel')}
      method="get"
      action={SEARCH_PATH}
      onSubmit={submit}
      noValidate
    >
      <ErrorSummary
        title={t('activity.search.errors.title')}
        errors={FIELDS.flatMap((name) => {
          const key = errors[name];
          return key ? [{ fieldId: `${id}-${name}`, message: t(key) }] : [];
        })}
        attempt={attempt}
        mendedLabel={t('activity.search.errors.mended')}
        mendedTitle={t('activity.search.errors.allMended')}
      />
      <Grid>
        <Slot onPointerEnter={warmPlaces} onFocus={warmPlaces}>
          <PlaceField
            {...field('place')}
            place={form.place}
            near={form.near}
            typed={typed}
            onTyped={setTyped}
            onPlace={(place) => onChange({ place, near: null })}
            onNear={(near) => onChange({ place: null, near })}
          />
          {error('place')}
        </Slot>
        <FieldsWithoutScript form={given} />
        <WithScript>
          <ActivityDates
            id={`${id}-dates`}
            from={form.from}
            to={form.to}
            onChange={changeDays}
            error={errors.dates && t(errors.dates)}
          />
        </WithScript>
        <WithScript>
          <GuestsField
            {...field('people')}
            {...picker}
            label={t('activity.party.label')}
            summary={people({ adults: form.adults, childAges: form.ages.map((age) => age ?? 0) })}
            doneLabel={t('activity.search.done')}
          />
          {error('people')}
        </WithScript>
        <Go>
          <Button type="submit" busy={going}>
            {going ? null : <Icon name="search" />}
            {t('activity.search.submit')}
          </Button>
        </Go>
      </Grid>
      {/* Behind the fields of the same names: those count where they are. */}
      {formWords(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Frame>
  );
}

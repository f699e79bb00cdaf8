import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
import { addDays } from '@alisio/shared-contracts/dates';
import {
  isTrainParty,
  readTrainQuery,
  TRAIN,
  TRAIN_PARTY_LIMITS,
  type TrainPlace,
  type TrainQuery,
  trainDays,
  trainsHref,
} from '@alisio/shared-contracts/trains';
import { Button } from '@alisio/shared-ui/button';
import { DateSlot } from '@alisio/shared-ui/date-field';
import { WithScript } from '@alisio/shared-ui/finder';
import { WithoutScript } from '@alisio/shared-ui/form';
import { Icon } from '@alisio/shared-ui/icons';
import { PlainField } from '@alisio/shared-ui/slot';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type SubmitEvent, useState } from 'react';

const SEARCH_PATH = trainsHref();
const { color, space } = tokens;
/** So far behind the first day is the date that an error gives as an example. */
const EXAMPLE_DAYS = 7;

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  & > [data-wide],
  & > noscript {
    grid-column: 1 / -1;
  }

  & > p {
    color: ${color.badText};
  }
`;

export interface TrainFormProps {
  query: TrainQuery;
  places: readonly TrainPlace[];
}

type Fault = 'sameEnds' | 'tooMany';

/** A way, a day and who travels: a form of the address, which without script leads on as well. */
export function TrainForm({ query, places }: TrainFormProps) {
  const { t, language } = useTexts('content');
  const { day } = useFormats();
  const navigate = useNavigate();
  const today = useToday();
  const [fault, setFault] = useState<Fault>();
  const { min, max } = trainDays(today);
  const { from, to, party } = query;
  const [date, setDate] = useState(query.date);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const said = new URLSearchParams(Array.from(typed, ([name, value]) => [name, String(value)]));
    const asked = { ...readTrainQuery(said, today), date, region: '', page: 1, deal: '' } as const;
    const isFull = !isTrainParty({
      adults: Number(said.get('adults')),
      children: Number(said.get('children')),
    });
    if (asked.from !== '' && asked.from === asked.to) return setFault('sameEnds');
    if (isFull) return setFault('tooMany');
    setFault(undefined);
    emit('shop:searched', { product: TRAIN });
    void navigate(trainsHref(asked));
  };
  const towns = (
    <>
      <option value="">{t('trains.form.any')}</option>
      {places.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </>
  );
  return (
    <Fields
      method="get"
      action={SEARCH_PATH}
      onSubmit={submit}
      onChange={() => setFault(undefined)}
      aria-label={t('trains.form.name')}
      // What is chosen is the address's: another one begins the fields anew, and so do towns that come after the form.
      key={[from, to, query.date, party.adults, party.children, places.length].join(' ')}
    >
      <PlainField label={t('trains.form.from')}>
        <select name="from" defaultValue={from}>
          {towns}
        </select>
      </PlainField>
      <PlainField label={t('trains.form.to')}>
        <select name="to" defaultValue={to}>
          {towns}
        </select>
      </PlainField>
      <WithScript data-wide="">
        <DateSlot
          label={t('trains.form.date')}
          value={date}
          onChange={setDate}
          dayText={(iso) => day(iso)}
          placeholder={t('trains.form.anyDay')}
          min={min}
          max={max}
          locale={language}
          labels={{
            title: t('trains.calendar.title'),
            typedHint: t('trains.calendar.typedHint'),
            invalid: t('trains.calendar.invalid', { day: day(addDays(min, EXAMPLE_DAYS), 'date') }),
            tooLate: t('trains.calendar.tooLate', { day: day(max, 'date') }),
            noSuchDate: t('trains.calendar.noSuchDate'),
            previousMonth: t('trains.calendar.previousMonth'),
            nextMonth: t('trains.calendar.nextMonth'),
            clear: t('trains.calendar.clear'),
            done: t('trains.calendar.done'),
            close: t('trains.calendar.close'),
          }}
        />
      </WithScript>
      <WithoutScript>
        <PlainField label={t('trains.form.date')}>
          <input type="date" name="date" defaultValue={query.date} min={min} max={max} />
        </PlainField>
      </WithoutScript>
      <PlainField label={t('trains.form.adults')}>
        <input type="number" name="adults" defaultValue={party.adults} {...TRAIN_PARTY_LIMITS.adults} />
      </PlainField>
      <PlainField label={t('trains.form.children')}>
        <input type="number" name="children" defaultValue={party.children} {...TRAIN_PARTY_LIMITS.children} />
      </PlainField>
      {fault ? (
        <p role="alert" data-wide="">
          {t(`trains.form.${fault}`)}
        </p>
      ) : null}
      <Button type="submit" data-wide="">
        <Icon name="search" size="s" /> {t('trains.form.submit')}
      </Button>
    </Fields>
  );
}

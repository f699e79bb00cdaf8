import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
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
import { Icon } from '@alisio/shared-ui/icons';
import { PlainField } from '@alisio/shared-ui/slot';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type SubmitEvent, useState } from 'react';

const SEARCH_PATH = trainsHref();
const { color, space } = tokens;

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  & > [data-wide] {
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
  const { t } = useTexts('content');
  const navigate = useNavigate();
  const today = useToday();
  const [fault, setFault] = useState<Fault>();
  const { min, max } = trainDays(today);
  const { from, to, date, party } = query;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const said = new URLSearchParams(Array.from(typed, ([name, value]) => [name, String(value)]));
    const asked = { ...readTrainQuery(said, today), region: '', page: 1, deal: '' } as const;
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
      key={[from, to, date, party.adults, party.children, places.length].join(' ')}
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
      <div data-wide="">
        <PlainField label={t('trains.form.date')}>
          <input type="date" name="date" defaultValue={date} min={min} max={max} />
        </PlainField>
      </div>
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

import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { Field, TextArea } from '@alisio/shared-ui/field';
import { Grid2 } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { SectionForm } from '../../forms/section-form.ts';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { stayOf } from './details.ts';
import { AFTER_MIDNIGHT, guestFields } from './guests.ts';
import { useGuestWords } from './use-guest-words.ts';

const Room = styled.fieldset`
  margin: 0 0 ${tokens.space[5]};
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: ${tokens.space[2]};
  padding: 0;
  font-weight: 600;
`;

const LAST_HOUR = 23;
/** Longest that the API keeps. */
const MOST_SIGNS = 300;

/** Full hours from the check-in to midnight. */
const hoursFrom = (checkInFrom: string): string[] => {
  const first = Number(checkInFrom.slice(0, 2));
  return Array.from(
    { length: LAST_HOUR - first + 1 },
    (_, at) => `${String(first + at).padStart(2, '0')}:00`,
  );
};

/** At whose name each room is held, and what the guests would like of the hotel. */
export function GuestFields({ form, item }: { form: SectionForm; item: CartItem }) {
  const { t } = useTexts('booking');
  const { clock } = useFormats();
  const guests = useGuestWords();
  const { rooms, houseRules } = stayOf(item);
  const requests = form.field('requests');
  return (
    <>
      {rooms.map((room, at) => {
        const { first, last } = guestFields(at + 1);
        const isBuyer = at === 0;
        return (
          <Room key={room.roomIndex}>
            <Legend>
              {rooms.length > 1 ? `${t('hotel.roomNumber', { number: at + 1 })}: ` : null}
              {room.room.roomDescription.name}
              <Muted as="span">, {guests(room)}</Muted>
            </Legend>
            <Grid2>
              <TextField
                form={form}
                name={first}
                label={t('hotel.guests.first')}
                autoComplete={isBuyer ? 'given-name' : 'off'}
                maxLength={60}
              />
              <TextField
                form={form}
                name={last}
                label={t('hotel.guests.last')}
                autoComplete={isBuyer ? 'family-name' : 'off'}
                maxLength={60}
              />
            </Grid2>
          </Room>
        );
      })}
      <Grid2>
        <SelectField
          form={form}
          name="arrivalTime"
          label={t('hotel.guests.arrival')}
          optional={t('fields.optional')}
          hint={t('hotel.guests.arrivalHint', { from: clock(houseRules.checkInFrom) })}
          placeholder={t('hotel.guests.unknown')}
        >
          {hoursFrom(houseRules.checkInFrom).map((hour) => (
            <option key={hour} value={hour}>
              {clock(hour)}
            </option>
          ))}
          <option value={AFTER_MIDNIGHT}>{t('hotel.guests.afterMidnight')}</option>
        </SelectField>
        <Field
          id={requests.id}
          label={t('hotel.guests.requests')}
          optional={t('fields.optional')}
          hint={t(houseRules.cot ? 'hotel.guests.requestsHint' : 'hotel.guests.requestsNoCot')}
          error={requests.error}
          data-span="2"
        >
          <TextArea
            rows={3}
            maxLength={MOST_SIGNS}
            value={requests.value}
            onChange={requests.onChange}
            onBlur={requests.onBlur}
          />
        </Field>
      </Grid2>
    </>
  );
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { arrivalDays, STAY_LIMITS } from '@alisio/shared-contracts/hotels';
import { WithoutScript } from '@alisio/shared-ui/form';
import { PlainField, PlainFields } from '@alisio/shared-ui/slot';
import type { StayForm } from './stay-form.ts';

/** What the form's panels ask for, in the browser's own fields: for visitors whose browser runs no script. */
export function FieldsWithoutScript({ form }: { form: StayForm }) {
  const { t } = useTexts('hotels');
  const days = arrivalDays(useToday());
  const { rooms, startDate, endDate } = form;
  const ages = rooms.flatMap((room) => room.ages.flatMap((age) => age ?? []));
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  return (
    <WithoutScript>
      <PlainFields>
        <PlainField label={t('search.arrival')}>
          <input type="date" name="checkIn" defaultValue={startDate} {...days} />
        </PlainField>
        <PlainField label={t('search.departure')}>
          <input type="date" name="checkOut" defaultValue={endDate} min={days.min} />
        </PlainField>
        <PlainField label={t('search.roomsPlain')}>
          <input type="number" name="noOfRooms" defaultValue={rooms.length} {...STAY_LIMITS.rooms} />
        </PlainField>
        <PlainField label={t('search.adults')}>
          <input type="number" name="adults" defaultValue={adults} min={1} max={STAY_LIMITS.guests} />
        </PlainField>
        <PlainField label={t('search.agesPlain')}>
          <input type="text" name="ages" defaultValue={ages.join(', ')} placeholder="8, 4" />
        </PlainField>
      </PlainFields>
    </WithoutScript>
  );
}

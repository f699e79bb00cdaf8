import { useTexts } from '@alisio/platform/sdk/i18n';
import {
  TOUR_LIMITS,
  type TourDeparture,
  type TourDetail,
  type TourRoomKind,
} from '@alisio/shared-contracts/tours';
import { Alert } from '@alisio/shared-ui/feedback';
import { GuestsPicker } from '@alisio/shared-ui/guests';
import { PlainFields } from '@alisio/shared-ui/slot';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { PlainParty } from '../../words/plain-party.tsx';
import { useTourWords } from '../../words/tour-words.ts';
import { useTourPartyPicker } from '../../words/use-party-picker.ts';
import type { SaidParty } from './choice-address.ts';
import { ChoiceForm } from './choice-form.tsx';
import type { Chosen } from './chosen.ts';
import { DepartureList } from './departure-list.tsx';
import { PlainRooms } from './plain-rooms.tsx';
import { RoomChoice } from './room-choice.tsx';
import { RoomFields } from './room-fields.tsx';
import { roomOptions } from './room-options.ts';

const { color, space } = tokens;

const Step = styled.div`
  margin-top: ${space[8]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  & > h3,
  & > h3 + p {
    margin-bottom: ${space[2]};
  }
`;

/** Its presses are a script's: where none runs other fields stand in its place. */
const Scripted = styled.div`
  ${media.withoutScript} {
    display: none;
  }
`;

const Other = styled(Alert)`
  margin-bottom: ${space[4]};
`;

export interface ChooseTourProps {
  tour: TourDetail;
  departures: readonly TourDeparture[];
  chosen: Chosen;
  /** query of the page */
  search: URLSearchParams;
  onDate: (date: string) => void;
  onParty: (party: SaidParty) => void;
  onRooms: (kinds: readonly TourRoomKind[]) => void;
}

/** When one leaves, who travels and how they sleep. Every choice stands in the address. */
export function ChooseTour({ tour, departures, chosen, search, onDate, onParty, onRooms }: ChooseTourProps) {
  const { t } = useTexts('tours');
  const words = useTourWords();
  const { departure, party, ages } = chosen;
  const options = roomOptions(
    party,
    departure.rooms.map(({ kind }) => kind),
  );
  const picker = useTourPartyPicker({
    ...{ adults: party.adults, ages, onChange: onParty },
    asksAges: ages.includes(null),
    youngest: departure.child === undefined ? TOUR_LIMITS.childAge.max + 1 : tour.childFrom,
  });
  return (
    <>
      {chosen.isOther ? (
        <Other tone="warm" title={t('tourPage.departures.other')}>
          {t('tourPage.departures.otherText', { span: words.span(departure.startDate, departure.endDate) })}
        </Other>
      ) : null}
      <DepartureList departures={departures} chosen={chosen} search={search} onChoose={onDate} />
      <Step id="personas">
        <Heading level={3} size="s">
          {t('tour.party.who')}
        </Heading>
        <ChoiceForm says={['adults', 'ages', 'rooms']} submit={t('tourPage.plain.people')} at="personas">
          <Scripted>
            <GuestsPicker {...picker} />
          </Scripted>
          <noscript>
            <PlainFields>
              <PlainParty party={party} />
            </PlainFields>
          </noscript>
        </ChoiceForm>
      </Step>
      <Step id="habitaciones">
        <Heading level={3} size="s">
          {t('tourPage.rooms.title')}
        </Heading>
        <Muted>{t('tourPage.rooms.text')}</Muted>
        <ChoiceForm says={['rooms']} submit={t('tourPage.plain.rooms')} at="habitaciones">
          {options ? (
            <RoomChoice chosen={chosen} options={options} onChange={onRooms} />
          ) : (
            <>
              <Scripted>
                <RoomFields chosen={chosen} onChange={onRooms} />
              </Scripted>
              <PlainRooms chosen={chosen} />
            </>
          )}
        </ChoiceForm>
      </Step>
    </>
  );
}

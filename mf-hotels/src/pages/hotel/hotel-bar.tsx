import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { type HotelQuery, hotelResultsHref } from '@alisio/shared-contracts/hotels';
import { SummaryBar } from '@alisio/shared-ui/summary-bar';
import { useGuestsWords, useStayWords } from '../../features/stay-choice/index.ts';

export interface HotelBarProps {
  query: HotelQuery;
  /** "Cartagena, Colombia" */
  place: string;
}

/** What was searched, always in sight, and the way to search for something else. */
export function HotelBar({ query, place }: HotelBarProps) {
  const { t } = useTexts('hotels');
  const navigate = useNavigate();
  const stayWords = useStayWords();
  const guestsWords = useGuestsWords();
  const rooms = t('hotel.roomCount', { count: query.rooms.length });
  const changeHref = query.place || query.point ? hotelResultsHref(query) : '/hoteles';
  return (
    <SummaryBar
      label={t('hotel.summary.label')}
      title={place}
      what={`${stayWords(query)}, ${guestsWords(query.rooms)}, ${rooms}`}
      editing={false}
      onEdit={() => void navigate(changeHref)}
      changeHref={changeHref}
      labels={{
        change: t('hotel.summary.change'),
        changeSearch: t('hotel.summary.changeLong'),
        close: t('hotel.summary.close'),
      }}
    >
      {null}
    </SummaryBar>
  );
}

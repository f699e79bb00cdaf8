import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightSearchForm, SearchPlace } from '@alisio/shared-contracts/flights';
import { formatDistance } from '@alisio/shared-contracts/languages';
import { PlaceLine } from '@alisio/shared-ui/combobox';
import { Code } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import type { KeptPriceProps } from './kept-price.tsx';
import type { Offered } from './offered.ts';
import { usePanel } from './use-panel.ts';

/** Kept, so that nothing moves when the price comes. */
const PriceRoom = styled.span`
  min-width: 7.5rem;
`;

/** A place: the name as one says it, where it is, and always the code. A name is not said twice. */
function PlaceWords({ place, underCity, km }: { place: SearchPlace; underCity: boolean; km?: number }) {
  const { t, language } = useTexts('flights');
  const { code, name, cityName, countryName, isCity } = place;
  const said = underCity ? name : cityName;
  const beside = underCity ? cityName : isCity ? t('search.allAirports') : name;
  const where = [beside, countryName].filter((part) => part !== '' && part !== said).join(', ');
  return (
    <PlaceLine
      {...(underCity ? {} : { icon: isCity ? ('pin' as const) : ('plane' as const) })}
      name={km === undefined || name === cityName ? said : `${cityName}, ${name}`}
      where={km === undefined ? where : t('search.away', { far: formatDistance(km, language) })}
    >
      <Code>{code}</Code>
    </PlaceLine>
  );
}

/** A search of before: its places and days, and what it found at least. */
function SearchWords({ search, ...among }: KeptPriceProps & { search: FlightSearchForm }) {
  const { t } = useTexts('flights');
  const { part: KeptPrice, want } = usePanel(
    async () => (await import(/* webpackChunkName: "calendar" */ './kept-price.tsx')).default,
  );
  useEffect(() => void want(), [want]);
  const { day, dayAndMonthSpan } = useFormats();
  const { origin, destination, departureDate, returnDate, tripType } = search;
  const ends = { from: origin?.cityName ?? '', to: destination?.cityName ?? '' };
  const days =
    tripType === '1' ? day(departureDate) : t('deals.facts', dayAndMonthSpan(departureDate, returnDate));
  return (
    <PlaceLine icon="clock" name={t('deals.route', ends)} where={days}>
      <PriceRoom>{KeptPrice ? <KeptPrice {...among} /> : null}</PriceRoom>
    </PlaceLine>
  );
}

/** One line of the list under a place's box. */
export function PlaceOption({ offered }: { offered: Offered }) {
  const { t } = useTexts('flights');
  if (offered.kind === 'near') return <PlaceLine icon="pin" name={t('search.useLocation')} />;
  if (offered.kind === 'search') return <SearchWords {...offered} />;
  const { place, underCity = false, km } = offered;
  return <PlaceWords place={place} underCity={underCity} {...(km === undefined ? {} : { km })} />;
}

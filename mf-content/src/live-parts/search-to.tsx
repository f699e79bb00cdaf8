import { useTexts } from '@alisio/platform/sdk/i18n';
import { useFlightSearchHref } from './flight-search-href.ts';
import { PartRoom } from './part-room.tsx';
import { PlainSearch } from './plain-search.tsx';

/** The flight search with where a text is about. @param to IATA code; `city`: its name */
export function SearchTo({ to, city }: { to: string; city: string }) {
  const { t } = useTexts('content');
  return (
    <PartRoom
      name="mf-flights/search"
      given={{ to, city }}
      href={useFlightSearchHref(to)}
      words={t('reading.searchFlightsTo', { city })}
      plain={<PlainSearch to={to} city={city} />}
    />
  );
}

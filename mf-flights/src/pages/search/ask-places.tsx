import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { type FlightSearchForm, readFlightSearchQuery } from '@alisio/shared-contracts/flights';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { TextLink } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { typedPlaceQuery } from '../../api/find-typed-place.ts';
import {
  ENDS,
  type End,
  formOfQuery,
  type SearchErrors,
  termOf,
  typedIn,
  useSearchDraft,
  withPlace,
} from '../../features/flight-search/index.ts';
import { AskForm } from '../ask-form.tsx';

const Meant = styled.div`
  margin-bottom: ${tokens.space[6]};

  & li {
    padding-block: ${tokens.space[2]};
  }
`;

/** What an address says of one end of the trip, and who may be meant. */
function useEnd(words: URLSearchParams, end: End) {
  const { language } = useTexts('flights');
  const isHydrated = useHydrated();
  const typed = typedIn(words, end);
  const term = termOf(words, end);
  const {
    data: places = [],
    isError,
    isSuccess,
  } = useQuery({
    ...typedPlaceQuery(term, language),
    enabled: term !== '',
  });
  // What was drawn without an answer had none in time; the browser asks again.
  const isSilent = term !== '' && (isError || !(isSuccess || isHydrated));
  const [place = null, ...others] = places;
  const fault = () => {
    if (typed === undefined || place !== null) return others.length > 0 ? 'search.errors.several' : undefined;
    if (term === '') return `search.errors.${end}`;
    return isSuccess ? 'search.noMatches' : undefined;
  };
  return { end, typed, place: others.length > 0 ? null : place, places, isSilent, fault: fault() };
}

type AskedEnd = ReturnType<typeof useEnd>;

/** Cities of one name, each the search with it. */
function MeantPlaces({ words, asked: { end, typed, places } }: { words: URLSearchParams; asked: AskedEnd }) {
  const { t } = useTexts('flights');
  if (places.length < 2) return null;
  return (
    <Meant>
      <p>{t('finder.several', { typed: typed ?? '' })}</p>
      <ul>
        {places.map((place) => (
          <li key={place.code}>
            <TextLink href={withPlace(words, end, place)}>
              {t('finder.place', { city: place.cityName, country: place.countryName, code: place.code })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Meant>
  );
}

/** The search form, where the browser itself has sent it and it leads to no results yet. */
export function AskPlaces() {
  const { t } = useTexts('flights');
  const [words] = useSearchParams();
  const [draft] = useSearchDraft();
  const ends = { origin: useEnd(words, 'origin'), destination: useEnd(words, 'destination') };
  const { origin, destination } = ends;
  const query = { ...readFlightSearchQuery(words, useToday()), from: '', to: '' };
  const said = formOfQuery(query, draft, () => null);
  const asked: FlightSearchForm = {
    ...said,
    origin: origin.typed === undefined ? said.origin : origin.place,
    destination: destination.typed === undefined ? said.destination : destination.place,
  };
  const refusedOf = (form: FlightSearchForm): SearchErrors => {
    const faults = ENDS.flatMap((end) => {
      const { fault } = ends[end];
      return fault && !form[end] ? [[end, fault] as const] : [];
    });
    const isSame = form.origin !== null && form.origin.code === form.destination?.code;
    return { ...Object.fromEntries(faults), ...(isSame ? { destination: 'search.errors.samePlace' } : {}) };
  };
  const isSilent = origin.isSilent || destination.isSilent;
  return (
    <AskForm
      key={String(words)}
      title={t('states.askTitle')}
      text={t(isSilent ? 'destination.failed' : 'finder.text')}
      asked={asked}
      refusedOf={refusedOf}
      typed={{ origin: origin.typed, destination: destination.typed }}
    >
      <MeantPlaces words={words} asked={origin} />
      <MeantPlaces words={words} asked={destination} />
    </AskForm>
  );
}

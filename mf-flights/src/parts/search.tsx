import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import type { PartProps } from '@alisio/platform/sdk/remote';
import type { FlightSearchForm, SearchPlace } from '@alisio/shared-contracts/flights';
import { media } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { typedPlaceQuery } from '../api/find-typed-place.ts';
import { LateSearchForm, useSearchDraft } from '../features/flight-search/index.ts';
import { useHomeForm } from '../features/home/index.ts';

/**
 * In a column of text on the surface of its page: two columns at most, however wide the window is. What comes late stands
 * in a box of its own around the form.
 */
const InText = styled.div`
  & form {
    padding: 0;
    border: 0;
    box-shadow: none;
  }

  ${media.xl} {
    & form > div:last-of-type {
      grid-template-columns: 1fr 1fr;
    }

    & form > div:last-of-type > div:first-of-type,
    & form > div:last-of-type > div:last-of-type {
      grid-column: 1 / -1;
    }
  }
`;

/** Where the text is about: by its code, told by name at once where the page tells it. */
function usePlace(code: string, city: string): SearchPlace {
  const { language } = useTexts('flights');
  const { data: [known] = [] } = useQuery(typedPlaceQuery(code, language));
  return known ?? { code, name: city, cityName: city, countryName: '', isCity: false };
}

function SearchTo({ code, city }: { code: string; city: string }) {
  const destination = usePlace(code, city);
  const [draft] = useSearchDraft();
  // What is chosen here is the visitor's search once they search, and not before: they came to read.
  const [changes, setChanges] = useState<Partial<FlightSearchForm>>({});
  const origin = draft.origin?.code === code ? null : draft.origin;
  const [form, change] = useHomeForm([
    { ...draft, origin, destination, ...changes },
    (next) => setChanges((before) => ({ ...before, ...next })),
  ]);
  return (
    <InText>
      <LateSearchForm form={form} onChange={change} />
    </InText>
  );
}

/** `mf-flights/search`: a flight search to where a text is about, `to` (IATA) and its name; nothing without one. */
export default function SearchPart({ given: { to, city } }: PartProps) {
  if (typeof to !== 'string' || !/^[A-Z]{3}$/.test(to)) return null;
  return <SearchTo key={to} code={to} city={typeof city === 'string' ? city : to} />;
}

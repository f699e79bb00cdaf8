import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted, TextLink } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { stayPlaceQuery, typedPlacesQuery } from '../api/stay-places.ts';
import {
  chosenIn,
  formOfQuery,
  hrefOfPlace,
  LateStaySearch,
  queryOfWords,
  type StayForm,
  typedIn,
} from '../features/stay-search/index.ts';
import { loadTypedPlace } from './search/load-typed-place.ts';

const Ask = styled(Wrap)`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[8]} ${tokens.space[16]};

  & li {
    padding-block: ${tokens.space[2]};
  }
`;

/** `/hoteles/buscar`: the search form, where the browser itself has sent it and it leads to no results yet. */
export default function SearchPage() {
  const { t, language } = useTexts('hotels');
  const [words] = useSearchParams();
  const today = useToday();
  const typed = typedIn(words);
  const chosen = chosenIn(words);
  const { data: place = null } = useQuery({
    ...stayPlaceQuery(chosen ?? { kind: 'city', id: '--' }, language),
    enabled: chosen !== undefined,
  });
  const { data: found, isSuccess } = useQuery({
    ...typedPlacesQuery(typed, language),
    enabled: chosen === undefined && typed !== '',
  });
  const places = found?.data ?? [];
  const [changes, setChanges] = useState<Partial<StayForm>>({});
  const form = { ...formOfQuery(queryOfWords(words, today), place), ...changes };
  const isLost = isSuccess && places.length === 0 && !form.destination;
  return (
    <Ask>
      <Heading level={1}>{t('ask.title')}</Heading>
      <Muted size={16}>{t('wholeStay')}</Muted>
      {places.length > 0 ? (
        <div>
          <p>{t(found?.isMended ? 'ask.mended' : 'ask.several', { typed })}</p>
          <ul>
            {places.map((one) => (
              <li key={`${one.kind}-${one.id}`}>
                <TextLink href={hrefOfPlace(words, one, today)}>
                  {t(one.kind === 'airport' || one.kind === 'hotel' ? `ask.${one.kind}` : 'ask.place', {
                    name: one.name,
                    city: one.cityName,
                    country: one.countryName,
                  })}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <LateStaySearch
        key={String(words)}
        form={form}
        typed={typed}
        refused={isLost ? { destination: 'search.noMatches' } : {}}
        onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
      />
    </Ask>
  );
}

export const loader: PageModule['loader'] = loadTypedPlace;

export const decides: PageModule['decides'] = true;

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('ask.title'),
  description: t('wholeStay'),
  robots: 'noindex',
});

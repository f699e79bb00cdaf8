import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, TextLink } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { placeQuery, typedPlacesQuery } from '../api/activity-places.ts';
import {
  type ActivityForm,
  chosenIn,
  formOfQuery,
  hrefOfPlace,
  LateActivitySearch,
  queryOfWords,
  typedIn,
} from '../features/activity-search/index.ts';
import { loadTypedPlace } from './activity-search/load-typed-place.ts';

const Ask = styled(Wrap)`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[8]} ${tokens.space[16]};

  & li {
    padding-block: ${tokens.space[2]};
  }
`;

/** `/activities/buscar`: the search form, where the browser itself has sent it and it leads to no results yet. */
export default function ActivitySearchPage() {
  const { t, language } = useTexts('tours');
  const [words] = useSearchParams();
  const today = useToday();
  const typed = typedIn(words);
  const chosen = chosenIn(words);
  const { data: place = null } = useQuery({
    ...placeQuery(chosen ?? { kind: 'city', id: '--' }, language),
    enabled: chosen !== undefined,
  });
  const { data: found, isSuccess } = useQuery({
    ...typedPlacesQuery(typed, language),
    enabled: chosen === undefined && typed !== '',
  });
  const places = found?.data ?? [];
  const [changes, setChanges] = useState<Partial<ActivityForm>>({});
  const form = { ...formOfQuery(queryOfWords(words, today), place), ...changes };
  const isLost = isSuccess && places.length === 0 && !form.place;
  return (
    <Ask>
      <Heading level={1}>{t('activityAsk.title')}</Heading>
      {places.length > 0 ? (
        <div>
          <p>{t(found?.isMended ? 'activityAsk.mended' : 'activityAsk.several', { typed })}</p>
          <ul>
            {places.map((one) => (
              <li key={`${one.kind}-${one.id}`}>
                <TextLink href={hrefOfPlace(words, one, today)}>
                  {t(one.kind === 'airport' ? 'activityAsk.airport' : 'activityAsk.place', {
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
      <LateActivitySearch
        key={String(words)}
        form={form}
        typed={typed}
        refused={isLost ? { place: 'activity.search.noMatches' } : {}}
        onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
      />
    </Ask>
  );
}

export const loader: PageModule['loader'] = loadTypedPlace;

export const decides: PageModule['decides'] = true;

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('activityAsk.title'),
  description: t('activityAsk.text'),
  robots: 'noindex',
});

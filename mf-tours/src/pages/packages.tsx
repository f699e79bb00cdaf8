import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf } from '@alisio/platform/sdk/query';
import { type PageModule, redirectTo } from '@alisio/platform/sdk/remote';
import { Link, useLocation } from '@alisio/platform/sdk/router';
import { useCountryCode, useToday } from '@alisio/platform/sdk/visitor';
import { mainAirportOf } from '@alisio/shared-contracts/flights';
import { packageResultsHref, readPackageQuery } from '@alisio/shared-contracts/packages';
import { Wrap } from '@alisio/shared-ui/layout';
import { PosterCard } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import {
  formOfQuery,
  keepPackageDraft,
  LatePackageSearch,
  TYPED,
  typedSearchHref,
  usePackageDraft,
} from '../features/package-search/index.ts';
import { PLACES_TO_GO } from '../packages/places-to-go.ts';
import { loadSearchedTrip, usePackageQuery, useSearchedTrip } from '../packages/searched-trip.ts';

const { space } = tokens;

const Page = styled(Wrap)`
  display: grid;
  gap: ${space[16]};
  padding-block: ${space[8]} ${space[16]};
`;

const Block = styled.section`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

const Wall = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};

  ${media.md} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space[4]};
  }
`;

/** The search that this tab has typed last. */
function DraftSearch() {
  const [form, change] = usePackageDraft();
  return <LatePackageSearch form={form} onChange={change} />;
}

/** The search that an address asks for, to be changed: where no script opens the form in its place. */
function AskedSearch() {
  const query = usePackageQuery();
  const trip = useSearchedTrip(query);
  const [changed, setChanged] = useState<Partial<ReturnType<typeof formOfQuery>>>({});
  const form = { ...formOfQuery(query, trip), ...changed };
  return (
    <LatePackageSearch
      form={form}
      onChange={(change) => {
        setChanged({ ...changed, ...change });
        keepPackageDraft({ ...form, ...change });
      }}
    />
  );
}

/** `/paquetes` (address ours): the search of packages, and places that many go to. */
export default function PackagesPage() {
  const { t } = useTexts('tours');
  const today = useToday();
  const country = useCountryCode();
  const { search } = useLocation();
  const from = mainAirportOf(country);
  const query = { ...readPackageQuery(new URLSearchParams('rooms=2'), today), from };
  return (
    <Page>
      <Block>
        <div>
          <Heading level={1} size="xl">
            {t('packages.home.title')}
          </Heading>
          <Muted size={16}>{t('packages.home.lead')}</Muted>
        </div>
        {search === '' ? <DraftSearch /> : <AskedSearch />}
      </Block>
      <Block>
        <div>
          <Heading level={2}>{t('packages.home.wall')}</Heading>
          <Muted size={16}>{t('packages.home.wallText', { from })}</Muted>
        </div>
        <Wall>
          {PLACES_TO_GO.filter((code) => code !== from).map((code) => (
            <li key={code}>
              <PosterCard
                place={code}
                title={
                  <Link to={packageResultsHref({ ...query, to: code })}>{t(`packages.places.${code}`)}</Link>
                }
                facts={t('packages.flightAndHotel')}
              />
            </li>
          ))}
        </Wall>
      </Block>
      <Block>
        <Heading level={2}>{t('packages.home.how')}</Heading>
        <Muted size={16}>{t('packages.home.howText')}</Muted>
      </Block>
    </Page>
  );
}

/** What was typed without script leads on by a real redirect; without words there is nothing to wait for. */
export const decides = true;

export const loader: PageModule['loader'] = async ({ request, scope, language, today }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.size === 0) return;
  const query = readPackageQuery(searchParams, today);
  const typed = searchParams.has(TYPED) ? await typedSearchHref(query, language) : undefined;
  if (typed !== undefined) redirectTo(typed);
  await loadSearchedTrip(query, queryClientOf(scope), language);
};

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('packages.home.metaTitle'),
  description: t('packages.home.lead'),
});

import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { DEFAULT_PARTY } from '@alisio/shared-contracts/tours';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { tourCountriesQuery } from '../api/tour-countries.ts';
import { CountryWall, HowItWorks } from '../features/tour-countries/index.ts';
import { LateTourSearch } from '../features/tour-search/index.ts';
import { ChargedNote } from '../words/charged-note.tsx';
import { ToursByPhone } from '../words/tours-by-phone.tsx';
import { ToursFailed } from '../words/tours-failed.tsx';

const { space } = tokens;

const Page = styled(Wrap)`
  display: grid;
  gap: ${space[16]};
  padding-block: ${space[8]} ${space[16]};

  ${media.lg} {
    padding-block: ${space[12]} ${space[24]};
  }
`;

const Block = styled.section`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

/** `/turs` (§2): tours of several days, by country, month and length. */
export default function ToursHomePage() {
  const { t, language } = useTexts('tours');
  const countries = useQuery(tourCountriesQuery(language));
  return (
    <Page>
      <Block>
        <div>
          <Heading level={1} size="xl">
            {t('toursHome.title')}
          </Heading>
          <Muted size={16}>{t('toursHome.lead')}</Muted>
        </div>
        <LateTourSearch query={{ text: '', ...DEFAULT_PARTY }} days="" countries={countries.data ?? []} />
      </Block>
      <Block>
        <div>
          <Heading level={2}>
            {countries.data
              ? t('toursHome.wall', {
                  countries: countries.data.length,
                  tours: countries.data.reduce((sum, { tours }) => sum + tours, 0),
                })
              : t('toursHome.wallWaiting')}
          </Heading>
          <Muted size={16}>{t('toursHome.wallText')}</Muted>
        </div>
        {countries.data ? <CountryWall countries={countries.data} /> : null}
        {countries.isPending ? <Skeleton height="520px" /> : null}
        {countries.isError ? <ToursFailed level={2} onRetry={() => void countries.refetch()} /> : null}
        <ChargedNote />
      </Block>
      <Block>
        <Heading level={2}>{t('toursHome.howTitle')}</Heading>
        <HowItWorks />
      </Block>
      <ToursByPhone />
    </Page>
  );
}

export const loader: PageModule['loader'] = ({ scope, language }) =>
  queryClientOf(scope).prefetchQuery(tourCountriesQuery(language));

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('toursHome.title'),
  description: t('toursHome.lead'),
});

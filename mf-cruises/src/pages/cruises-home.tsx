import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { cruiseChoicesQuery } from '../api/cruise-choices.ts';
import { RegionWall } from '../features/cruise-regions/index.ts';
import { LateCruiseSearch, NO_CRUISE_QUERY } from '../features/cruise-search/index.ts';
import { ChargedNote } from '../words/charged-note.tsx';
import { CruisesByPhone } from '../words/cruises-by-phone.tsx';
import { CruisesFailed } from '../words/cruises-failed.tsx';
import { SoonList } from './cruises-home/soon-list.tsx';

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

/** `/crucerro` (§2): cruises by destination, line, ship and days. */
export default function CruisesHomePage() {
  const { t, language } = useTexts('cruises');
  const choices = useQuery(cruiseChoicesQuery(language));
  const { data } = choices;
  return (
    <Page>
      <Block>
        <div>
          <Heading level={1} size="xl">
            {t('home.title')}
          </Heading>
          <Muted size={16}>{t('home.lead')}</Muted>
        </div>
        <LateCruiseSearch query={NO_CRUISE_QUERY} choices={data} />
      </Block>
      <Block>
        <div>
          <Heading level={2}>
            {data ? t('home.wall', { count: data.regions.length }) : t('home.wallWaiting')}
          </Heading>
          <Muted size={16}>{t('home.wallText')}</Muted>
        </div>
        {data ? <RegionWall regions={data.regions} query={NO_CRUISE_QUERY} /> : null}
        {choices.isPending ? <Skeleton height="520px" /> : null}
        {choices.isError ? <CruisesFailed level={2} onRetry={() => void choices.refetch()} /> : null}
        <ChargedNote />
      </Block>
      {data && data.soon.length > 0 ? (
        <Block>
          <div>
            <Heading level={2}>{t('home.soonTitle')}</Heading>
            <Muted size={16}>{t('home.soonText')}</Muted>
          </div>
          <SoonList choices={data} />
        </Block>
      ) : null}
      <CruisesByPhone />
    </Page>
  );
}

export const loader: PageModule['loader'] = ({ scope, language }) =>
  queryClientOf(scope).prefetchQuery(cruiseChoicesQuery(language));

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('home.title'),
  description: t('home.lead'),
});

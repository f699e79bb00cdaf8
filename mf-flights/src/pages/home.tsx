import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useNavigationType, useWayOn } from '@alisio/platform/sdk/router';
import { BelowFirstView } from '@alisio/shared-ui/late-part';
import { Wrap } from '@alisio/shared-ui/layout';
import { HeroScene, HeroWords } from '@alisio/shared-ui/poster';
import { Heading } from '@alisio/shared-ui/text';
import { useDeferredValue, useMemo } from 'react';
import {
  LateSearchForm,
  resultsHrefOf,
  useSearchDraft,
  useStartSearch,
  wayOnOf,
} from '../features/flight-search/index.ts';
import {
  Backdrop,
  BeyondRow,
  DestinationWall,
  FinderTabs,
  Hero,
  HowItWorks,
  NearPhoneDeals,
  useHomeForm,
  Words,
} from '../features/home/index.ts';

// Drawn once: no press in the search draws them again.
const scene = <HeroScene />;
const below = (
  <>
    <NearPhoneDeals />
    <HowItWorks />
    <BeyondRow />
  </>
);

/** `/` (§2): the flight search over the trade wind's harbour. */
export default function HomePage() {
  const { t } = useTexts('flights');
  const [form, change] = useHomeForm(useSearchDraft());
  const search = useStartSearch();
  const comesBack = useNavigationType() === 'POP';
  // The posters' addresses follow the search after the paint that answers the press.
  const later = useDeferredValue(form);
  useWayOn(wayOnOf(later));
  const wall = useMemo(
    () => (
      <DestinationWall
        hrefTo={(origin, destination) => resultsHrefOf({ ...later, origin, destination })}
        origin={later.origin}
      />
    ),
    [later],
  );
  return (
    <>
      <Hero>
        <Backdrop>{scene}</Backdrop>
        <Wrap>
          <Words as={HeroWords}>
            <Heading level={1} size="hero">
              {t('home.title')}
            </Heading>
            <p>{t('home.lead')}</p>
          </Words>
          <FinderTabs>
            <LateSearchForm form={form} onChange={change} onSearch={search} />
          </FinderTabs>
        </Wrap>
      </Hero>
      <BelowFirstView atOnce={comesBack}>
        {wall}
        {below}
      </BelowFirstView>
    </>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('home.metaTitle'),
  description: t('home.lead'),
});

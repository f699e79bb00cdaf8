import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Wrap } from '@alisio/shared-ui/layout';
import { HeroScene, HeroWords } from '@alisio/shared-ui/poster';
import { Heading } from '@alisio/shared-ui/text';
import {
  resultsHrefOf,
  SearchForm,
  useSearchDraft,
  useStartSearch,
} from '../features/flight-search/index.ts';
import {
  Backdrop,
  DestinationWall,
  Hero,
  HowItWorks,
  NearPhoneDeals,
  useHomeForm,
  Words,
} from '../features/home/index.ts';

/** `/` (§2): the flight search over the trade wind's harbour. */
export default function HomePage() {
  const { t } = useTexts('flights');
  const [form, change] = useHomeForm(useSearchDraft());
  const search = useStartSearch();
  return (
    <>
      <Hero>
        <Backdrop>
          <HeroScene />
        </Backdrop>
        <Wrap>
          <Words as={HeroWords}>
            <Heading level={1} size="hero">
              {t('home.title')}
            </Heading>
            <p>{t('home.lead')}</p>
          </Words>
          <SearchForm form={form} onChange={change} onSearch={search} />
        </Wrap>
      </Hero>
      <DestinationWall
        hrefTo={(origin, destination) => resultsHrefOf({ ...form, origin, destination })}
        origin={form.origin}
      />
      <NearPhoneDeals />
      <HowItWorks />
    </>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('home.metaTitle'),
  description: t('home.lead'),
});

import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useNavigationType } from '@alisio/platform/sdk/router';
import { BelowFirstView } from '@alisio/shared-ui/late-part';
import { Wrap } from '@alisio/shared-ui/layout';
import { HeroScene, HeroWords } from '@alisio/shared-ui/poster';
import { Heading } from '@alisio/shared-ui/text';
import { useDeferredValue, useMemo } from 'react';
import { LateSearchForm, useSearchDraft } from '../features/flight-search/index.ts';
import { Backdrop, FinderTabs, Hero, useHomeForm, Words } from '../features/home/index.ts';
import { LateHomeBelow } from './home/late-home-below.ts';

// Drawn once: no press in the search draws them again.
const scene = <HeroScene />;

/** `/` (§2): the flight search over the trade wind's harbour. */
export default function HomePage() {
  const { t } = useTexts('flights');
  const [form, change] = useHomeForm(useSearchDraft());
  const comesBack = useNavigationType() === 'POP';
  // The posters' addresses follow the search after the paint that answers the press.
  const later = useDeferredValue(form);
  const below = useMemo(() => <LateHomeBelow form={later} />, [later]);
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
            <LateSearchForm form={form} onChange={change} />
          </FinderTabs>
        </Wrap>
      </Hero>
      <BelowFirstView atOnce={comesBack}>{below}</BelowFirstView>
    </>
  );
}

/** At the edge alone: in a browser what stands below asks by itself, and finds until then what it was drawn with. */
export const loader: PageModule['loader'] = async (context) => {
  if (typeof document !== 'undefined') return;
  const { loadHome } = await import(/* webpackChunkName: "home-below" */ './home/load-home.ts');
  await loadHome(context);
};

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('home.metaTitle'),
  description: t('home.lead'),
});

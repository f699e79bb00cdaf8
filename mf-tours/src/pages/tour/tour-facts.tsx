import { useTexts } from '@alisio/platform/sdk/i18n';
import { Section } from '@alisio/shared-ui/section';
import { GoodToKnow, type GoodToKnowProps, Included } from '../../features/tour-facts/index.ts';

/** What is good to know of a tour, below its departures. */
export default function TourFacts({ tour, departure }: GoodToKnowProps) {
  const { t } = useTexts('tours');
  return (
    <>
      <Section id="incluye" title={t('tourPage.lists.title')}>
        <Included tour={tour} />
      </Section>
      <Section id="saber" title={t('tourPage.know.title')}>
        <GoodToKnow tour={tour} departure={departure} />
      </Section>
    </>
  );
}

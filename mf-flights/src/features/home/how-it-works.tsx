import { useTexts } from '@alisio/platform/sdk/i18n';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { Section, SectionHead, Steps } from './home-styles.tsx';

/** What sets us apart, in three sentences that are true. */
export function HowItWorks() {
  const { t } = useTexts('flights');
  return (
    <Section>
      <Wrap>
        <SectionHead>
          <Heading level={2}>{t('home.howTitle')}</Heading>
        </SectionHead>
        <Steps>
          {(['total', 'check', 'person'] as const).map((step) => (
            <li key={step}>
              <Heading level={3}>{t(`home.how.${step}Title`)}</Heading>
              <Muted size={16}>{t(`home.how.${step}Text`)}</Muted>
            </li>
          ))}
        </Steps>
      </Wrap>
    </Section>
  );
}

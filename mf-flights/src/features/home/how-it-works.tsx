import { useTexts } from '@alisio/platform/sdk/i18n';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Section, SectionHead } from './home-styles.tsx';

const { color, space } = tokens;

const Steps = styled.ol`
  display: grid;
  gap: ${space[8]};
  counter-reset: step;

  & > li {
    padding-top: ${space[4]};
    border-top: 2px solid ${color.ink};
    counter-increment: step;
  }

  & h3::before {
    content: counter(step);
    margin-right: ${space[2]};
    font-stretch: ${tokens.width.narrow};
    color: ${color.actionText};
  }

  & p {
    max-width: 38ch;
    margin-top: ${space[2]};
  }

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[6]};
  }
`;

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

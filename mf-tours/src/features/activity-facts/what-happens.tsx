import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ActivityDetail } from '@alisio/shared-contracts/activities';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useActivityWords } from '../../words/activity-words.ts';
import { Section } from './section.tsx';

const { color, space } = tokens;

const Text = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 65ch;
`;

/** One line through all of it, a dot for each step. */
const Steps = styled.ol`
  display: grid;
  gap: ${space[5]};
  max-width: 65ch;
  margin-top: ${space[6]};
  padding-left: ${space[6]};
  border-left: 2px solid ${color.lineStrong};

  & > li {
    position: relative;
  }

  & > li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: calc(-1 * ${space[6]} - 7px);
    width: 12px;
    height: 12px;
    border: 2px solid ${color.action};
    border-radius: 50%;
    background: ${color.paper};
  }
`;

/** What happens, in its order. */
export function WhatHappens({ description, steps }: Pick<ActivityDetail, 'description' | 'steps'>) {
  const { t } = useTexts('tours');
  const words = useActivityWords();
  return (
    <Section id="que-pasa" title={t('activityPage.facts.happens')}>
      <Text>
        {description.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Text>
      <Steps>
        {steps.map(({ title, text, minutes }) => (
          <li key={title}>
            <Heading level={3} size="s">
              {title}
            </Heading>
            <p>{text}</p>
            {minutes === undefined ? null : (
              <Muted>{t('activityPage.facts.about', { time: words.duration(minutes) })}</Muted>
            )}
          </li>
        ))}
      </Steps>
    </Section>
  );
}

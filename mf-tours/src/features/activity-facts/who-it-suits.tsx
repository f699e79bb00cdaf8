import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ActivityDetail } from '@alisio/shared-contracts/activities';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Section } from './section.tsx';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  max-width: 65ch;
  padding-left: ${tokens.space[5]};
  list-style: disc;
`;

const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Age, effort and ways without steps, as they are; and what else is good to know before one goes. */
export function WhoItSuits({ activityInfo, goodToKnow, questions }: ActivityDetail) {
  const { t } = useTexts('tours');
  const { minAge, effort, wheelchair } = activityInfo.suits;
  return (
    <Section id="para-quien" title={t('activityPage.facts.suits')}>
      <List>
        <li>
          {minAge > 0 ? t('activityPage.facts.minAge', { age: minAge }) : t('activityPage.facts.anyAge')}
        </li>
        <li>{t(`activityPage.facts.efforts.${effort}`)}</li>
        <li>{t(wheelchair ? 'activityPage.facts.wheelchair' : 'activityPage.facts.noWheelchair')}</li>
        {goodToKnow.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {questions.length > 0 ? (
          <li>
            {t('activityPage.facts.asks', { what: questions.map(({ text }) => asSentence(text)).join(' ') })}
          </li>
        ) : null}
      </List>
    </Section>
  );
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import { useLocation } from '@alisio/platform/sdk/router';
import type { StartingPoint } from '@alisio/shared-contracts/activities';
import { Heading } from '@alisio/shared-ui/text';
import { useActivityWords } from '../../words/activity-words.ts';
import { hrefWithChoice } from './choice-address.ts';
import { ChoiceLink, Choices, Step } from './choice-styles.tsx';
import type { ChosenSession } from './choose-session.ts';

export interface ChooseDetailsProps {
  choice: ChosenSession;
  startingPoints: readonly StartingPoint[];
  /** query of the page */
  search: URLSearchParams;
}

/** In which language, and how the party comes to it: what is still to be chosen where there is a choice. */
export function ChooseDetails({ choice, startingPoints, search }: ChooseDetailsProps) {
  const { t } = useTexts('tours');
  const { pathname } = useLocation();
  const words = useActivityWords();
  const { session, speak, start } = choice;
  const languages = session?.languages ?? [];
  return (
    <>
      {languages.length > 1 ? (
        <Step aria-labelledby="choose-language">
          <Heading level={3} size="s" id="choose-language">
            {t('activityPage.language.title')}
          </Heading>
          <Choices>
            {languages.map((code) => (
              <li key={code}>
                <ChoiceLink
                  to={`${pathname}${hrefWithChoice(search, { speak: code })}`}
                  aria-current={code === speak || undefined}
                >
                  <b>{words.spoken(code)}</b>
                </ChoiceLink>
              </li>
            ))}
          </Choices>
        </Step>
      ) : null}
      {startingPoints.length > 1 ? (
        <Step aria-labelledby="choose-start">
          <Heading level={3} size="s" id="choose-start">
            {t('activityPage.start.title')}
          </Heading>
          <Choices>
            {startingPoints.map((point) => (
              <li key={point.kind}>
                <ChoiceLink
                  to={`${pathname}${hrefWithChoice(search, { start: point.kind })}`}
                  aria-current={point === start || undefined}
                >
                  <b>{t(`activityPage.start.${point.kind}`)}</b>
                  <span>{point.name}</span>
                </ChoiceLink>
              </li>
            ))}
          </Choices>
        </Step>
      ) : null}
    </>
  );
}

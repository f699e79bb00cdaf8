import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useLocation } from '@alisio/platform/sdk/router';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { ActivityParty, Modality } from '@alisio/shared-contracts/activities';
import { Alert } from '@alisio/shared-ui/feedback';
import { Price } from '@alisio/shared-ui/price';
import { Heading } from '@alisio/shared-ui/text';
import { useActivityWords } from '../../words/activity-words.ts';
import { hrefWithChoice } from './choice-address.ts';
import { ChoiceLink, Choices, Left, SessionLink, Sessions, Step } from './choice-styles.tsx';
import type { ChosenSession } from './choose-session.ts';
import { sharesOf } from './price-lines.ts';

export interface ChooseHourProps {
  choice: ChosenSession;
  party: ActivityParty;
  currency: string;
  /** query of the page */
  search: URLSearchParams;
}

/** With others, or alone with one's own. */
function ChooseWay({ ways, way, search }: Pick<ChosenSession, 'ways' | 'way'> & { search: URLSearchParams }) {
  const { t } = useTexts('tours');
  const { pathname } = useLocation();
  const said = ({ isPrivate }: Modality) =>
    t(isPrivate ? 'activityPage.way.private' : 'activityPage.way.shared');
  return (
    <Step aria-labelledby="choose-way">
      <Heading level={3} size="s" id="choose-way">
        {t('activityPage.way.title')}
      </Heading>
      <Choices>
        {ways.map((one) => (
          <li key={one.code}>
            <ChoiceLink
              to={`${pathname}${hrefWithChoice(search, { way: one.code, hour: undefined })}`}
              aria-current={one === way || undefined}
            >
              <b>{one.name}</b>
              <span>{said(one)}</span>
            </ChoiceLink>
          </li>
        ))}
      </Choices>
    </Step>
  );
}

/** When it begins on the chosen day, with the places that are left and what it costs everybody. */
export function ChooseHour({ choice, party, currency, search }: ChooseHourProps) {
  const { t } = useTexts('tours');
  const { day, time } = useFormats();
  const words = useActivityWords();
  const { totalParts } = usePriceSums();
  const { pathname } = useLocation();
  const { sessions, session, ways, way, isGoneHour } = choice;
  if (choice.day === undefined) return null;
  return (
    <>
      {ways.length > 1 ? <ChooseWay ways={ways} way={way} search={search} /> : null}
      <Step aria-labelledby="choose-hour">
        <Heading level={3} size="s" id="choose-hour">
          {t('activityPage.hour.title', { day: day(choice.day, 'long') })}
        </Heading>
        {isGoneHour ? (
          <Alert tone="warm" title={t('activityPage.hour.gone')}>
            {t('activityPage.hour.goneText')}
          </Alert>
        ) : null}
        <Sessions>
          {sessions.map((one) => (
            <li key={one.startsAt}>
              <SessionLink
                to={`${pathname}${hrefWithChoice(search, { day: choice.day, hour: one.startsAt.slice(11, 16) })}`}
                aria-current={one === session || undefined}
              >
                <span>
                  <b>{time(one.startsAt)}</b> {t('activityPage.hour.until', { time: time(one.endsAt) })}
                  <Left>
                    {[
                      one.groupAmount === undefined
                        ? t('activity.left', { count: one.left })
                        : t('activityPage.hour.yours'),
                      one.languages.map(words.spoken).join(', '),
                    ]
                      .filter(Boolean)
                      .join('. ')}
                  </Left>
                </span>
                <Price parts={totalParts({ currency, amounts: sharesOf(one, party) })} size="m" />
              </SessionLink>
            </li>
          ))}
        </Sessions>
      </Step>
    </>
  );
}

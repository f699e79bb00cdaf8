import { useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useReserve } from '@alisio/platform/sdk/reserve';
import { usePhoneLine, useToday } from '@alisio/platform/sdk/visitor';
import {
  type ActivityDays,
  type ActivityDetail,
  type ActivityQuery,
  type ActivitySessions,
  activityCartItem,
} from '@alisio/shared-contracts/activities';
import { LineRow } from '@alisio/shared-ui/shell';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type ConfirmedActivityAnswer, confirmActivity } from '../../api/confirm-activity.ts';
import {
  ActivityBar,
  type ActivityChoice,
  ActivityTotal,
  ActivityTroubleAlert,
  ChooseDay,
  ChooseDetails,
  ChooseHour,
  ChoosePeople,
  chosenSession,
} from '../../features/activity-choice/index.ts';
import { NoSessions } from './activity-states.tsx';

const { space } = tokens;

const Split = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[8]};

  & > * {
    min-width: 0;
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 344px;
    gap: ${space[10]};
  }
`;

const Side = styled.div`
  scroll-margin-top: ${space[24]};

  ${media.lg} {
    position: sticky;
    top: 96px;
    align-self: start;
    grid-row: span 2;
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${space[6]};
  align-content: start;
  scroll-margin-top: ${space[24]};
`;

const Facts = styled.div`
  ${media.lg} {
    grid-column: 1;
  }
`;

/** The line to a person, below what is chosen. */
function CallRow() {
  const { t } = useTexts('tours');
  const line = usePhoneLine();
  if (!line) return null;
  return (
    <LineRow
      title={t('activityPage.callTitle')}
      line={line}
      words={{
        call: t('activity.callLabel', { number: line.shown }),
        open: t('activity.lineOpen', { closes: line.closes }),
        closed: t('activity.lineClosed', { opens: line.opens }),
      }}
    />
  );
}

export interface ChosenActivityProps {
  code: string;
  detail: ActivityDetail;
  query: ActivityQuery;
  choice: ActivityChoice;
  days: ActivityDays;
  sessions: ActivitySessions;
  /** other ones are on their way */
  isStale: boolean;
  /** path of the page, and its query */
  pathname: string;
  search: URLSearchParams;
  onRefresh: () => void;
  /** told before the way to the checkout */
  onLeave: () => void;
  /** what is good to know of it */
  facts: ReactNode;
}

/** Day, hour, people and ways, their total, and the way on. What is chosen stands in the address. */
export function ChosenActivity(props: ChosenActivityProps) {
  const { code, detail, query, days, sessions, isStale, pathname, search, onRefresh, onLeave, facts } = props;
  const { t } = useTexts('tours');
  const language = useLanguage();
  const today = useToday();
  const line = usePhoneLine();
  const { party } = query;
  const { currency, refuses } = sessions.meta;
  const choice = chosenSession(detail, sessions, props.choice, { asked: days, searched: query }, language);
  const { session, speak, start, day } = choice;
  const occasion = `${pathname}?${search}`;
  const { reserve, accept, busy, trouble, dismiss } = useReserve({
    occasion,
    confirm:
      session && start
        ? (signal) => {
            const way = { rateKey: session.rateKey, language: speak, start: start.kind };
            return confirmActivity(code, way, language, signal);
          }
        : undefined,
    itemsOf: (confirmed: ConfirmedActivityAnswer) => [activityCartItem(confirmed, occasion)],
    onLeave,
  });
  const refresh = () => {
    dismiss();
    onRefresh();
  };
  const reserveIt = () => void reserve('all');
  const people = (
    <ChoosePeople
      party={party}
      bands={session?.paxAmounts ?? detail.amountsFrom}
      isFrom={!session}
      currency={currency}
      pathname={pathname}
      search={search}
    />
  );
  return (
    <>
      <Split>
        <Main id="elegir" aria-busy={isStale || undefined}>
          <Heading level={2}>{t('activityPage.choose')}</Heading>
          {people}
          {day === undefined ? (
            <NoSessions
              code={code}
              query={query}
              detail={detail}
              days={days}
              refuses={refuses}
              today={today}
            />
          ) : (
            <>
              <ChooseDay choice={choice} searched={query} currency={currency} search={search} />
              <ChooseHour choice={choice} party={party} currency={currency} search={search} />
              <ChooseDetails choice={choice} startingPoints={detail.startingPoints} search={search} />
            </>
          )}
          <CallRow />
        </Main>
        {day === undefined ? null : (
          <Side id="total">
            {trouble ? (
              <ActivityTroubleAlert
                trouble={trouble}
                onAccept={accept}
                onRetry={reserveIt}
                onRefresh={refresh}
              />
            ) : null}
            <ActivityTotal
              choice={choice}
              party={party}
              currency={currency}
              isStale={isStale}
              busy={busy !== undefined}
              onReserve={reserveIt}
              withoutScript={line ? t('activityPage.withoutScript', { number: line.shown }) : ''}
            />
          </Side>
        )}
        <Facts>{facts}</Facts>
      </Split>
      <ActivityBar
        choice={choice}
        party={party}
        currency={currency}
        totalHref="#total"
        chooseHref="#elegir"
      />
    </>
  );
}

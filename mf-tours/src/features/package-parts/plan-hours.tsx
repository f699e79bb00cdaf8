import { currentAttribution } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { ActivityDetail, ActivitySession } from '@alisio/shared-contracts/activities';
import {
  PACKAGE_CURRENCY,
  type PackageQuery,
  type PackageStay,
  packageHref,
} from '@alisio/shared-contracts/packages';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { planQuery } from '../../api/package-plan.ts';
import { useActivityWords } from '../../words/activity-words.ts';
import { StayingLink } from '../../words/staying-link.tsx';
import { type ChosenPlan, detailsOf, isThereFor, partyIn, type TimeThere, writePlan } from './chosen-plan.ts';
import { Body } from './part-styles.tsx';
import { usePlanCancellation } from './plan-words.ts';

const { color, space } = tokens;

const Sessions = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
`;

const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
`;

const Choose = styled(Link)(buttonStyles({ size: 's' }));
const Turn = styled(StayingLink)(buttonStyles({ variant: 'quiet', size: 's' }), {
  '&[aria-current]': { background: color.actionSoft, borderColor: color.action, color: color.actionText },
});

export interface PlanHoursProps {
  code: string;
  query: PackageQuery;
  stay: PackageStay;
  there: TimeThere;
  choice: ChosenPlan | undefined;
  /** query of the page */
  search: URLSearchParams;
}

interface Offered extends Omit<PlanHoursProps, 'code' | 'stay'> {
  detail: ActivityDetail;
  byDay: readonly { date: string; sessions: readonly ActivitySession[] }[];
}

/** In which language and how one comes to it, where there is a choice; it stands in the page's address. */
function AskedDetails({ detail, byDay, search, said }: Pick<Offered, 'detail' | 'byDay' | 'search'> & Said) {
  const { t, language } = useTexts('tours');
  const words = useActivityWords();
  const first = byDay[0]?.sessions[0];
  if (!first) return null;
  const chosen = detailsOf(detail, first, said, language);
  const languages = [...new Set(byDay.flatMap(({ sessions }) => sessions.flatMap((one) => one.languages)))];
  const hrefWith = (name: 'speak' | 'start', value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    return `?${next}`;
  };
  return (
    <>
      {languages.length > 1 ? (
        <Asked role="group" aria-label={t('packages.plan.language')}>
          <Muted>{t('packages.plan.language')}</Muted>
          {languages.map((one) => (
            <Turn key={one} to={hrefWith('speak', one)} aria-current={one === chosen.speak || undefined}>
              {words.spoken(one)}
            </Turn>
          ))}
        </Asked>
      ) : null}
      {detail.startingPoints.length > 1 ? (
        <Asked role="group" aria-label={t('packages.plan.start')}>
          <Muted>{t('packages.plan.start')}</Muted>
          {detail.startingPoints.map(({ kind }) => (
            <Turn
              key={kind}
              to={hrefWith('start', kind)}
              aria-current={kind === chosen.start?.kind || undefined}
            >
              {words.start(kind)}
            </Turn>
          ))}
        </Asked>
      ) : null}
    </>
  );
}

interface Said {
  said: Pick<ChosenPlan, 'speak' | 'start'>;
}

/** Its sessions day by day, each with what it costs everybody and the way to take it. */
function Days({ detail, byDay, query, said }: Offered & Said) {
  const { t, language } = useTexts('tours');
  const { day, time } = useFormats();
  const { money } = usePrices();
  const cancellation = usePlanCancellation();
  const { code } = detail.activityInfo;
  const nameOf = ({ modality }: ActivitySession) =>
    detail.modalities.length > 1 ? detail.modalities.find((one) => one.code === modality)?.name : undefined;
  const hrefOf = (session: ActivitySession) => {
    const { speak, start } = detailsOf(detail, session, said, language);
    const activity = writePlan({
      ...{ code, day: session.startsAt.slice(0, 10), hour: session.startsAt.slice(11, 16) },
      ...{ way: session.modality, speak, start: start?.kind },
    });
    return `${packageHref({ ...query, activity })}#package-plan`;
  };
  return byDay.map(({ date, sessions }) => (
    <div key={date}>
      <Heading level={4} size="s">
        {day(date, 'long')}
      </Heading>
      <Sessions>
        {sessions.map((session) => {
          const amount = money(session.totalAmount, PACKAGE_CURRENCY);
          const hours = t('packages.plan.fromTo', {
            from: time(session.startsAt),
            to: time(session.endsAt),
          });
          return (
            <li key={session.rateKey}>
              <div>
                <p>
                  <b>{hours}</b>
                </p>
                <Muted size={13}>
                  {[
                    nameOf(session),
                    session.groupAmount === undefined
                      ? t('activity.left', { count: session.left })
                      : undefined,
                    cancellation(session).text,
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </Muted>
              </div>
              <Choose
                to={hrefOf(session)}
                rel="nofollow"
                aria-label={t('packages.plan.take', { day: day(date, 'long'), hours, amount })}
              >
                {t('packages.plan.takeFor', { amount })}
              </Choose>
            </li>
          );
        })}
      </Sessions>
    </div>
  ));
}

/** When an activity can be done between landing and leaving, and what it costs everybody. */
export function PlanHours({ code, query, stay, there, choice, search }: PlanHoursProps) {
  const { t, language } = useTexts('tours');
  const plan = useQuery(planQuery(code, stay, partyIn(query.rooms), language, currentAttribution()));
  if (plan.isError || plan.data === null)
    return (
      <Body>
        <p role="alert">{t('packages.plan.failed')}</p>
        <p>
          <Button size="s" onClick={() => void plan.refetch()}>
            {t('packages.retry')}
          </Button>
        </p>
      </Body>
    );
  if (!plan.data)
    return (
      <Body aria-busy="true">
        <Skeleton height="120px" />
      </Body>
    );
  const { detail, sessions } = plan.data;
  const byDay = sessions.data
    .map(({ date, sessions: all }) => ({
      date,
      sessions: all
        .filter((one) => one.left > 0 && isThereFor(one, there))
        .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
    }))
    .filter((one) => one.sessions.length > 0);
  const own = choice?.code === code ? choice : undefined;
  const said = {
    speak: search.get('speak') ?? own?.speak,
    start: search.get('start') ?? own?.start,
  };
  const offered = { detail, byDay, query, there, choice, search, said };
  return (
    <Body>
      {byDay.length === 0 ? <p role="status">{t('packages.plan.noHours')}</p> : null}
      <AskedDetails {...offered} />
      <Days {...offered} />
    </Body>
  );
}

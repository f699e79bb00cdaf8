import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { activityResultsHref, type ListedActivity } from '@alisio/shared-contracts/activities';
import {
  PACKAGE_CURRENCY,
  type PackageQuery,
  type PackageStay,
  packageHref,
} from '@alisio/shared-contracts/packages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { Button, buttonStyles, linkStyles } from '@alisio/shared-ui/button';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Heading, Muted, Tag } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { activityPageQuery, activityQuestionOf } from '../../api/activity-search.ts';
import { usePackageWords } from '../../packages/package-words.ts';
import { ActivityPicture } from '../../words/activity-picture.tsx';
import { useActivityWords } from '../../words/activity-words.ts';
import { StayingLink } from '../../words/staying-link.tsx';
import { type ChosenPlan, PLAN_KM, partyIn, type TimeThere } from './chosen-plan.ts';
import { CHANGE, PLAN } from './hotel-part.tsx';
import { Body, Change, Facts, Frame, House, Part } from './part-styles.tsx';
import { PlanHours } from './plan-hours.tsx';

/** Of what there is, best first; all of it stands on activities' own page. */
const SHOWN = 6;
const TIMES_SHOWN = 4;

const See = styled(Link)(linkStyles);
const Hours = styled(StayingLink)(buttonStyles({ variant: 'quiet', size: 's' }));

/** Says in the page's address of which activity the hours are looked at. */
const SEEN = 'plan';

export interface PlanChoiceProps {
  query: PackageQuery;
  stay: PackageStay;
  there: TimeThere;
  /** of the hotel */
  at: GeoPoint;
  /** the town */
  where: string;
  choice: ChosenPlan | undefined;
  /** query of the page */
  search: URLSearchParams;
}

/** The best of what there is, and the one that is looked at. */
function shownOf(found: readonly ListedActivity[], seen: string | null): readonly ListedActivity[] {
  const best = found.slice(0, SHOWN);
  const other = found.slice(SHOWN).find(({ activityInfo }) => activityInfo.code === seen);
  return other ? [other, ...best] : best;
}

/** An activity that may be added, with the way to its hours. */
function Offered({ activity, query, isSeen }: Offering) {
  const { t } = useTexts('tours');
  const { money } = usePrices();
  const words = useActivityWords();
  const ours = usePackageWords();
  const { activityInfo, lead, total, startTimes } = activity;
  const { name, code, duration, groupSize } = activityInfo;
  const [picture] = activityInfo.media.rawImages;
  const more = startTimes.length - TIMES_SHOWN;
  const times = startTimes.slice(0, TIMES_SHOWN).map(words.startTime).join(', ');
  return (
    <House>
      <Frame>{picture ? <ActivityPicture picture={picture} sizes="232px" /> : null}</Frame>
      <div>
        <Heading level={3} size="s">
          {name}
        </Heading>
        <Facts>
          <li>{words.duration(duration)}</li>
          <li>{t('packages.plan.upTo', { count: groupSize })}</li>
          <li>{more > 0 ? t('packages.plan.moreTimes', { times, count: more }) : times}</li>
        </Facts>
        <p>
          <b>
            {t('packages.plan.from', {
              amount: money(total.amount, PACKAGE_CURRENCY),
              people: ours.people(query.rooms),
            })}
          </b>
        </p>
        <Facts>
          <li>
            <Tag tone={lead.freeUntil ? 'good' : 'neutral'}>
              {lead.freeUntil
                ? words.freeUntil(lead.freeUntil, lead.startsAt)
                : words.cancellation(lead.cancellation)}
            </Tag>
          </li>
        </Facts>
        {isSeen ? null : (
          <Hours
            to={`${packageHref(query)}&${CHANGE}=${PLAN}&${SEEN}=${encodeURIComponent(code)}`}
            aria-label={t('packages.plan.hoursOf', { name })}
          >
            {t('packages.plan.hours')}
          </Hours>
        )}
      </div>
    </House>
  );
}

interface Offering {
  activity: ListedActivity;
  query: PackageQuery;
  /** its hours stand below */
  isSeen: boolean;
}

/** Activities near the hotel on the days of a package, for everybody in it; flight and hotel stay. */
export function PlanChoice({ query, stay, there, at, where, choice, search }: PlanChoiceProps) {
  const { t, language } = useTexts('tours');
  const asked = {
    ...{ from: stay.startDate, to: stay.endDate, place: undefined },
    point: at,
    party: partyIn(query.rooms),
  };
  const question = activityQuestionOf(asked, at, 'recommended', language, currentAttribution());
  const found = useQuery(
    activityPageQuery(question, { sort: 'recommended', facets: { far: `-${PLAN_KM}` } }),
  );
  const seen = search.get(SEEN) ?? choice?.code ?? null;
  const shown = shownOf(found.data?.data ?? [], seen);
  return (
    <Part aria-labelledby="package-plans" aria-busy={found.isPending || undefined}>
      <header>
        <Heading level={2} size="s" id="package-plans">
          {t('packages.plan.choose', { where })}
        </Heading>
        <Change to={packageHref(query)}>{t('packages.done')}</Change>
      </header>
      {found.isPending ? (
        <Body>
          <Skeleton height="160px" />
          <Skeleton height="160px" />
        </Body>
      ) : null}
      {found.isError ? (
        <Body>
          <p role="alert">{t('packages.plan.failed')}</p>
          <p>
            <Button size="s" onClick={() => void found.refetch()}>
              {t('packages.retry')}
            </Button>
          </p>
        </Body>
      ) : null}
      {found.data && shown.length === 0 ? (
        <Body>
          <p role="status">{t('packages.plan.nothing')}</p>
        </Body>
      ) : null}
      {shown.map((activity) => {
        const { code, name } = activity.activityInfo;
        return (
          <article key={code} aria-label={name}>
            <Offered activity={activity} query={query} isSeen={code === seen} />
            {code === seen ? <PlanHours {...{ code, query, stay, there, choice, search }} /> : null}
          </article>
        );
      })}
      {found.data && found.data.meta.kept > shown.length ? (
        <Body>
          <Muted>
            <See to={activityResultsHref(asked)}>
              {t('packages.plan.all', { where, count: found.data.meta.kept })}
            </See>
            {`. ${t('packages.plan.allApart')}`}
          </Muted>
        </Body>
      ) : null}
    </Part>
  );
}

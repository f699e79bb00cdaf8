import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery, useQueryClient } from '@alisio/platform/sdk/query';
import { type MetaContext, notFound, type PageMeta, type PageModule } from '@alisio/platform/sdk/remote';
import { Link, useLocation, useParams, useSearchParams, useWayOn } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { ACTIVITY, activityResultsHref } from '@alisio/shared-contracts/activities';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { Wrap } from '@alisio/shared-ui/layout';
import { Breadcrumb } from '@alisio/shared-ui/navigation';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { activityQuery, activitySessionsQuery } from '../api/get-activity.ts';
import { ActivityHead } from '../features/activity-facts/index.ts';
import { LatePricesClock } from '../prices-clock/late-prices-clock.ts';
import { type ActivityAddress, readActivityAddress } from './activity/activity-address.ts';
import { ActivitySearchBar } from './activity/activity-search-bar.tsx';
import { ActivitySkeleton, FailedActivity, SessionsSkeleton } from './activity/activity-states.tsx';
import { ChosenActivity } from './activity/chosen-activity.tsx';
import { LateFacts } from './activity/late-facts.ts';

const Page = styled(Wrap)`
  padding-block: ${tokens.space[2]} ${tokens.space[16]};
`;

function KnownActivity({ code, query, choice, days }: ActivityAddress & { code: string }) {
  const { t, language } = useTexts('tours');
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const activity = useQuery(activityQuery(code, language));
  const asked = activitySessionsQuery(code, days, query.party, language, currentAttribution());
  const sessions = useQuery({
    ...asked,
    enabled: activity.data !== null,
    // Others of the same activity: what stands stays until they are here.
    placeholderData: (before, of) => (of?.queryKey[1] === code ? before : undefined),
  });
  useWayOn(bookingPagesOf([{ product: ACTIVITY }]).summary);

  // The loader says that there is none.
  if (activity.data === null) return null;
  if (activity.isError) return <FailedActivity level={1} onRetry={() => void activity.refetch()} />;
  if (!activity.data) return <ActivitySkeleton />;

  const detail = activity.data;
  const { activityInfo } = detail;
  const town = activityInfo.location.destinations[0]?.name ?? '';
  const facts = <LateFacts detail={detail} />;
  const expiresAt = sessions.data?.data.length === 0 ? undefined : sessions.data?.meta.expiresAt;
  return (
    <>
      <ActivitySearchBar
        query={query}
        activity={activityInfo}
        where={t('activityPage.where', { town })}
        clock={
          expiresAt ? (
            <LatePricesClock of="activity" expiresAt={expiresAt} onEnd={() => void sessions.refetch()} />
          ) : null
        }
      />
      <Page>
        <Breadcrumb
          label={t('activityPage.crumbs')}
          parents={[
            { id: 'activities', link: <Link to="/activities">{t('activityPage.activities')}</Link> },
            ...(query.place
              ? [{ id: 'place', link: <Link to={activityResultsHref(query)}>{town}</Link> }]
              : []),
          ]}
          current={activityInfo.name}
        />
        <ActivityHead detail={detail} />
        {sessions.isError ? <FailedActivity level={2} onRetry={() => void sessions.refetch()} /> : null}
        {sessions.data ? (
          <ChosenActivity
            code={code}
            detail={detail}
            query={query}
            choice={choice}
            days={days}
            sessions={sessions.data}
            isStale={sessions.isPlaceholderData}
            pathname={pathname}
            search={search}
            onRefresh={() => void sessions.refetch()}
            // Whoever comes back from the checkout asks anew: it may have told them that their places are taken.
            onLeave={() => void client.invalidateQueries({ queryKey: asked.queryKey, refetchType: 'none' })}
            facts={facts}
          />
        ) : (
          <>
            {sessions.isPending ? <SessionsSkeleton /> : null}
            {facts}
          </>
        )}
      </Page>
    </>
  );
}

/** `/activities/:code` (the address is ours): one activity and its sessions. All that it shows is asked for by its address. */
export default function ActivityPage() {
  const today = useToday();
  const [search] = useSearchParams();
  const address = readActivityAddress(useParams().code, search, today);
  const { code } = address;
  return code === undefined ? null : <KnownActivity key={code} {...address} code={code} />;
}

export const loader: PageModule['loader'] = async (context) => {
  const { request, params, scope, language, today, attribution } = context;
  const { code, query, days } = readActivityAddress(params.code, new URL(request.url).searchParams, today);
  if (code === undefined) notFound();
  const client = queryClientOf(scope);
  const known = activityQuery(code, language);
  const activity = client.prefetchQuery(known);
  const sessions = client.prefetchQuery(
    activitySessionsQuery(code, days, query.party, language, attribution),
  );
  await Promise.all([activity, sessions]);
  if (client.getQueryData(known.queryKey) === null) notFound();
};

/** Whether there is such an activity only the API knows. */
export const decides: PageModule['decides'] = true;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('activityPage.title'),
  description: t('activityPage.text'),
});

/** The activity and its town, once they are known. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const { code, query } = readActivityAddress(useParams().code, context.search, useToday());
  const { data } = useQuery({ ...activityQuery(code ?? '', context.language), enabled: code !== undefined });
  const general = meta(context);
  if (!data) return general;
  const { name, location } = data.activityInfo;
  const town = location.destinations[0]?.name ?? '';
  return {
    ...general,
    title: context.t('activityPage.titleOf', { activity: name, town }),
    description: data.summary,
    crumbs: [
      { name: context.t('activityPage.activities'), href: '/activities' },
      ...(query.place ? [{ name: town, href: activityResultsHref(query) }] : []),
      { name },
    ],
  };
};

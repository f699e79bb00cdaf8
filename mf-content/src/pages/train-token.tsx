import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Link, useParams } from '@alisio/platform/sdk/router';
import { type TrainTokenAnswer, trainsHref } from '@alisio/shared-contracts/trains';
import { Alert, Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Breadcrumb } from '@alisio/shared-ui/navigation';
import { Heading, Muted } from '@alisio/shared-ui/text';
import type { ReactNode } from 'react';
import { trainTokenQuery } from '../api/train-deals.ts';
import { LateTrainsByPhone } from '../trains/late-trains-by-phone.ts';
import { TrainsFailed } from '../trains/trains-failed.tsx';
import { ChosenDeal, LikeDeals } from './trains/chosen-deal.tsx';
import { Titles, TrainsFrame } from './trains/page-frame.tsx';

const tokenIn = (params: Readonly<Record<string, string | undefined>>): string => params.token ?? '';

/** Why an offer is good no more, what it was about, and others like it. */
function GoneOffer({
  answer: { state, was, like },
  crumbs,
}: {
  answer: TrainTokenAnswer;
  crumbs: ReactNode;
}) {
  const { t } = useTexts('content');
  const { longDate } = useFormats();
  if (state === 'valid') return null;
  return (
    <>
      <Titles>
        {crumbs}
        <Heading level={1}>{t(`trains.token.${state}`)}</Heading>
        <Muted size={16}>{t(`trains.token.${state}Text`)}</Muted>
        {was ? (
          <Muted size={16}>
            {t('trains.token.was', { from: was.from, to: was.to, day: longDate(was.date) })}
          </Muted>
        ) : null}
      </Titles>
      <LikeDeals deals={like} />
      <LateTrainsByPhone />
    </>
  );
}

/** `/trains-deals/{token}` (§2): an offer as it was sent to somebody, to be used once (decision 61). */
export default function TrainTokenPage() {
  const { t, language } = useTexts('content');
  const { longDate } = useFormats();
  const token = tokenIn(useParams());
  const { data, isError, refetch } = useQuery(trainTokenQuery(token, language));
  const crumbs = (
    <Breadcrumb
      label={t('trains.crumbs')}
      parents={[{ id: 'trains', link: <Link to={trainsHref()}>{t('trains.home')}</Link> }]}
      current={t('trains.token.metaTitle')}
    />
  );
  if (isError) return <TrainsFailed level={1} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <TrainsFrame aria-busy="true">
        <VisuallyHidden as="h1">{t('trains.token.metaTitle')}</VisuallyHidden>
        <Skeleton height="520px" />
      </TrainsFrame>
    );
  const { state, deal, race, like } = data;
  if (state !== 'valid' || !deal)
    return (
      <TrainsFrame>
        <GoneOffer answer={data} crumbs={crumbs} />
      </TrainsFrame>
    );
  return (
    <TrainsFrame>
      <Titles>
        {crumbs}
        <Heading level={1}>{t('trains.token.title', { from: deal.from.name, to: deal.to.name })}</Heading>
        <Alert tone="good" title={t('trains.token.holds', { day: longDate(deal.until) })}>
          {t('trains.token.charged')}
        </Alert>
      </Titles>
      <ChosenDeal deal={deal} race={race} like={like} token={token} />
    </TrainsFrame>
  );
}

export const loader: PageModule['loader'] = ({ params, scope, language }) =>
  queryClientOf(scope).prefetchQuery(trainTokenQuery(tokenIn(params), language));

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('trains.token.metaTitle'),
  description: t('trains.token.description'),
  robots: 'noindex',
});

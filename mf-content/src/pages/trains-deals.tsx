import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { readTrainQuery } from '@alisio/shared-contracts/trains';
import { trainDealQuery, trainDealsQuery } from '../api/train-deals.ts';
import { DealView } from './trains/deal-view.tsx';
import { DealsView } from './trains/deals-view.tsx';
import { TrainsFrame } from './trains/page-frame.tsx';

/** `/trains-deals` (§2): train deals, or the one that the address names. */
export default function TrainsDealsPage() {
  useTexts('content');
  const [search] = useSearchParams();
  const query = readTrainQuery(search, useToday());
  return <TrainsFrame>{query.deal ? <DealView query={query} /> : <DealsView query={query} />}</TrainsFrame>;
}

export const loader: PageModule['loader'] = ({ request, scope, language, today }) => {
  const query = readTrainQuery(new URL(request.url).searchParams, today);
  const client = queryClientOf(scope);
  return query.deal
    ? client.prefetchQuery(trainDealQuery(query, language))
    : client.prefetchQuery(trainDealsQuery(query, language));
};

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('trains.metaTitle'),
  description: t('trains.lead'),
});

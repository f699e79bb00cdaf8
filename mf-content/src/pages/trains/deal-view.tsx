import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { type TrainQuery, trainsHref } from '@alisio/shared-contracts/trains';
import { linkStyles } from '@alisio/shared-ui/button';
import { EmptyState, Skeleton } from '@alisio/shared-ui/feedback';
import { Breadcrumb } from '@alisio/shared-ui/navigation';
import { Heading } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { trainDealQuery } from '../../api/train-deals.ts';
import { ChargedNote } from '../../trains/charged-note.tsx';
import { useTrainWords } from '../../trains/train-words.ts';
import { TrainsFailed } from '../../trains/trains-failed.tsx';
import { ChosenDeal } from './chosen-deal.tsx';
import { Titles } from './page-frame.tsx';

const All = styled(Link)(linkStyles);

/** The deal that an address names, on its day. */
export function DealView({ query }: { query: TrainQuery }) {
  const { t, language } = useTexts('content');
  const words = useTrainWords();
  const { data, isError, refetch } = useQuery(trainDealQuery(query, language));
  if (isError) return <TrainsFailed level={1} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="520px" />;
  if (data === null)
    return (
      <EmptyState
        level={1}
        title={t('trains.gone.title')}
        text={t('trains.gone.text')}
        actions={<All to={trainsHref()}>{t('trains.gone.all')}</All>}
      />
    );
  const { deal, race, like } = data;
  return (
    <>
      <Titles>
        <Breadcrumb
          label={t('trains.crumbs')}
          parents={[{ id: 'trains', link: <Link to={trainsHref()}>{t('trains.home')}</Link> }]}
          current={words.way(deal)}
        />
        <Heading level={1}>{words.way(deal)}</Heading>
        <ChargedNote />
      </Titles>
      <ChosenDeal deal={deal} race={race} like={like} />
    </>
  );
}

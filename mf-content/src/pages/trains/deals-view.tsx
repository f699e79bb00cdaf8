import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import {
  TRAIN_DEALS_PAGE,
  type TrainDealsAnswer,
  type TrainQuery,
  trainsHref,
} from '@alisio/shared-contracts/trains';
import { linkStyles } from '@alisio/shared-ui/button';
import { EmptyState, Skeleton } from '@alisio/shared-ui/feedback';
import { Row } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { TrainScene } from '@alisio/shared-ui/train';
import styled from '@emotion/styled';
import { trainDealsQuery } from '../../api/train-deals.ts';
import { LateTrainRace } from '../../features/train-race/index.ts';
import { LateTrainForm, Regions } from '../../features/train-search/index.ts';
import { ChargedNote } from '../../trains/charged-note.tsx';
import { DealList } from '../../trains/deal-list.tsx';
import { LateTrainsByPhone } from '../../trains/late-trains-by-phone.ts';
import { useTrainWords } from '../../trains/train-words.ts';
import { TrainsFailed } from '../../trains/trains-failed.tsx';
import { DealNotices } from './deal-notices.tsx';
import { Block, Titles, Top } from './page-frame.tsx';

const Plain = styled(Link)(linkStyles);

interface FoundProps {
  query: TrainQuery;
  answer: TrainDealsAnswer;
}

function Pages({ query, answer: { total } }: FoundProps) {
  const { t } = useTexts('content');
  const pages = Math.ceil(total / TRAIN_DEALS_PAGE);
  const { page } = query;
  if (pages < 2) return null;
  return (
    <nav aria-label={t('trains.pages.label')}>
      <Row>
        {page > 1 ? (
          <Plain to={trainsHref({ ...query, page: page - 1 })}>{t('trains.pages.previous')}</Plain>
        ) : null}
        <Muted>{t('trains.pages.at', { page, pages })}</Muted>
        {page < pages ? (
          <Plain to={trainsHref({ ...query, page: page + 1 })}>{t('trains.pages.next')}</Plain>
        ) : null}
      </Row>
    </nav>
  );
}

function Found({ query, answer }: FoundProps) {
  const { t } = useTexts('content');
  const words = useTrainWords();
  const { data, found } = answer;
  if (data.length === 0)
    return (
      <EmptyState
        title={t('trains.found.none')}
        text={t('trains.found.noneText')}
        actions={<Plain to={trainsHref({ party: query.party })}>{t('trains.found.showAll')}</Plain>}
      />
    );
  return (
    <Block aria-labelledby="ofertas">
      <Titles>
        <Heading level={2} id="ofertas">
          {t(`trains.found.${found}`)}
        </Heading>
        <Muted size={16}>{t('trains.found.sub', { party: words.party(query.party) })}</Muted>
        <ChargedNote />
      </Titles>
      {found === 'all' ? (
        <Regions query={query} />
      ) : (
        <p>
          <Plain to={trainsHref({ party: query.party })}>{t('trains.found.showAll')}</Plain>
        </p>
      )}
      <DealList deals={data} />
      <Pages query={query} answer={answer} />
    </Block>
  );
}

/** The deals that an address asks for, those of this week where it asks for nothing. */
export function DealsView({ query }: { query: TrainQuery }) {
  const { t, language } = useTexts('content');
  const { data, isError, refetch } = useQuery(trainDealsQuery(query, language));
  const isSearch = query.from !== '' || query.to !== '' || query.date !== '';
  const race = data?.race ? <LateTrainRace key="race" race={data.race} /> : null;
  const found = data ? <Found key="found" query={query} answer={data} /> : null;
  return (
    <>
      <Top data-searched={isSearch || undefined}>
        <Block>
          <Titles>
            <Heading level={1} size="xl">
              {t('trains.title')}
            </Heading>
            <Muted size={16} data-lead="">
              {t('trains.lead')}
            </Muted>
          </Titles>
          <LateTrainForm query={query} places={data?.places ?? []} />
        </Block>
        <div data-picture="">
          <TrainScene label={t('trains.picture')} />
        </div>
      </Top>
      <DealNotices query={query} />
      {isError ? <TrainsFailed level={2} onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <Skeleton height="640px" />}
      {/* Who searched wants what was found; who looks around may see first why a train. */}
      {isSearch ? [found, race] : [race, found]}
      <LateTrainsByPhone />
    </>
  );
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { type TourQuery, tourResultsHref, toursHref } from '@alisio/shared-contracts/tours';
import { buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import styled from '@emotion/styled';

const Way = styled(Link)(buttonStyles({ variant: 'quiet', size: 's' }));
const FirstWay = styled(Link)(buttonStyles({ size: 's' }));

/** §8's answer for tours: nothing with so many places, in that month, by those words. A step aside is an address. */
export function NoTours({ query }: { query: TourQuery }) {
  const { t } = useTexts('tours');
  return (
    <EmptyState
      level={1}
      title={t('tourResults.none.title')}
      text={t('tourResults.none.text')}
      actions={
        <>
          {query.month === undefined ? null : (
            <Way to={tourResultsHref({ ...query, month: undefined })}>{t('tourResults.none.months')}</Way>
          )}
          {query.text === '' ? null : (
            <Way to={tourResultsHref({ ...query, text: '' })}>{t('tourResults.none.words')}</Way>
          )}
          <FirstWay to={toursHref()}>{t('tourResults.none.all')}</FirstWay>
        </>
      }
    />
  );
}

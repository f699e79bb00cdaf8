import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { type CruiseQuery, cruiseResultsHref, cruisesHref } from '@alisio/shared-contracts/cruises';
import { buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import styled from '@emotion/styled';

const Way = styled(Link)(buttonStyles({ variant: 'quiet', size: 's' }));
const FirstWay = styled(Link)(buttonStyles({ size: 's' }));

export interface NoCruisesProps {
  query: CruiseQuery;
}

/** §8's answer for cruises: nothing so, then, with such a cabin. A step aside is an address. */
export function NoCruises({ query }: NoCruisesProps) {
  const { t } = useTexts('cruises');
  const { destination, line, ship, month, from } = query;
  return (
    <EmptyState
      level={1}
      title={t('results.none.title')}
      text={t('results.none.text')}
      actions={
        <>
          {month === '' && from === '' ? null : (
            <Way to={cruiseResultsHref({ ...query, month: '', from: '', to: '' })}>
              {t('results.none.anyTime')}
            </Way>
          )}
          {line === '' && ship === '' ? null : (
            <Way to={cruiseResultsHref({ ...query, line: '', ship: '' })}>{t('results.none.anyShip')}</Way>
          )}
          {destination === '' ? null : (
            <Way to={cruiseResultsHref({ ...query, destination: '' })}>{t('results.none.anywhere')}</Way>
          )}
          <FirstWay to={cruisesHref()}>{t('results.none.all')}</FirstWay>
        </>
      }
    />
  );
}

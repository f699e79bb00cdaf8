import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import styled from '@emotion/styled';
import { FACETS, type ResultsAddress } from './results-address.ts';

const Way = styled(Link)(buttonStyles({ size: 's' }));

export interface NoneNarrowedProps {
  address: Pick<ResultsAddress, 'hrefOf'>;
}

/** Nothing is left of a list of which not all is here: which filter shuts most is not known, the way back is a link. */
export function NoneNarrowed({ address }: NoneNarrowedProps) {
  const { t } = useTexts('tours');
  const all = address.hrefOf(Object.fromEntries(FACETS.facets.map(({ name }) => [name, null])));
  return (
    <EmptyState
      title={t('activityResults.filters.noneTitle')}
      text={t('activityResults.filters.noneSeveral')}
      actions={<Way to={all}>{t('activityResults.filters.all')}</Way>}
    />
  );
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { type TourDetail, tourCountryHref } from '@alisio/shared-contracts/tours';
import { buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import styled from '@emotion/styled';

const Way = styled(Link)(buttonStyles());

/** No departure has a place left: other tours of the country. */
export function NoDepartures({ country }: { country: TourDetail['country'] }) {
  const { t } = useTexts('tours');
  return (
    <EmptyState
      title={t('tourPage.departures.none')}
      text={t('tourPage.departures.noneText')}
      actions={
        <Way to={tourCountryHref(country.slug)}>
          {t('tourPage.departures.others', { country: country.name })}
        </Way>
      }
    />
  );
}

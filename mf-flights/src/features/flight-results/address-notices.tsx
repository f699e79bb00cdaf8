import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { currencyWords, useToday } from '@alisio/platform/sdk/visitor';
import { searchableDays } from '@alisio/shared-contracts/flights';
import { COUNT_LIMITS } from '@alisio/shared-contracts/rules';
import { Alert } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { AskedSearch } from './use-flight-search.ts';
import { useTripDates } from './use-trip-dates.ts';

const Notice = styled(Alert)`
  margin-bottom: ${tokens.space[6]};
`;

export interface AddressNoticesProps {
  asked: AskedSearch;
  /** ISO code of what the offers are charged in; nothing before the answer */
  currency: string | undefined;
}

/** What of an address was not answered as it was asked: days that cannot be searched, travelers that no booking has, a cabin that there is not, a currency that is not sold. */
export function AddressNotices({
  asked: { query, dayFault, otherTravelers, isOtherCabin },
  currency,
}: AddressNoticesProps) {
  const { t, language } = useTexts('flights');
  const { day } = useFormats();
  const dates = useTripDates(query);
  const last = day(searchableDays(useToday()).max, 'date');
  const counts = (['adult', 'child', 'infant'] as const)
    .map((type) => `${t(`travelers.${type}`)}: ${query[type]}`)
    .join(' · ');
  return (
    <>
      {dayFault ? (
        <Notice title={t(`notices.${dayFault.end}.${dayFault.fault}`, { last })}>
          {t('notices.daysText', { dates })}
        </Notice>
      ) : null}
      {otherTravelers === 'laps' ? (
        <Notice title={t('notices.lapsTitle')}>{t('notices.infantsText', { count: query.infant })}</Notice>
      ) : null}
      {otherTravelers === 'counts' ? (
        <Notice title={t('notices.travelersTitle', { max: COUNT_LIMITS.total })}>
          {t('notices.travelersText', { counts })}
        </Notice>
      ) : null}
      {isOtherCabin ? (
        <Notice title={t('notices.cabinTitle')}>
          {t('notices.cabinText', { cabin: t(`cabins.${query.cabin}`) })}
        </Notice>
      ) : null}
      {currency && currency !== query.currencyCode ? (
        <Notice title={t('notices.currencyTitle', { code: query.currencyCode })}>
          {t('notices.currencyText', { charged: currencyWords(currency, language) })}
        </Notice>
      ) : null}
    </>
  );
}

import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import {
  type HotelQuery,
  type ListedHotel,
  lastDayByPhone,
  stayByPhone,
  stayCode,
  stayTotalOf,
} from '@alisio/shared-contracts/hotels';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { LineRow } from '@alisio/shared-ui/shell';
import { memo, useEffect, useMemo } from 'react';
import { keepStayForPhone } from '../../api/keep-stay-for-phone.ts';

export interface CallOfferProps {
  /** those that are shown, at least one */
  hotels: readonly ListedHotel[];
  query: HotelQuery;
  /** UTC, ISO 8601: until when its price holds */
  shownUntil: string;
}

/** Who answers the phone finds the stay by its code. Without it they search for it, as anybody does. */
const useKeptForPhone = (hotel: ListedHotel | undefined, query: HotelQuery): void =>
  useEffect(() => {
    if (!hotel) return undefined;
    return whenIdle(() => {
      keepStayForPhone(hotel, query).catch((error: unknown) =>
        console.error('The phone offer is not kept', error),
      );
    });
  }, [hotel, query]);

/** The cheapest stay that is shown, by phone (§1): its price less the usual discount, and the code to dictate. */
export const CallOffer = memo(function CallOffer({ hotels, query, shownUntil }: CallOfferProps) {
  const { t } = useTexts('hotels');
  const { money } = usePrices();
  const { day } = useFormats();
  const line = usePhoneLine();
  const [cheapest] = useMemo(
    () => hotels.toSorted((one, other) => stayTotalOf(one) - stayTotalOf(other)),
    [hotels],
  );
  useKeptForPhone(line ? cheapest : undefined, query);
  const [rate] = cheapest?.hotelRateInfo.rateInfo.convertedRateInfo ?? [];
  if (!line || !cheapest || !rate) return null;
  const { hotelInfo, hotelRateInfo } = cheapest;
  const { amountAfterTax, currencyCode } = rate;
  const byPhone = stayByPhone(rate);
  const { hotelCode, hotelName: hotel } = hotelInfo;
  return (
    <LineRow
      level={3}
      title={t('callOffer.title', { hotel, amount: money(byPhone, currencyCode) })}
      line={line}
      words={{
        call: t('callOffer.call', { number: line.shown }),
        open: t('callOffer.open', { closes: line.closes }),
        closed: t('callOffer.closed', { opens: line.opens }),
      }}
    >
      <p>
        {t('callOffer.text', {
          saved: money(amountAfterTax - byPhone, currencyCode),
          code: stayCode({ ...query, hotelCode, ...hotelRateInfo.lead }),
          until: day(lastDayByPhone(shownUntil, query.startDate)),
        })}
      </p>
    </LineRow>
  );
});

import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import { type CodedTour, sumOf, tourCode, tourPhonePrice } from '@alisio/shared-contracts/tours';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { LineRow } from '@alisio/shared-ui/shell';
import { useEffect } from 'react';
import type { TourName } from '../../api/get-tour.ts';
import { keepTourForPhone } from '../../api/keep-tour-for-phone.ts';
import type { Chosen } from './chosen.ts';

/** Who answers the phone finds the tour by its code. Without it they search for it, as anybody does. */
function useKeptForPhone(tour: CodedTour | undefined): void {
  const said = tour && JSON.stringify(tour);
  useEffect(() => {
    if (said === undefined) return undefined;
    const kept: CodedTour = JSON.parse(said);
    return whenIdle(() => {
      keepTourForPhone(kept).catch((error: unknown) => console.error('The phone offer is not kept', error));
    });
  }, [said]);
}

export interface TourByPhoneProps extends TourName {
  chosen: Chosen;
}

/** The chosen tour by phone (§1): its price less the usual discount, and the code to dictate. */
export function TourByPhone({ country, slug, chosen }: TourByPhoneProps) {
  const { t } = useTexts('tours');
  const { money } = usePrices();
  const line = usePhoneLine();
  const { shares, departure, party, kinds, problem } = chosen;
  const coded: CodedTour = { country, slug, startDate: departure.startDate, ...party, rooms: kinds };
  const isOffered = line !== undefined && shares !== undefined && problem === undefined;
  useKeptForPhone(isOffered ? coded : undefined);
  if (!isOffered) return null;
  const whole = sumOf(shares);
  const byPhone = tourPhonePrice(whole);
  return (
    <LineRow
      title={t('tourPage.byPhone.title', { amount: money(byPhone, departure.currency) })}
      line={line}
      words={{
        call: t('tour.phone.call', { number: line.shown }),
        open: t('tour.phone.open', { closes: line.closes }),
        closed: t('tour.phone.closed', { opens: line.opens }),
      }}
    >
      <p>
        {t('tourPage.byPhone.text', {
          saved: money(whole - byPhone, departure.currency),
          code: tourCode(coded),
        })}
      </p>
    </LineRow>
  );
}

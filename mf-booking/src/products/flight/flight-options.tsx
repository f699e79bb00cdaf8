import { useTexts } from '@alisio/platform/sdk/i18n';
import { hasLapInfants } from '@alisio/shared-contracts/flights';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import type { ReactNode } from 'react';
import { bookedOfferOf } from './booked-details.ts';
import { useFareWords } from './use-fare-words.ts';

/** What can still be done with a booked flight, by the rules of its fare; all of it by phone. */
export function FlightOptions({ item, asked }: { item: BookedItem; asked: ReactNode }) {
  const { t } = useTexts('booking');
  const offer = bookedOfferOf(item);
  const { changes, refunds } = useFareWords(offer);
  const options = [
    ['change', changes],
    ['cancel', refunds],
    ['bags', t('flight.options.bags-text')],
    ['assistance', t('flight.options.assistance-text')],
    ['names', t('flight.options.names-text')],
    ...(hasLapInfants(offer) ? [['infants', t('flight.options.infants-text')] as const] : []),
  ] as const;
  return options.map(([name, text]) =>
    asked && name === 'assistance' ? (
      asked
    ) : (
      <div key={name}>
        <dt>{t(`flight.options.${name}`)}</dt>
        <dd>{text}</dd>
      </div>
    ),
  );
}

import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { type HotelInCart, nightsOf } from '@alisio/shared-contracts/hotels';
import { stayPrice } from './stay-price.ts';

interface StayLinesProps {
  stay: HotelInCart;
  /** a receipt: in the currency that was charged, whatever the visitor's */
  charged?: boolean;
}

const KNOWN_TAXES = ['vat', 'city-tax', 'resort-fee', 'service'];

/** A tax by its name, as people call it; any other by what it is. */
export const taxKey = (code: string): string => `hotel.taxes.${KNOWN_TAXES.includes(code) ? code : 'other'}`;

/**
 * Nights, and each tax and fee that is charged: they add up to the total. In another currency the nights are what the
 * rest leaves of it, so that they do there too.
 */
export function StayLines({ stay, charged = false }: StayLinesProps) {
  const { t } = useTexts('booking');
  const { moneyParts } = useFormats();
  const { total } = usePriceSums({ charged });
  const { currency, rooms, taxes } = stayPrice(stay);
  const all = total({ amounts: rooms, currency });
  const rows = taxes.map(({ code, amount }) => ({
    code,
    shown: total({ amounts: [amount], currency }).minor,
  }));
  const nights = rows.reduce((left, { shown }) => left - shown, all.minor);
  const number = (minor: number) => moneyParts(minor, all.currency).number;
  return (
    <>
      <div>
        <dt>
          {t('hotel.nights', { count: nightsOf(stay) })}, {t('hotel.rooms', { count: stay.rooms.length })}
        </dt>
        <dd>{number(nights)}</dd>
      </div>
      {rows.map(({ code, shown }) => (
        <div key={code}>
          <dt>{t(taxKey(code))}</dt>
          <dd>{number(shown)}</dd>
        </div>
      ))}
    </>
  );
}

import { useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useMapSource } from '@alisio/platform/sdk/maps';
import { useCurrencyCode, usePrices } from '@alisio/platform/sdk/visitor';
import { type ListedHotel, stayTotalOf } from '@alisio/shared-contracts/hotels';
import { type MapPoint, PinMap } from '@alisio/shared-ui/map';
import { useMemo } from 'react';
import { priceOfStay, stayPins } from './stay-pins.ts';
import { useMapLabels } from './use-map-labels.ts';

export interface StayMapProps {
  /** as the list beside it has them, best first */
  hotels: readonly ListedHotel[];
  /** code of the hotel that a hand or the focus is on, here or in the list */
  active: string | undefined;
  onActive: (code: string | undefined) => void;
  onChoose: (code: string) => void;
  /** searches around another point. `radiusKm`: as far as the window's corners */
  onSearchHere?: ((middle: MapPoint, radiusKm: number) => void) | undefined;
}

export { bringMapAhead } from '@alisio/shared-ui/map';

/** The hotels of a list with the price of their stay, each at its place. It fills the room that it is given. */
export default function StayMap({ hotels, active, onActive, onChoose, onSearchHere }: StayMapProps) {
  const { t } = useTexts('hotels');
  const language = useLanguage();
  const prices = usePrices();
  const labels = useMapLabels();
  const currency = useCurrencyCode();
  // By what prices follow from: their formats are made anew with every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const pins = useMemo(() => stayPins(hotels, prices), [hotels, currency, language, prices.ratesDate]);
  return (
    <PinMap
      pins={pins}
      active={active}
      onActive={onActive}
      onChoose={({ id }) => onChoose(id)}
      {...useMapSource()}
      labels={{
        ...labels,
        title: t('map.title'),
        searchHere: t('map.searchHere'),
        several: (joined) => {
          const codes = new Set(joined.map(({ id }) => id));
          const cheapest = hotels
            .filter(({ hotelInfo }) => codes.has(hotelInfo.hotelCode))
            .toSorted((one, other) => stayTotalOf(one) - stayTotalOf(other))[0];
          return t('map.several', {
            count: joined.length,
            price: cheapest ? priceOfStay(cheapest, prices) : '',
          });
        },
      }}
      {...(onSearchHere ? { onSearchHere } : {})}
    />
  );
}

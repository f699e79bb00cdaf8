import { useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { type Prices, useCurrencyCode, usePrices, useSite } from '@alisio/platform/sdk/visitor';
import { activityTotalOf, type ListedActivity } from '@alisio/shared-contracts/activities';
import { type MapPin, type MapPoint, PinMap } from '@alisio/shared-ui/map';
import { useMemo } from 'react';
import { askGround } from '../../api/get-ground.ts';
import { useMapLabels } from './use-map-labels.ts';

export { bringMapAhead } from '@alisio/shared-ui/map';

export interface ActivityMapProps {
  /** as the list beside it has them, best first */
  activities: readonly ListedActivity[];
  /** code of the activity that a hand or the focus is on, here or in the list */
  active: string | undefined;
  onActive: (code: string | undefined) => void;
  onChoose: (code: string) => void;
  /** searches around another point. `radiusKm`: as far as the window's corners */
  onSearchHere: (middle: MapPoint, radiusKm: number) => void;
}

type Writes = Pick<Prices, 'fromMoney'>;

/** What it costs everybody, as on its card, without cents: rounded up, never down. */
const priceOf = ({ total }: ListedActivity, { fromMoney }: Writes): string =>
  fromMoney(total.amount, total.currency);

const activityPins = (activities: readonly ListedActivity[], prices: Writes): MapPin[] =>
  activities.map((activity) => {
    const { code, name, location } = activity.activityInfo;
    const text = priceOf(activity, prices);
    return { id: code, lat: location.latitude, lon: location.longitude, text, label: `${name}, ${text}` };
  });

/** The activities of a list with what they cost in all, each where it begins. It fills the room that it is given. */
export default function ActivityMap(props: ActivityMapProps) {
  const { activities, active, onActive, onChoose, onSearchHere } = props;
  const { t } = useTexts('tours');
  const language = useLanguage();
  const prices = usePrices();
  const labels = useMapLabels();
  const currency = useCurrencyCode();
  // By what prices follow from: their formats are made anew with every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const pins = useMemo(
    () => activityPins(activities, prices),
    [activities, currency, language, prices.ratesDate],
  );
  return (
    <PinMap
      pins={pins}
      active={active}
      onActive={onActive}
      onChoose={({ id }) => onChoose(id)}
      onSearchHere={onSearchHere}
      styleUrl={useSite()?.map?.styleUrl}
      ground={(cell) => askGround(cell, language)}
      labels={{
        ...labels,
        title: t('activityMap.title'),
        searchHere: t('activityMap.searchHere'),
        several: (joined) => {
          const codes = new Set(joined.map(({ id }) => id));
          const [cheapest] = activities
            .filter(({ activityInfo }) => codes.has(activityInfo.code))
            .toSorted((one, other) => activityTotalOf(one) - activityTotalOf(other));
          return t('activityMap.several', {
            count: joined.length,
            price: cheapest ? priceOf(cheapest, prices) : '',
          });
        },
      }}
    />
  );
}

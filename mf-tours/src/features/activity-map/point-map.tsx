import { useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useSite } from '@alisio/platform/sdk/visitor';
import { type MapPoint, PinMap } from '@alisio/shared-ui/map';
import { askGround } from '../../api/get-ground.ts';
import { useMapLabels } from './use-map-labels.ts';

export interface PointMapProps {
  /** what is there */
  name: string;
  at: MapPoint;
}

/** Where one thing is. It fills the room that it is given. */
export default function PointMap({ name, at }: PointMapProps) {
  const { t } = useTexts('tours');
  const language = useLanguage();
  const labels = useMapLabels();
  return (
    <PinMap
      pins={[]}
      place={at}
      styleUrl={useSite()?.map?.styleUrl}
      ground={(cell) => askGround(cell, language)}
      labels={{
        ...labels,
        cannot: t('activityMap.cannotPoint'),
        several: () => name,
        title: t('activityMap.titlePoint', { place: name }),
      }}
    />
  );
}

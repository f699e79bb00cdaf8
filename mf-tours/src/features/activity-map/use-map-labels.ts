import { useTexts } from '@alisio/platform/sdk/i18n';
import type { MapLabels } from '@alisio/shared-ui/map';

/** What a map says, but its title and what it says of several activities at one place. */
export function useMapLabels(): Omit<MapLabels, 'title' | 'several'> {
  const { t } = useTexts('tours');
  return {
    keys: t('activityMap.keys'),
    zoomIn: t('activityMap.zoomIn'),
    zoomOut: t('activityMap.zoomOut'),
    loading: t('activityMap.loading'),
    cannot: t('activityMap.cannot'),
    failed: t('activityMap.failed'),
    retry: t('activity.retry'),
    source: t('activityMap.source'),
  };
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import type { MapLabels } from '@alisio/shared-ui/map';

/** What a map says, but its title and what it says of several hotels at one place. */
export function useMapLabels(): Omit<MapLabels, 'title' | 'several'> {
  const { t } = useTexts('hotels');
  return {
    keys: t('map.keys'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    loading: t('map.loading'),
    cannot: t('map.cannot'),
    failed: t('map.failed'),
    retry: t('map.retry'),
    source: t('map.source'),
  };
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import type { ActivityQuery } from '@alisio/shared-contracts/activities';
import { placeQuery } from '../../api/activity-places.ts';
import { DEFAULT_POINT } from '../../words/default-point.ts';

/** Where a search is, as far as that is known. */
export function useSearchedWhere({ place: named, point }: Pick<ActivityQuery, 'place' | 'point'>) {
  const { t, language } = useTexts('tours');
  const asked = point ? undefined : named;
  const {
    data: place,
    isError,
    refetch,
  } = useQuery({
    ...placeQuery(asked ?? { kind: 'city', id: '--' }, language),
    enabled: asked !== undefined,
  });
  const isUnknown = asked !== undefined && place === null;
  const isDefault = !point && (!named || isUnknown);
  const name = isDefault
    ? t('activityResults.where.default')
    : point
      ? t('activityResults.where.point')
      : place?.name;
  // Around an airport a search is, not in it.
  const isNear = !isDefault && !point && place?.kind === 'airport';
  return {
    /** the place that the address names, once it is known */
    place: place ?? undefined,
    /** nothing while that is not known */
    at: isDefault ? DEFAULT_POINT : (point ?? place?.location),
    /** its name; nothing while that is not known */
    name,
    /** as a list says it: in a town, near an airport */
    where: t(isNear ? 'activityResults.where.near' : 'activityResults.where.in', { place: name ?? '…' }),
    /** nobody knows the place that it names */
    isUnknown,
    /** §3's fixed point is searched */
    isDefault,
    /** asks for it again, where it could not be asked for */
    findAgain: isError ? () => void refetch() : undefined,
  };
}

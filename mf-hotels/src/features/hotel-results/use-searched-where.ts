import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { DEFAULT_STAY_POINT, type HotelQuery } from '@alisio/shared-contracts/hotels';
import { stayPlaceQuery } from '../../api/stay-places.ts';

/** Around these a search is, not in them. */
const NEAR_KINDS: readonly string[] = ['airport', 'hotel'];

/** Where a search is, as far as that is known. */
export function useSearchedWhere({ place: named, point }: Pick<HotelQuery, 'place' | 'point'>) {
  const { t, language } = useTexts('hotels');
  const asked = point ? undefined : named;
  const {
    data: place,
    isError,
    refetch,
  } = useQuery({
    ...stayPlaceQuery(asked ?? { kind: 'city', id: '--' }, language),
    enabled: asked !== undefined,
  });
  const isUnknown = asked !== undefined && place === null;
  const isDefault = !point && (!named || isUnknown);
  const name = isDefault ? t('where.default') : point ? t('where.point') : place?.name;
  const isNear = !isDefault && !point && NEAR_KINDS.includes(place?.kind ?? '');
  return {
    /** the place that the address names, once it is known */
    place: place ?? undefined,
    /** nothing while that is not known */
    at: isDefault ? DEFAULT_STAY_POINT : (point ?? place?.location),
    /** its name; nothing while that is not known */
    name,
    /** as a list says it: in a town, near an airport */
    where: t(isNear ? 'where.near' : 'where.in', { place: name ?? '…' }),
    /** nobody knows the place that it names */
    isUnknown,
    /** §3's fixed point is searched */
    isDefault,
    /** asks for it again, where it could not be asked for */
    findAgain: isError ? () => void refetch() : undefined,
  };
}

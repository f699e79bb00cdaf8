import { useTexts } from '@alisio/platform/sdk/i18n';
import { type QueryClient, useQuery } from '@alisio/platform/sdk/query';
import { useLocation } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import type { Language } from '@alisio/shared-contracts/languages';
import { type PackageQuery, readPackageQuery } from '@alisio/shared-contracts/packages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { airportQuery, placeQuery } from '../api/trip-places.ts';

const CODE = /^[A-Z]{3}$/;

/** The package that the address asks for, with the fallbacks of §5. */
export function usePackageQuery(): PackageQuery {
  const { search } = useLocation();
  const today = useToday();
  return readPackageQuery(new URLSearchParams(search), today);
}

/** Where a trip goes from and to, and where one sleeps, as far as that is known. */
export function useSearchedTrip({ from, to, place: named }: PackageQuery) {
  const { language } = useTexts('tours');
  const origin = useQuery({ ...airportQuery(from, language), enabled: CODE.test(from) });
  const destination = useQuery({ ...airportQuery(to, language), enabled: CODE.test(to) });
  const asked = useQuery({
    ...placeQuery(named ?? { kind: 'city', id: '--' }, language),
    enabled: named !== undefined,
  });
  const place = asked.data ?? undefined;
  const isPlaceless = named === undefined || asked.data === null;
  const lost = [origin, destination, asked].filter(({ isError }) => isError);
  const isUnknown =
    [origin, destination].some(({ data }) => data === null) || !CODE.test(from) || !CODE.test(to);
  return {
    origin: origin.data ?? undefined,
    destination: destination.data ?? undefined,
    place,
    /** middle of where one sleeps; nothing while that is not known */
    at: isPlaceless ? destination.data?.location : place?.location,
    fromCity: origin.data?.cityName ?? from,
    toCity: destination.data?.cityName ?? to,
    /** where one sleeps */
    where: place?.name ?? destination.data?.cityName ?? to,
    /** one of the codes is nobody's */
    isUnknown,
    /** asks again for what could not be asked for */
    findAgain: lost.length > 0 ? () => void Promise.all(lost.map(({ refetch }) => refetch())) : undefined,
  };
}

/** What `useSearchedTrip` will ask, ahead of it. @returns the middle of where one sleeps; nothing where it cannot be known */
export async function loadSearchedTrip(
  { from, to, place: named }: PackageQuery,
  client: QueryClient,
  language: Language,
): Promise<GeoPoint | undefined> {
  const codes = [from, to].filter((code) => CODE.test(code));
  const asked = named && placeQuery(named, language);
  await Promise.all([
    ...codes.map((code) => client.prefetchQuery(airportQuery(code, language))),
    asked && client.prefetchQuery(asked),
  ]);
  const place = asked && client.getQueryData(asked.queryKey);
  if (asked && place === undefined) return undefined;
  return place?.location ?? client.getQueryData(airportQuery(to, language).queryKey)?.location;
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import { PlaceLine } from '@alisio/shared-ui/combobox';
import { Code } from '@alisio/shared-ui/text';
import type { OfferedPlace } from './use-offered-places.ts';

/** One line of the list under the place's box: the name as one says it, and where it is. */
export function PlaceOption({ offered }: { offered: OfferedPlace }) {
  const { t } = useTexts('hotels');
  if (offered.kind === 'near') return <PlaceLine icon="pin" name={t('search.useLocation')} />;
  const { kind, id, name, cityName, countryName } = offered.place;
  const beside = kind === 'airport' ? t('search.airportOf', { city: cityName }) : cityName;
  const where = [beside, countryName].filter((part) => part !== '' && part !== name).join(', ');
  return (
    <PlaceLine icon={kind === 'airport' ? 'plane' : 'pin'} name={name} where={where}>
      {kind === 'airport' ? <Code>{id}</Code> : null}
    </PlaceLine>
  );
}

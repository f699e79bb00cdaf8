import { useTexts } from '@alisio/platform/sdk/i18n';
import { type PackageFlight, type PackageQuery, packageFlightsHref } from '@alisio/shared-contracts/packages';
import { Icon } from '@alisio/shared-ui/icons';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { FlightWay } from '../../packages/flight-way.tsx';
import { usePackageWords } from '../../packages/package-words.ts';
import { Body, Change, Facts, Part } from './part-styles.tsx';

export interface FlightPartProps {
  flight: PackageFlight;
  query: PackageQuery;
}

/** The flight of a package, and the way to another one, with all else as it is. */
export function FlightPart({ flight: { offer }, query }: FlightPartProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const [out, back] = offer.itineraries;
  const { changeable, refundable } = offer.fareRules;
  return (
    <Part aria-labelledby="package-flight">
      <header>
        <Heading level={2} size="s" id="package-flight">
          <Icon name="plane" /> {t('packages.flight')}
        </Heading>
        <Muted>{words.airlines(offer)}</Muted>
        <Change to={packageFlightsHref(query)}>{t('packages.changeFlight')}</Change>
      </header>
      <Body>
        {out ? <FlightWay itinerary={out} dictionaries={offer.dictionaries} way="outbound" /> : null}
        {back ? <FlightWay itinerary={back} dictionaries={offer.dictionaries} way="return" /> : null}
        <Facts>
          <li>{words.fare(offer)}</li>
          <li>{t(changeable ? 'packages.changeable' : 'packages.notChangeable')}</li>
          <li>{t(refundable ? 'packages.refundable' : 'packages.notRefundable')}</li>
        </Facts>
      </Body>
    </Part>
  );
}

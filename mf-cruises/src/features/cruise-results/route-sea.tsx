import { useTexts } from '@alisio/platform/sdk/i18n';
import type { CruiseItinerary, CruisePort } from '@alisio/shared-contracts/cruises';
import { SeaMap } from '@alisio/shared-ui/sea-map';

export interface RouteSeaProps {
  route: CruiseItinerary;
  ports: readonly CruisePort[];
}

/** The way of a route on its sea, with the numbers of its days. */
export default function RouteSea({ route: { title, days, ways }, ports }: RouteSeaProps) {
  const { t } = useTexts('cruises');
  return <SeaMap form="card" days={days} ports={ports} ways={ways} label={t('results.map', { title })} />;
}

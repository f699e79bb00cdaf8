import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { useCountryCode, usePrices } from '@alisio/platform/sdk/visitor';
import {
  type DestinationPrice,
  mainAirportOf,
  ON_THE_WALL,
  type SearchPlace,
  WALL_PLACES,
} from '@alisio/shared-contracts/flights';
import { Wrap } from '@alisio/shared-ui/layout';
import { Poster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { destinationPricesQuery } from '../../api/get-destination-prices.ts';
import { usePlaceOfCode } from '../../places/use-place-of-code.ts';
import { Caption, City, From, matStyles, Section, SectionHead, Wall } from './home-styles.tsx';

const Mat = styled(Link)(matStyles);

interface DestinationWallProps {
  origin: SearchPlace | null;
  hrefTo: (
    origin: SearchPlace,
    destination: SearchPlace,
    days: Partial<Pick<DestinationPrice, 'departureDate' | 'returnDate'>>,
  ) => string | undefined;
}

/**
 * Posters that start a real search from the chosen origin, else from where the visitor's country flies from: there each
 * says what its cheapest day costs, and searches that day.
 */
export function DestinationWall({ origin: chosen, hrefTo }: DestinationWallProps) {
  const { t } = useTexts('flights');
  const { fromMoney } = usePrices();
  const country = useCountryCode();
  const { data: known } = useQuery(destinationPricesQuery(country ?? undefined));
  const place = usePlaceOfCode();
  const origin = chosen ?? place(mainAirportOf(country));
  const prices = known?.from === origin.code ? known.data : [];
  const codes = WALL_PLACES.filter((code) => code !== origin.code).slice(0, ON_THE_WALL);
  return (
    <Section>
      <Wrap>
        <SectionHead>
          <Heading level={2}>{t('home.wallTitle')}</Heading>
          <Muted size={16}>{t('home.wallText', { city: origin.cityName })}</Muted>
        </SectionHead>
        <Wall>
          {codes.map(place).map((destination) => {
            const found = prices.find(({ to }) => to === destination.code);
            const { departureDate, returnDate } = found ?? {};
            const days = departureDate && returnDate ? { departureDate, returnDate } : {};
            return (
              <Mat key={destination.code} to={hrefTo(origin, destination, days) ?? '/'}>
                <Poster place={destination.code} />
                <Caption>
                  <City>{destination.cityName}</City>{' '}
                  {found ? (
                    <From>
                      {t('home.from', { amount: fromMoney(found.price.amount, found.price.currency) })}
                    </From>
                  ) : (
                    <Muted as="span">{t('home.seeFlights')}</Muted>
                  )}
                </Caption>
              </Mat>
            );
          })}
        </Wall>
      </Wrap>
    </Section>
  );
}

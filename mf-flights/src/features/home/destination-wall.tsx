import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { useCountryCode } from '@alisio/platform/sdk/visitor';
import type { SearchPlace } from '@alisio/shared-contracts/flights';
import { Wrap } from '@alisio/shared-ui/layout';
import { NearPoster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { DESTINATIONS, ON_THE_WALL } from '../../places/destinations.ts';
import { originOf } from '../../places/origins.ts';
import { usePlaceOfCode } from '../../places/use-place-of-code.ts';
import { Caption, City, matStyles, Section, SectionHead, Wall } from './home-styles.tsx';

const Mat = styled(Link)(matStyles);

interface DestinationWallProps {
  origin: SearchPlace | null;
  hrefTo: (origin: SearchPlace, destination: SearchPlace) => string | undefined;
}

/**
 * Posters that start a real search from the chosen origin, else from where the visitor's country flies from. No
 * price stands here that nobody asked for.
 */
export function DestinationWall({ origin: chosen, hrefTo }: DestinationWallProps) {
  const { t } = useTexts('flights');
  const country = useCountryCode();
  const place = usePlaceOfCode();
  const origin = chosen ?? place(originOf(country));
  const codes = DESTINATIONS.filter((code) => code !== origin.code).slice(0, ON_THE_WALL);
  return (
    <Section>
      <Wrap>
        <SectionHead>
          <Heading level={2}>{t('home.wallTitle')}</Heading>
          <Muted size={16}>{t('home.wallText', { city: origin.cityName })}</Muted>
        </SectionHead>
        <Wall>
          {codes.map(place).map((destination) => (
            <Mat key={destination.code} to={hrefTo(origin, destination) ?? '/'}>
              <NearPoster place={destination.code} ratio="3 / 4" />
              <Caption>
                <City>{destination.cityName}</City>
                <Muted as="span">{t('home.seeFlights')}</Muted>
              </Caption>
            </Mat>
          ))}
        </Wall>
      </Wrap>
    </Section>
  );
}

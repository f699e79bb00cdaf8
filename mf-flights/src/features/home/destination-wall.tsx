import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import type { SearchPlace } from '@alisio/shared-contracts/flights';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { DESTINATIONS, USUAL_ORIGIN } from './destinations.ts';
import { Caption, City, matStyles, Section, SectionHead, Wall } from './home-styles.tsx';
import { NearPoster } from './near-poster.tsx';

const Mat = styled(Link)(matStyles);

export interface DestinationWallProps {
  origin: SearchPlace | null;
  hrefTo: (origin: SearchPlace, destination: SearchPlace) => string | undefined;
}

/** Posters that start a real search from the chosen origin. No price stands here that nobody asked for. */
export function DestinationWall({ origin: chosen, hrefTo }: DestinationWallProps) {
  const { t } = useTexts('flights');
  const origin = chosen ?? USUAL_ORIGIN;
  const places = DESTINATIONS.filter(({ code }) => code !== origin.code);
  return (
    <Section>
      <Wrap>
        <SectionHead>
          <Heading level={2}>{t('home.wallTitle')}</Heading>
          <Muted size={16}>{t('home.wallText', { city: origin.cityName })}</Muted>
        </SectionHead>
        <Wall>
          {places.map(({ text, ...destination }) => (
            <Mat key={destination.code} to={hrefTo(origin, destination) ?? '/'}>
              <NearPoster code={destination.code} ratio="3 / 4" />
              <Caption>
                <City>{t(text)}</City>
                <Muted as="span">{t('home.seeFlights')}</Muted>
              </Caption>
            </Mat>
          ))}
        </Wall>
      </Wrap>
    </Section>
  );
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { type PackageFlight, type PackageQuery, packageFlightsHref } from '@alisio/shared-contracts/packages';
import { linkStyles } from '@alisio/shared-ui/button';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FlightWay } from '../../packages/flight-way.tsx';
import { usePackageWords } from '../../packages/package-words.ts';

const { color, space } = tokens;

const Box = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};

  & > :last-child {
    margin-left: auto;
  }
`;

const Change = styled(Link)(linkStyles);

export interface SharedFlightProps {
  flight: PackageFlight;
  query: PackageQuery;
}

/** The flight that all packages of the list have, and the way to another one. */
export function SharedFlight({ flight: { offer }, query }: SharedFlightProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const [out, back] = offer.itineraries;
  return (
    <Box aria-labelledby="shared-flight">
      <Head>
        <Heading level={2} size="s" id="shared-flight">
          {t('packages.list.flight')}
        </Heading>
        <Muted>{`${words.airlines(offer)}, ${words.fare(offer)}`}</Muted>
        <Change to={packageFlightsHref(query)}>{t('packages.changeFlight')}</Change>
      </Head>
      {out ? <FlightWay itinerary={out} dictionaries={offer.dictionaries} way="outbound" /> : null}
      {back ? <FlightWay itinerary={back} dictionaries={offer.dictionaries} way="return" /> : null}
    </Box>
  );
}

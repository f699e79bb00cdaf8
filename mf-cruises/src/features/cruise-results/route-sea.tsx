import type { CruiseItinerary, CruisePort } from '@alisio/shared-contracts/cruises';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Sea = styled.div`
  aspect-ratio: 16 / 10;
  border-bottom: 1px solid ${tokens.color.line};
  background: ${tokens.color.sunken};

  ${media.lg} {
    aspect-ratio: auto;
    min-height: 316px;
    border-right: 1px solid ${tokens.color.line};
    border-bottom: 0;
  }
`;

export interface RouteSeaProps {
  route: CruiseItinerary;
  ports: readonly CruisePort[];
}

/** The way of a route on the sea. */
export const RouteSea = ({ route }: RouteSeaProps) => <Sea data-route={route.slug} />;

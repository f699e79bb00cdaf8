import {
  CABIN_KINDS,
  type CruiseParty,
  type CruiseSort,
  type ListedCruise,
} from '@alisio/shared-contracts/cruises';
import { ShipPicture } from '@alisio/shared-ui/ship';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useCruiseWords } from '../../words/cruise-words.ts';
import { shipLook } from '../../words/ship-look.ts';
import { CabinGrid } from './cabin-grid.tsx';

const { space } = tokens;

const Row = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: center;
  padding-block: ${space[4]};
  border-top: 1px solid ${tokens.color.line};

  & > ul {
    grid-column: 1 / -1;
  }

  ${media.lg} {
    grid-template-columns: 96px minmax(0, 1fr) 400px;

    & > ul {
      grid-column: auto;
    }
  }
`;

const Picture = styled(ShipPicture)`
  border-radius: ${tokens.radius.control};
`;

/** By the price of which kind of cabin an order goes; nothing for an order of another thing. */
function orderedBy(sort: CruiseSort, { cabins, pricePerPerson }: ListedCruise) {
  if (sort === 'balcony') return 'balcony';
  if (sort !== 'night') return undefined;
  return CABIN_KINDS.find((kind) => cabins[kind].price === pricePerPerson);
}

export interface SailingRowProps {
  cruise: ListedCruise;
  party: CruiseParty;
  sort: CruiseSort;
}

/** A sailing of a route: its ship, its days, and what each kind of cabin costs. */
export function SailingRow({ cruise, party, sort }: SailingRowProps) {
  const { span } = useCruiseWords();
  const { ship, region, vendor, departureDate, returnDate } = cruise;
  return (
    <Row>
      <Picture {...shipLook(ship.code, region)} />
      <div>
        <Heading level={3} size="xs">
          {ship.name}
        </Heading>
        <Muted>{vendor}</Muted>
        <Muted>{span(departureDate, returnDate)}</Muted>
      </div>
      <CabinGrid cruise={cruise} party={party} orderedBy={orderedBy(sort, cruise)} />
    </Row>
  );
}

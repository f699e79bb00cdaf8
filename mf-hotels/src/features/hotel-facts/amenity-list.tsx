import type { Amenity } from '@alisio/shared-contracts/hotels';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { StayGlyph } from '../../drawings/stay-glyph.tsx';
import { useHotelWords } from '../../words/hotel-words.ts';

const List = styled.ul`
  display: grid;
  gap: 0 ${tokens.space[6]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    min-height: ${tokens.space[12]};
    border-bottom: 1px solid ${tokens.color.line};
  }

  & svg {
    color: ${tokens.color.ink3};
  }

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** What the house has. */
export function AmenityList({ amenities }: { amenities: readonly Amenity[] }) {
  const words = useHotelWords();
  return (
    <List>
      {amenities.map((amenity) => (
        <li key={amenity}>
          <StayGlyph name={amenity} />
          {words.amenity(amenity)}
        </li>
      ))}
    </List>
  );
}

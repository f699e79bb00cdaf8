import { useTexts } from '@alisio/platform/sdk/i18n';
import type { SearchPlace } from '@alisio/shared-contracts/flights';
import { Code } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

const Name = styled.span`
  display: block;
  font-weight: 600;
`;

const Where = styled.span`
  display: block;
  font-size: ${tokens.text[14]};
  color: ${tokens.color.ink2};
`;

/** A match in the list: the name as one says it, where it is, and always the code. */
export function PlaceOption({ place }: { place: SearchPlace }) {
  const { t } = useTexts('flights');
  return (
    <Line>
      <span>
        <Name>{place.isCity ? place.cityName : place.name}</Name>
        <Where>
          {place.isCity ? t('search.allAirports') : place.cityName}, {place.countryName}
        </Where>
      </span>
      <Code>{place.code}</Code>
    </Line>
  );
}

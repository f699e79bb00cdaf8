import { useTexts } from '@alisio/platform/sdk/i18n';
import { Icon } from '@alisio/shared-ui/icons';
import { Code } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { OfferedPlace } from './use-offered-places.ts';

const Line = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;

  & > svg {
    color: ${tokens.color.ink3};
  }
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

/** One line of the list under the place's box: the name as one says it, and where it is. */
export function PlaceOption({ offered }: { offered: OfferedPlace }) {
  const { t } = useTexts('hotels');
  if (offered.kind === 'near')
    return (
      <Line>
        <Icon name="pin" size="s" />
        <Name>{t('search.useLocation')}</Name>
      </Line>
    );
  const { kind, id, name, cityName, countryName } = offered.place;
  const beside = kind === 'airport' ? t('search.airportOf', { city: cityName }) : cityName;
  const where = [beside, countryName].filter((part) => part !== '' && part !== name).join(', ');
  return (
    <Line>
      <Icon name={kind === 'airport' ? 'plane' : 'pin'} size="s" />
      <span>
        <Name>{name}</Name> <Where>{where}</Where>
      </span>
      {kind === 'airport' ? <Code>{id}</Code> : null}
    </Line>
  );
}

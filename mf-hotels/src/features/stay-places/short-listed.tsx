import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { hotelHref, readHotelQuery } from '@alisio/shared-contracts/hotels';
import { LinkButton } from '@alisio/shared-ui/button';
import { Heading, Muted, textLinkStyles } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useShortList } from '../../short-list/index.ts';

const { color, space } = tokens;

const Box = styled.section`
  display: grid;
  gap: ${space[4]};
`;

const List = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding: ${space[3]} ${space[4]};
  }

  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Hotel = styled(Link)(textLinkStyles);

/** Hotels that somebody keeps on this device; nothing without one. */
export function ShortListed() {
  const { t } = useTexts('hotels');
  const { hotels, toggle } = useShortList();
  const query = readHotelQuery(new URLSearchParams(), useToday());
  if (hotels.length === 0) return null;
  return (
    <Box aria-labelledby="short-list">
      <div>
        <Heading level={2} id="short-list">
          {t('home.keptTitle')}
        </Heading>
        <Muted size={16}>{t('home.keptText')}</Muted>
      </div>
      <List>
        {hotels.map((hotel) => (
          <li key={hotel.code}>
            <span>
              <Hotel to={hotelHref(hotel.code, query)}>{hotel.name}</Hotel>
              <Muted>{hotel.cityName}</Muted>
            </span>
            <LinkButton aria-label={t('home.forgetOf', { hotel: hotel.name })} onClick={() => toggle(hotel)}>
              {t('home.forget')}
            </LinkButton>
          </li>
        ))}
      </List>
    </Box>
  );
}

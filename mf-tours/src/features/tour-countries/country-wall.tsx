import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { type TourCountry, tourCountryHref } from '@alisio/shared-contracts/tours';
import { PosterCard } from '@alisio/shared-ui/poster';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { posterOfCountry } from './poster-of-country.ts';

const Wall = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};

  ${media.md} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${tokens.space[4]};
  }

  ${media.lg} {
    gap: ${tokens.space[6]};
  }
`;

/** Countries as posters, each with how many tours it has and from which price. */
export function CountryWall({ countries }: { countries: readonly TourCountry[] }) {
  const { t } = useTexts('tours');
  const { fromMoney } = usePrices();
  return (
    <Wall>
      {countries.map((country) => (
        <li key={country.slug}>
          <PosterCard
            place={posterOfCountry(country)}
            title={<Link to={tourCountryHref(country.slug)}>{country.name}</Link>}
            facts={t('toursHome.tours', { count: country.tours })}
            price={
              country.from ? (
                <>
                  {t('tour.from')} <b>{fromMoney(country.from.amount, country.from.currency)}</b>
                </>
              ) : undefined
            }
          />
        </li>
      ))}
    </Wall>
  );
}

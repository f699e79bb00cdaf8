import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import {
  type CruiseChoices,
  type CruiseQuery,
  cruiseResultsHref,
  NOT_SOLD,
} from '@alisio/shared-contracts/cruises';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import { PosterCard } from '@alisio/shared-ui/poster';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useCruiseWords } from '../../words/cruise-words.ts';
import { posterOfRegion } from './poster-of-region.ts';

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

export interface RegionWallProps {
  regions: CruiseChoices['regions'];
  /** what else each of them is searched with */
  query: CruiseQuery;
}

/** Seas as posters, each with how many sailings it has and from which price. */
export function RegionWall({ regions, query }: RegionWallProps) {
  const { t } = useTexts('cruises');
  const { fromMoney } = usePrices();
  const { region } = useCruiseWords();
  return (
    <Wall>
      {regions.map(({ code, sailings, from }) => (
        <li key={code}>
          <PosterCard
            place={posterOfRegion(code)}
            title={<Link to={cruiseResultsHref({ ...query, destination: code })}>{region(code)}</Link>}
            facts={t('home.sailings', { count: sailings })}
            price={
              from === NOT_SOLD ? undefined : (
                <>
                  {t('cruise.from')} <b>{fromMoney(from, DEFAULT_CURRENCY)}</b>
                </>
              )
            }
          />
        </li>
      ))}
    </Wall>
  );
}

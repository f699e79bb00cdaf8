import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { TRAIN_REGIONS, type TrainQuery, trainsHref } from '@alisio/shared-contracts/trains';
import { linkStyles } from '@alisio/shared-ui/button';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[5]};
`;

const Region = styled(Link)`
  ${linkStyles}

  &[aria-current] {
    color: ${tokens.color.ink};
    font-weight: 650;
    text-decoration: none;
  }
`;

/** Deals by part of the world, for who has no way in mind. */
export function Regions({ query: { region, party } }: { query: TrainQuery }) {
  const { t } = useTexts('content');
  return (
    <nav aria-label={t('trains.region.label')}>
      <List>
        {(['', ...TRAIN_REGIONS] as const).map((one) => (
          <li key={one}>
            <Region
              to={trainsHref({ region: one, party })}
              {...(one === region ? { 'aria-current': 'true' } : {})}
            >
              {t(`trains.region.${one === '' ? 'all' : one}`)}
            </Region>
          </li>
        ))}
      </List>
    </nav>
  );
}

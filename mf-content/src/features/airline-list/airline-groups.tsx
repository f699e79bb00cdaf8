import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { ALLIANCES, type Alliance, type ContentCard } from '@alisio/shared-contracts/content';
import { CarrierTile } from '@alisio/shared-ui/aeroplane';
import { Section } from '@alisio/shared-ui/section';
import { Muted, textLinkStyles } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ALLIANCE_NAMES } from '../../airlines/alliance-names.ts';

const { color, space, text } = tokens;

const Jump = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
  }
`;

const To = styled.a(textLinkStyles);

const Cards = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  height: 100%;
  min-height: 80px;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${text[18]};
  line-height: 1.3;
  text-decoration: none;

  & b {
    display: block;
    font-weight: 650;
  }

  & small {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  &:hover {
    border-color: ${color.control};
  }

  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const GROUPS = [...ALLIANCES, 'none'] as const;

/** The airlines that have a page, by alliance; links lead to each group. */
export function AirlineGroups({ airlines }: { airlines: readonly ContentCard[] }) {
  const { t } = useTexts('content');
  const titleOf = (group: Alliance | 'none') =>
    group === 'none' ? t('airlines.alone') : ALLIANCE_NAMES[group];
  const groups = GROUPS.map((alliance) => ({
    alliance,
    cards: airlines.filter(({ airline }) => (airline?.alliance ?? 'none') === alliance),
  })).filter(({ cards }) => cards.length > 0);
  return (
    <>
      <Jump aria-label={t('airlines.jump')}>
        {groups.map(({ alliance }) => (
          <To key={alliance} href={`#${alliance}`}>
            {titleOf(alliance)}
          </To>
        ))}
      </Jump>
      <div>
        {groups.map(({ alliance, cards }) => (
          <Section
            key={alliance}
            id={alliance}
            title={titleOf(alliance)}
            text={t(alliance === 'none' ? 'airlines.aloneText' : 'airlines.togetherText')}
          >
            <Cards>
              {cards.map(({ id, href, airline }) =>
                airline ? (
                  <li key={id}>
                    <Card to={href}>
                      <CarrierTile aria-hidden="true">{airline.code}</CarrierTile>
                      <span>
                        <b>{airline.name}</b>
                        <small>{airline.base}</small>
                      </span>
                    </Card>
                  </li>
                ) : null,
              )}
            </Cards>
          </Section>
        ))}
      </div>
      <Muted>{t('airlines.demo')}</Muted>
    </>
  );
}

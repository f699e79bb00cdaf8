import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import type { ContentCard } from '@alisio/shared-contracts/content';
import { Poster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-top: ${space[4]};

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > li {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: ${space[2]};
    padding: ${space[2]} ${space[2]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.card};
    background: ${color.surface};
  }

  & > li > :not(:first-child) {
    margin-inline: ${space[2]};
  }
`;

/** The whole card leads where its title leads. */
const Title = styled(Link)`
  color: ${color.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  li:hover & {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Lead = styled.p`
  font-size: ${text[15]};
  color: ${color.ink2};
`;

export interface TextCardsProps {
  texts: readonly ContentCard[];
  /** of the titles */
  level: 2 | 3;
}

/** Texts to choose from, each with its picture. */
export function TextCards({ texts, level }: TextCardsProps) {
  const { t } = useTexts('content');
  return (
    <Cards>
      {texts.map(({ id, href, title, lead, poster, minutes }) => (
        <li key={id}>
          <Poster place={poster} wide ratio="16 / 9" />
          <Heading level={level} size="s">
            <Title to={href}>{title}</Title>
          </Heading>
          <Lead>{lead}</Lead>
          <Muted>{t('reading.minutes', { count: minutes, number: minutes })}</Muted>
        </li>
      ))}
    </Cards>
  );
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentCard } from '@alisio/shared-contracts/content';
import { PosterBanner } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { CardTitle } from './card-title.tsx';

const { color, space, text } = tokens;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[4]};

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[8]} ${space[6]};
  }

  & > li {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.card};
    background: ${color.surface};
    overflow: hidden;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[2]};
  padding: ${space[4]};
`;

const Lead = styled.p`
  font-size: ${text[15]};
  color: ${color.ink2};
`;

/** The newest text takes the list's width, where there is any. */
const First = styled.li`
  ${media.md} {
    && {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      grid-template-rows: auto;
    }

    & > [data-words] {
      align-content: center;
      grid-template-rows: auto auto auto;
      gap: ${space[3]};
      padding: ${space[8]};
    }

    & p:not(:last-child) {
      font-size: ${text[18]};
      line-height: 1.45;
    }
  }
`;

interface CardProps {
  text: ContentCard;
  level: 2 | 3;
  isFirst: boolean;
}

function Card({ text: { href, title, lead, poster, minutes }, level, isFirst }: CardProps) {
  const { t } = useTexts('content');
  return (
    <>
      <PosterBanner place={poster} ratio="16 / 9" late={!isFirst} />
      <Words data-words="">
        <Heading level={level} size={isFirst ? 'l' : 's'}>
          <CardTitle to={href}>{title}</CardTitle>
        </Heading>
        <Lead>{lead}</Lead>
        <Muted>{t('reading.minutes', { count: minutes, number: minutes })}</Muted>
      </Words>
    </>
  );
}

export interface TextCardsProps {
  texts: readonly ContentCard[];
  /** of the titles */
  level: 2 | 3;
  /** the first one is larger than the others */
  leads?: boolean;
}

/** Texts to choose from, each with its picture. */
export const TextCards = ({ texts, level, leads = false }: TextCardsProps) => (
  <Cards>
    {texts.map((text, at) =>
      leads && at === 0 ? (
        <First key={text.id}>
          <Card text={text} level={level} isFirst />
        </First>
      ) : (
        <li key={text.id}>
          <Card text={text} level={level} isFirst={false} />
        </li>
      ),
    )}
  </Cards>
);

import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentCard } from '@alisio/shared-contracts/content';
import { Poster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { CardTitle } from './card-title.tsx';

const { color, space } = tokens;

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin-top: ${space[5]};

  ${media.md} {
    gap: ${space[5]};
  }

  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[6]};
  }

  & > li {
    position: relative;
    padding: ${space[2]} ${space[2]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.tag};
    background: ${color.surface};
  }
`;

const Name = styled(Heading)`
  margin: ${space[3]} ${space[1]} ${space[1]};
  font-stretch: ${tokens.width.snug};
  line-height: 1.2;
`;

const Minutes = styled(Muted)`
  margin-inline: ${space[1]};
`;

/** Texts as posters on their mats. */
export function TextPosters({ texts }: { texts: readonly ContentCard[] }) {
  const { t } = useTexts('content');
  return (
    <Wall>
      {texts.map(({ id, href, title, poster, minutes }) => (
        <li key={id}>
          <Poster place={poster} />
          <Name level={3} size="s">
            <CardTitle to={href}>{title}</CardTitle>
          </Name>
          <Minutes>{t('reading.minutes', { count: minutes, number: minutes })}</Minutes>
        </li>
      ))}
    </Wall>
  );
}

import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentPage } from '@alisio/shared-contracts/content';
import { Poster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const { color, space, text } = tokens;

const Head = styled.header`
  max-width: 70ch;

  & > p {
    margin-top: ${space[3]};
  }
`;

const Dek = styled.p`
  font-size: ${text[18]};
  color: ${color.ink2};

  ${media.md} {
    font-size: ${text[20]};
  }
`;

/** Flat on a wide window: the text begins in the first view. */
const Art = styled.div`
  overflow: hidden;
  height: 180px;
  border-radius: ${tokens.radius.card};

  ${media.md} {
    height: 260px;
  }

  ${media.xl} {
    height: 320px;
  }
`;

/** The scene, title, lead, and when it was written. `crumbs` stand between scene and title. */
export function TextHead({ page, crumbs }: { page: ContentPage; crumbs: ReactNode }) {
  const { t, language } = useTexts('content');
  const { card } = page;
  const day = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <div>
      {crumbs}
      <Art>
        <Poster place={card.poster} wide fill />
      </Art>
      <Head lang={page.language}>
        <Heading level={1} size="xl">
          {card.title}
        </Heading>
        <Dek>{card.lead}</Dek>
        <Muted lang={language}>
          {t('reading.byline', { day: day(card.updated), count: card.minutes, number: card.minutes })}
        </Muted>
      </Head>
    </div>
  );
}

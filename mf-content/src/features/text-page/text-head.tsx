import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentPage } from '@alisio/shared-contracts/content';
import { Wrap } from '@alisio/shared-ui/layout';
import { PosterBanner } from '@alisio/shared-ui/poster';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Scene } from './scene.tsx';

const { color, space, text } = tokens;

const Head = styled(Wrap)`
  padding-block: ${space[5]} ${space[2]};

  & > * {
    max-width: 760px;
  }
`;

const Title = styled.h1`
  margin-top: ${space[1]};
  font-size: ${text[32]};
  font-stretch: ${tokens.width.snug};
  line-height: 1.05;
  letter-spacing: -0.03em;

  ${media.md} {
    font-size: ${text[56]};
    line-height: 1;
  }
`;

const Dek = styled.p`
  margin-top: ${space[4]};
  font-size: ${text[20]};
  line-height: 1.4;
  color: ${color.ink2};
`;

const Byline = styled(Muted)`
  margin-top: ${space[4]};
`;

/** The scene, title, lead, and when it was written. `crumbs` stand between scene and title. */
export function TextHead({ page, crumbs }: { page: ContentPage; crumbs: ReactNode }) {
  const { t, language } = useTexts('content');
  const { card } = page;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(card.updated),
  );
  return (
    <header>
      <Scene>
        <PosterBanner place={card.poster} />
      </Scene>
      <Head>
        {crumbs}
        <Title lang={page.language}>{card.title}</Title>
        <Dek lang={page.language}>{card.lead}</Dek>
        <Byline>{t('reading.byline', { day, count: card.minutes, number: card.minutes })}</Byline>
      </Head>
    </header>
  );
}
